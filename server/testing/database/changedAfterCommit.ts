import type { Database } from "../../platform/database/database.ts";

/** Raises the `sequence` of all bookings after each transaction, like a concurrent caller. */
export function changedAfterCommit(database: Database): Database {
  return {
    ...database,
    async transaction(work, options) {
      const result = await database.transaction(work, options);
      await database.query("UPDATE bookings SET sequence = sequence + 1");
      return result;
    },
  };
}
