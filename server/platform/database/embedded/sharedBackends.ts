import pg from "pg";
import { type Target, poolConfig } from "../connect.ts";

/** A pooler may assign backends in turn, so one test can miss it. */
const ROUNDS = 3;

/**
 * Returns true behind a pooler in transaction mode, which Daybook cannot use: prepared statements, session settings and
 * LISTEN belong to a backend.
 */
export async function sharesBackends(target: Target): Promise<boolean> {
  const clients = [new pg.Client(poolConfig(target)), new pg.Client(poolConfig(target))] as const;
  for (const client of clients) client.on("error", () => {});
  try {
    for (const client of clients) await client.connect();
    for (let round = 0; round < ROUNDS; round++) {
      const [free, busy] = round % 2 === 0 ? clients : [clients[1], clients[0]];
      const before = await identifyBackend(free);
      await busy.query("BEGIN");
      if ((await identifyBackend(busy)) === before || (await identifyBackend(free)) !== before) return true;
      await busy.query("ROLLBACK");
    }
    return false;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

/** Process ids are reused, so the result includes the start time. */
async function identifyBackend(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ backend: string }>(
    "SELECT pid || ' ' || backend_start AS backend FROM pg_stat_activity WHERE pid = pg_backend_pid()",
  );
  return rows[0]!.backend;
}
