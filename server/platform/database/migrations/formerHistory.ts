import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { Migration } from "./migrations.ts";

/** Checksums by name of the migrations that the baseline replaces. */
export type FormerHistory = Readonly<Record<string, string>>;

export function readFormerHistory(folder: string): FormerHistory | null {
  const file = join(folder, "baselined.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as FormerHistory) : null;
}

const FUNCTION = /^CREATE OR REPLACE FUNCTION[\s\S]*?\$function\$;$/gm;

/**
 * Converts a database of the former migrations to the baseline without touching its data. One simple query is one
 * transaction.
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
