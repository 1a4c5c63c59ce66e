import pg from "pg";
import { type Target, poolConfig } from "../connect.ts";

/** Number of tests. A pooler may assign backends in turn, so that one test can miss it. */
const ROUNDS = 3;

/**
 * Returns true if connections share backends, as a pooler in transaction mode makes them do. Prepared statements, session settings
 * and LISTEN belong to a backend, so Daybook cannot use such a pooler. Opens two connections of its own.
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
      // Without a pooler two sessions have two backends, and a transaction of one does not change the backend of the other.
      if ((await identifyBackend(busy)) === before || (await identifyBackend(free)) !== before) return true;
      await busy.query("ROLLBACK");
    }
    return false;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

/** Identifies a backend. The system reuses process ids, so the start of the backend is part of the result. */
async function identifyBackend(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ backend: string }>(
    "SELECT pid || ' ' || backend_start AS backend FROM pg_stat_activity WHERE pid = pg_backend_pid()",
  );
  return rows[0]!.backend;
}
