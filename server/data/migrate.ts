import { join } from "node:path";
import pg from "pg";
import { projectRoot } from "../root.ts";
import type { Database } from "./database.ts";
import { type HistoryRow, type HistoryVerdict, judgeHistory, readMigrations } from "./migrations.ts";
import { type SchemaEngine, openSchemaEngine } from "./schemaEngine.ts";

/** The database and the code do not go together, or a migration failed. The message is one line. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/** The folder of the migrations that belong to this code. */
export const migrationsFolder: string = join(projectRoot, "prisma", "migrations");

/** Any number that nothing else locks by. */
const LOCK_KEY = 5_463_290_117;

/**
 * Brings the database up to the code. Up to date costs two plain reads. Otherwise Prisma's engine applies
 * what is missing while this process holds an advisory lock, so of several that start at once one migrates
 * and the others find it done.
 *
 * @returns the names of the migrations that were applied
 * @throws {MigrationError} when the database is newer than the code, was changed by hand, or a script fails
 */
export async function migrate(database: Database, folder: string = migrationsFolder): Promise<string[]> {
  if (pending(await judge(database.pool, folder)) === null) return [];
  // Embedded there is one process (the folder's lock) and one connection: nobody to wait for.
  if (database.kind === "embedded") return applyMissing(database.pool, database.pool, folder);
  return whileLocked(database.pool, (locked) => {
    // One connection of its own: the engine's session state stays with it and goes with it.
    const engine = new pg.Pool({ ...database.pool.options, max: 1, statement_timeout: 0, query_timeout: 0 });
    return applyMissing(locked, engine, folder).finally(() => engine.end());
  });
}

type Asking = Pick<pg.Pool, "query"> | pg.PoolClient;

async function whileLocked<T>(pool: pg.Pool, work: (locked: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(`SET LOCAL statement_timeout = 0`);
    // Short waits again and again: a driver gives up on a statement that stays silent for long.
    while (!(await tryLock(client))) await new Promise((resolve) => setTimeout(resolve, 100));
    return await work(client);
  } finally {
    // Also gives the lock back. Nothing was written here.
    await client.query("ROLLBACK").catch(() => {});
    client.release();
  }
}

async function tryLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS got", [
    LOCK_KEY,
  ]);
  return rows[0]?.got === true;
}

async function applyMissing(asking: Asking, pool: pg.Pool, folder: string): Promise<string[]> {
  const unfinished = pending(await judge(asking, folder));
  if (unfinished === null) return [];
  const engine = await openSchemaEngine(pool);
  try {
    // A script is one transaction, so one that did not finish has changed nothing: it is simply tried again.
    for (const migrationName of unfinished) await engine.markMigrationRolledBack({ migrationName });
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrationList(folder),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } catch (error) {
    throw new MigrationError(failureMessage(error), { cause: error });
  } finally {
    engine.free();
  }
}

/** The unfinished names when there is something to apply, `null` when there is nothing. */
function pending(verdict: HistoryVerdict): string[] | null {
  if (verdict.kind === "refused") throw new MigrationError(verdict.message);
  return verdict.kind === "current" ? null : verdict.unfinished;
}

async function judge(asking: Asking, folder: string): Promise<HistoryVerdict> {
  const table = await asking.query<{ there: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there`,
  );
  if (!table.rows[0]?.there) return judgeHistory(readMigrations(folder), []);
  const { rows } = await asking.query<HistoryRow>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
       FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return judgeHistory(readMigrations(folder), rows);
}

/** A folder as the engine wants to be told of it. */
export function migrationList(
  folder: string,
): Parameters<SchemaEngine["applyMigrations"]>[0]["migrationsList"] {
  return {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: readMigrations(folder).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}

/** The engine's failures are a page long; the operator needs the migration's name and what PostgreSQL said. */
function failureMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const name = /Migration name: (\S+)/.exec(text)?.[1];
  const reason =
    /(?:Database error:|ERROR:)\s*(?:ERROR:)?\s*(.+)/.exec(text)?.[1] ?? text.split("\n").find(Boolean) ?? "";
  return name ? `the migration ${name} failed: ${reason}` : `the database could not be migrated: ${reason}`;
}
