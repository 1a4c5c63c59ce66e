import pg from "pg";
import { type Target, poolConfig } from "./connect.ts";

/** A pooler may take turns: in the first round each connection may meet its own backend by chance. */
const ROUNDS = 3;

/**
 * Whether two connections share backends, because a pooler in transaction mode is in between. Prepared statements, session
 * settings and LISTEN belong to a backend, so Daybook cannot work through one. Opens two connections of its own.
 */
export async function sharesBackends(target: Target): Promise<boolean> {
  const clients = [new pg.Client(poolConfig(target)), new pg.Client(poolConfig(target))] as const;
  for (const client of clients) client.on("error", () => {});
  try {
    for (const client of clients) await client.connect();
    for (let round = 0; round < ROUNDS; round++) {
      const [free, busy] = round % 2 === 0 ? clients : [clients[1], clients[0]];
      const before = await backendOf(free);
      await busy.query("BEGIN");
      // Two sessions have two backends, and each keeps its own while the other is in a transaction.
      if ((await backendOf(busy)) === before || (await backendOf(free)) !== before) return true;
      await busy.query("ROLLBACK");
    }
    return false;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

/** Process ids are used again: the time of the start tells two backends apart. */
async function backendOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ backend: string }>(
    "SELECT pid || ' ' || backend_start AS backend FROM pg_stat_activity WHERE pid = pg_backend_pid()",
  );
  return rows[0]!.backend;
}
