import type { Database, Sql } from "./database.ts";

/**
 * Returns a database that runs everything in one transaction, with its own transactions as savepoints. Prisma is
 * rejected.
 */
export function nestedTransaction(database: Database, sql: Sql): Database {
  let savepoints = 0;
  // A savepoint must not commit the transaction.
  const { commit: _, ...part } = sql;
  return {
    ...database,
    query: sql.query,
    ...(sql.afterCommit && { afterCommit: sql.afterCommit }),
    async transaction<T>(work: (inner: Sql) => Promise<T>): Promise<T> {
      const name = `part_${(savepoints += 1)}`;
      await sql.query(`SAVEPOINT ${name}`);
      try {
        const value = await work(part);
        await sql.query(`RELEASE SAVEPOINT ${name}`);
        return value;
      } catch (error) {
        await sql.query(`ROLLBACK TO SAVEPOINT ${name}`);
        throw error;
      }
    },
  };
}
