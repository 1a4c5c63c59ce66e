import type { Database } from "../../platform/database/database.ts";

/** Returns once a connection of the database waits for a lock of this type, as `pg_locks` names it. */
export async function waitForLock(
  { query }: Pick<Database, "query">,
  locktype: "advisory" | "transactionid",
): Promise<void> {
  const waiting = "SELECT FROM pg_locks WHERE locktype = $1 AND NOT granted";
  while ((await query(waiting, [locktype])).length === 0);
}
