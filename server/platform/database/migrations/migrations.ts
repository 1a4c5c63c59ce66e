import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { FormerHistory } from "./formerHistory.ts";

export type Migration = {
  name: string;
  sql: string;
  /** SHA-256 in hexadecimal, as in `_prisma_migrations`. */
  checksum: string;
};

export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "migration.sql")))
    .map((entry) => entry.name)
    .sort();
  return names.map((name) => {
    const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

export type HistoryRow = { name: string; checksum: string; finished: boolean };

export type HistoryVerdict =
  | { kind: "current" }
  /** Exactly the migrations that the baseline replaces were applied. */
  | { kind: "former" }
  | { kind: "behind"; missing: string[]; unfinished: string[] }
  | { kind: "refused"; message: string };

/** `history` excludes rolled back rows. */
export function validateHistory(
  migrations: readonly Migration[],
  history: readonly HistoryRow[],
  former: FormerHistory | null = null,
): HistoryVerdict {
  if (former && history.some((row) => row.name in former)) return compareFormer(former, history);
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const foreign = history.find((row) => !known.has(row.name));
  if (foreign) {
    return {
      kind: "refused",
      message: `the database is newer than this Daybook (it has the migration ${foreign.name}): start the newer version`,
    };
  }
  const edited = history.find((row) => row.finished && known.get(row.name)?.checksum !== row.checksum);
  if (edited) {
    return {
      kind: "refused",
      message: `the migration ${edited.name} was changed after it ran here: restore its file`,
    };
  }
  const finished = new Set(history.filter((row) => row.finished).map((row) => row.name));
  const missing = migrations
    .filter((migration) => !finished.has(migration.name))
    .map((migration) => migration.name);
  if (missing.length === 0) return { kind: "current" };
  const unfinished = history.filter((row) => !row.finished).map((row) => row.name);
  return { kind: "behind", missing, unfinished };
}

function compareFormer(former: FormerHistory, history: readonly HistoryRow[]): HistoryVerdict {
  const applied = new Set(
    history.filter((row) => row.finished && former[row.name] === row.checksum).map((row) => row.name),
  );
  const missing = Object.keys(former).find((name) => !applied.has(name));
  if (missing === undefined && applied.size === history.length) return { kind: "former" };
  const reason = missing === undefined ? "has migrations of two versions" : `lacks the migration ${missing}`;
  return {
    kind: "refused",
    message: `the database ${reason}: start the last version before the baseline once, then this one`,
  };
}
