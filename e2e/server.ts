import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "../server/root.ts";

export type Settings = Readonly<Record<string, string>>;

interface StartedServer {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly output: () => string;
}

export async function startServer(dir: string, settings: Settings): Promise<StartedServer> {
  const child = spawn(process.execPath, [join(projectRoot, "server", "tooling", "runBuilt.mjs")], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: "production",
      DAYBOOK_MODE: "trial",
      PORT: "0",
      DAYBOOK_DIR: dir,
      LOG_LEVEL: "error",
      // A busy test machine would close the gate.
      DAYBOOK_LOAD_GATE: "off",
      DAYBOOK_STOP_WITH_PARENT: "1",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const match = /http:\/\/[\w.:[\]-]+:\d+/.exec(output);
      if (match) resolve(new URL(match[0]).origin);
    };
    child.stdout!.on("data", listen);
    child.stderr!.on("data", listen);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return { child, origin, output: () => output };
}

export async function stopServer({ child }: StartedServer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
