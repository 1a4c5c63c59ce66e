import { join } from "node:path";
import pg from "pg";
import { projectRoot } from "../../../root.ts";
import type { Database } from "../database.ts";
import { adoptBaseline, readFormerHistory } from "./formerHistory.ts";
import { type HistoryRow, type HistoryVerdict, validateHistory, readMigrations } from "./migrations.ts";
import { type SchemaEngine, openSchemaEngine } from "./schemaEngine.ts";
import { withStartLock } from "../embedded/startLock.ts";

export class MigrationError extends Error {
  override name = "MigrationError";
}

export const migrationsFolder: string = join(projectRoot, "prisma", "migrations");

/**
 * Applies missing migrations with Prisma's engine. An advisory lock lets one of several starting processes migrate.
 * @returns the names of the applied migrations
 * @throws {MigrationError} when the database is newer than the code, was changed by hand, or a script fails
 */
export async function migrate(database: Database, folder: string = migrationsFolder): Promise<string[]> {
  if (requireAccepted(await compareHistory(database.pool, folder)).kind === "current") return [];
  if (database.kind === "embedded") return applyMissing(database.pool, database.pool, folder);
  return withStartLock(database, "migrate", () => {
    // The engine's session state ends with this connection.
    const engine = new pg.Pool({ ...database.pool.options, max: 1, statement_timeout: 0, query_timeout: 0 });
    return applyMissing(database.pool, engine, folder).finally(() => engine.end());
  });
}

/** Accepts a newer database, because the former release still serves during an upgrade. */
export async function requireMigrated(database: Database): Promise<void> {
  newest ??= readMigrations(migrationsFolder).at(-1)?.name ?? "";
  const rows = await database.query(
    "SELECT FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NOT NULL AND rolled_back_at IS NULL",
    [newest],
  );
  if (rows.length === 0) throw new MigrationError(`the migration ${newest} has not been applied`);
}

let newest: string | undefined;

async function applyMissing(queryPool: pg.Pool, pool: pg.Pool, folder: string): Promise<string[]> {
  const verdict = requireAccepted(await compareHistory(queryPool, folder));
  if (verdict.kind === "current") return [];
  if (verdict.kind === "former") {
    const baseline = readMigrations(folder)[0]!;
    await adoptBaseline(pool, folder, baseline);
    return [baseline.name, ...(await applyMissing(queryPool, pool, folder))];
  }
  const { unfinished } = verdict;
  const { engine, scriptError } = await openSchemaEngine(pool, readMigrations(folder));
  try {
    // A script is one transaction, so an unfinished one changed nothing.
    for (const migrationName of unfinished) await engine.markMigrationRolledBack({ migrationName });
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: toMigrationsList(folder),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } catch (error) {
    const after = await compareHistory(queryPool, folder);
    const name = after.kind === "behind" ? after.unfinished.at(-1) : undefined;
    const reason = withRemedy(oneLine(scriptError() ?? error));
    throw new MigrationError(
      name ? `the migration ${name} failed: ${reason}` : `the database could not be migrated: ${reason}`,
      { cause: error },
    );
  } finally {
    engine.free();
  }
}

const EXTENSIONS = ["btree_gist", "btree_gin", "pg_trgm"];

/** Adds the remedy: a missing right or a missing package. */
function withRemedy(reason: string): string {
  if (!EXTENSIONS.some((name) => reason.includes(`extension "${name}"`))) return reason;
  const missing = reason.includes("permission denied")
    ? "an administrator of the server has to run, in this database, "
    : "install PostgreSQL's contrib package, and run, in this database, ";
  return `${reason}: ${missing}${EXTENSIONS.map((name) => `CREATE EXTENSION IF NOT EXISTS ${name};`).join(" ")}`;
}

const oneLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n").find(Boolean) ?? "unknown";

function requireAccepted(verdict: HistoryVerdict): Exclude<HistoryVerdict, { kind: "refused" }> {
  if (verdict.kind === "refused") throw new MigrationError(verdict.message);
  return verdict;
}

async function compareHistory(queryPool: pg.Pool, folder: string): Promise<HistoryVerdict> {
  const table = await queryPool.query<{ there: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there`,
  );
  if (!table.rows[0]?.there) return validateHistory(readMigrations(folder), []);
  const { rows } = await queryPool.query<HistoryRow>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
       FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return validateHistory(readMigrations(folder), rows, readFormerHistory(folder));
}

export function toMigrationsList(
  folder: string,
): Parameters<SchemaEngine["engine"]["applyMigrations"]>[0]["migrationsList"] {
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
