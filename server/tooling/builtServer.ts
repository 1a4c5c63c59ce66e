import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "../root.ts";

export interface BuiltServer {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Returns the standard error output so far. This process prints it too. */
  errors(): string;
}

/**
 * Starts the built product on a free port. Build it first.
 * @throws if it does not start
 */
export async function startBuiltServer(env: Record<string, string>): Promise<BuiltServer> {
  const child = spawn(process.execPath, [join(projectRoot, "server", "tooling", "runBuilt.mjs")], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: "production",
      DAYBOOK_MODE: "trial",
      PORT: "0",
      LOG_LEVEL: "error",
      DAYBOOK_LOAD_GATE: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
    process.stderr.write(chunk);
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let startOutput = "";
    child.stdout.on("data", (chunk: Buffer) => {
      startOutput += chunk.toString();
      const found = /http:\/\/[\w.:[\]-]+:\d+/.exec(startOutput);
      if (found) resolve(new URL(found[0]).origin);
    });
    child.once("exit", (code) => reject(new Error(`a server ended with ${code}: ${startOutput}`)));
  });
  return { origin, child, errors: () => errors };
}

export async function endBuiltServer({ child }: BuiltServer, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await exited;
}
