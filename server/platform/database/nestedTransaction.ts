import type { Database, Sql } from "./database.ts";

/**
 * A database whose statements all belong to one transaction; its own transactions are parts of that (savepoints). For use cases
 * that are to happen together with something else, or not at all. Prisma is refused there, as everywhere in a transaction.
 */
export function nestedTransaction(database: Database, sql: Sql): Database {
  let parts = 0;
  // A part ends without ending the whole.
  const { commit: _, ...part } = sql;
  return {
    ...database,
    query: sql.query,
    async transaction<T>(work: (inner: Sql) => Promise<T>): Promise<T> {
      const name = `part_${(parts += 1)}`;
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
