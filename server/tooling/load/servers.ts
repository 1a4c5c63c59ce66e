import { type BuiltServer, endBuiltServer, startBuiltServer } from "../builtServer.ts";

export interface Servers {
  origin(chance: number): string;
  killOne(index: number): Promise<void>;
  stop(): Promise<void>;
}

/** @throws if a process does not start */
export async function startServers(count: number, databaseUrl: string): Promise<Servers> {
  const env = { DATABASE_URL: databaseUrl, TRUST_PROXY: "1", DAYBOOK_STOP_WITH_PARENT: "1" };
  const start = () => startBuiltServer(env);
  const running: (BuiltServer | null)[] = await Promise.all(Array.from({ length: count }, start));
  return {
    origin(chance) {
      const up = running.filter((one) => one !== null);
      return up[Math.floor(chance * up.length)]!.origin;
    },
    async killOne(index) {
      const one = running[index]!;
      running[index] = null;
      await endBuiltServer(one, "SIGKILL");
      running[index] = await start();
    },
    async stop() {
      await Promise.all(running.map((one) => one && endBuiltServer(one, "SIGTERM")));
    },
  };
}
