import { type BuiltServer, endBuiltServer, startBuiltServer } from "../builtServer.ts";

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
