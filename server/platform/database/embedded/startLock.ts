import type pg from "pg";
import type { Database } from "../database.ts";

export const START_LOCKS = { migrate: 5_463_290_117, demo: 5_463_290_118 } as const;

const RETRY_MS = 100;

/**
 * Runs `work` in one of the processes on a server at a time. The folder lock already protects the embedded database.
 */
export async function withStartLock<T>(
  database: Database,
  lock: keyof typeof START_LOCKS,
  work: () => Promise<T>,
): Promise<T> {
  if (database.kind === "embedded") return work();
  const client = await database.pool.connect();
  try {
    // A separate connection, because a transaction that once failed to find a table may not see it later.
    await client.query("BEGIN");
    // The driver's timeout would end a long wait.
    while (!(await tryLock(client, START_LOCKS[lock]))) await pause();
    return await work();
  } finally {
    await client.query("ROLLBACK").catch(() => {});
    client.release();
  }
}

async function tryLock(client: pg.PoolClient, key: number): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS got", [key]);
  return rows[0]?.got === true;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_MS));
