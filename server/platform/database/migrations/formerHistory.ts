import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { Migration } from "./migrations.ts";

/** Checksums by name of the migrations that the baseline replaces. */
export type FormerHistory = Readonly<Record<string, string>>;

/** The migrations that a folder's baseline replaces; null if it replaces none. */
export function readFormerHistory(folder: string): FormerHistory | null {
  const file = join(folder, "baselined.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as FormerHistory) : null;
}

/** A function with its whole body, as the scripts write it. */
const FUNCTION = /^CREATE OR REPLACE FUNCTION[\s\S]*?\$function\$;$/gm;

/**
 * Marks a database that all former migrations made as one that the baseline made: gives functions and triggers the baseline's names and
 * bodies, and replaces the history. The data stays. PostgreSQL runs one simple query as one transaction.
 */
export async function adoptBaseline(
  pool: pg.Pool,
  folder: string,
  { name, sql, checksum }: Migration,
): Promise<void> {
  const names = readFileSync(join(folder, "baselined.sql"), "utf8");
  await pool.query(
    [
      names,
      ...(sql.match(FUNCTION) ?? []),
      "DELETE FROM _prisma_migrations;",
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES (gen_random_uuid(), '${checksum}', '${name}', now(), now(), 1);`,
    ].join("\n"),
  );
}
