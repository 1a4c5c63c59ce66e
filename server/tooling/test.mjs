// `npm test` prepares the checkout and runs server/tooling/test.ts.
import { spawn } from "node:child_process";

await main().catch(async (error) => {
  const { TaskError } = await import("./report.mjs");
  console.error(error instanceof TaskError ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exit(1);
});

async function main() {
  const { prepare } = await import("./prepare.mjs");
  const { root } = await import("./run.mjs");
  const { makeScratchFolder } = await import("./scratchFolder.mjs");
  await prepare({ build: false });
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "server/tooling/test.ts", ...process.argv.slice(2)],
    {
      cwd: root,
      env: { ...process.env, TMPDIR: makeScratchFolder() },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
