// `npm start` and `npm run dev` (`--dev`) take a fresh clone to a running server.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";

const OLDEST = [20, 19];

await main().catch(async (error) => {
  const { TaskError } = await import("./report.mjs");
  console.error(error instanceof TaskError ? error.message : error);
  process.exit(1);
});

async function main() {
  refuseOldNode();
  const dev = process.argv.includes("--dev");
  process.env["NODE_ENV"] = dev ? "development" : "production";
  process.env["DAYBOOK_DEMO_BOOKINGS"] ??= "1";
  const { prepare } = await import("./prepare.mjs");
  await prepare({ build: !dev });
  if (dev) await develop();
  else {
    // A killed npm leaves its children running, with the folder and the port in use.
    if (process.env["npm_lifecycle_event"] !== undefined) process.env["DAYBOOK_STOP_WITH_PARENT"] = "1";
    await import("./runBuilt.mjs");
  }
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(
    `Daybook needs Node ${OLDEST.join(".")} or newer; this is ${process.versions.node}: install a newer one (nodejs.org).`,
  );
  process.exit(1);
}

async function develop() {
  const { generate } = await import("./prepare.mjs");
  const { root } = await import("./run.mjs");
  const child = spawn(
    process.execPath,
    ["--watch", "--watch-preserve-output", "--import", "tsx", join("server", "main.ts")],
    { cwd: root, stdio: "inherit" },
  );
  // The generated client is among the watched files.
  const models = watch(join(root, "prisma", "schema.prisma"), () => void generate().catch(console.error));
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(signal, () => {
      child.kill(signal);
      // A signal during a restart is lost, so it is repeated.
      setInterval(() => child.kill(signal), 1_500);
    });
  }
  child.on("exit", (code, signal) => {
    models.close();
    process.exit(code ?? (signal ? 1 : 0));
  });
}
