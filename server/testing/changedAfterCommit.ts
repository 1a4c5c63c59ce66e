import type { Database } from "../platform/database/database.ts";

/** Returns a database that raises the `sequence` of every booking after each transaction, as a fast second caller could. */
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
