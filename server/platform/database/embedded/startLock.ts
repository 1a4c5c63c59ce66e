import type pg from "pg";
import type { Database } from "../database.ts";

/** What only one process does at a time while it starts. Any numbers that nothing else locks by. */
export const START_LOCKS = { migrate: 5_463_290_117, demo: 5_463_290_118 } as const;

const TRY_AGAIN_MS = 100;

/**
 * Runs `work` while no other process that shares the server does the same. Embedded there is no other (the folder's
 * lock), and no second connection to hold a lock with.
 */
export async function whileAlone<T>(
  database: Database,
  lock: keyof typeof START_LOCKS,
  work: () => Promise<T>,
): Promise<T> {
  if (database.kind === "embedded") return work();
  const client = await database.pool.connect();
  try {
    // Only the lock is asked for on its connection: a transaction that has once looked a table up in vain may go on
    // not seeing it.
    await client.query("BEGIN");
    // Short questions again and again: a driver gives up on a statement that stays silent for long.
    while (!(await tryLock(client, START_LOCKS[lock]))) await pause();
    return await work();
  } finally {
    // Also gives the lock back. Nothing was written here.
    await client.query("ROLLBACK").catch(() => {});
    client.release();
  }
}

async function tryLock(client: pg.PoolClient, key: number): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS got", [key]);
  return rows[0]?.got === true;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
