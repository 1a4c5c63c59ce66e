import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "../../root.ts";

/** A few processes of the built product on one database. Each can be killed, and comes back. */
export interface Servers {
  /** One that answers at the moment. */
  origin(chance: number): string;
  /** Ends one without warning (SIGKILL), as a machine does that goes, and starts it anew. */
  killOne(index: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts so many. @throws when one does not come up */
export async function startServers(count: number, databaseUrl: string): Promise<Servers> {
  const start = (): Promise<Running> => startServer(databaseUrl);
  const running: (Running | null)[] = await Promise.all(Array.from({ length: count }, start));
  return {
    origin(chance) {
      const up = running.filter((one) => one !== null);
      return up[Math.floor(chance * up.length)]!.origin;
    },
    async killOne(index) {
      const one = running[index]!;
      running[index] = null;
      await ended(one, "SIGKILL");
      running[index] = await start();
    },
    async stop() {
      await Promise.all(running.map((one) => one && ended(one, "SIGTERM")));
    },
  };
}

interface Running {
  readonly origin: string;
  readonly child: ChildProcess;
}

async function ended({ child }: Running, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  const over = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await over;
}

async function startServer(databaseUrl: string): Promise<Running> {
  const child = spawn(process.execPath, [join(projectRoot, ".build", "server", "main.js")], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      LOG_LEVEL: "error",
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: "1",
      DAYBOOK_STOP_WITH_PARENT: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[\w.:[\]-]+:\d+/.exec(said);
      if (found) resolve(new URL(found[0]).origin);
    });
    child.once("exit", (code) => reject(new Error(`a server ended with ${code}: ${said}`)));
  });
  return { origin, child };
}
