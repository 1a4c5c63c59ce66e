import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { projectRoot } from "../../../root.ts";
import { createEmptyDatabase, type DatabaseHandle } from "../../../testing/database/testDatabase.ts";
import { type Database, openDatabase } from "../database.ts";
import { readFormerHistory } from "./formerHistory.ts";
import { migrate, migrationsFolder } from "./migrate.ts";

let place: DatabaseHandle;
let database: Database;

beforeAll(async () => {
  place = await createEmptyDatabase();
  database = await openDatabase({ database: place.config });
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const folder = join(projectRoot, "prisma", "functions");

const files = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(/\.sql$/, ""),
      readFileSync(join(folder, file), "utf8")
        .replaceAll(/^--.*\n/gm, (line, offset: number, whole: string) =>
          whole.slice(0, offset).includes("CREATE OR REPLACE") ? line : "",
        )
        .replace(/;\n$/, ""),
    ]),
  );

async function functions({ query }: Database): Promise<Record<string, string>> {
  const rows = await query<{ name: string; text: string }>(
    `SELECT p.proname AS name, pg_get_functiondef(p.oid) AS text FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
      ORDER BY 1`,
  );
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  return Object.fromEntries(rows.map(({ name, text }) => [name, text.trimEnd()]));
}

const BASELINE = "20261208000000_baseline";

/** Returns a folder with the baseline only. The test removes it at its end. */
function copyBaseline(): string {
  const copy = mkdtempSync(join(tmpdir(), "daybook-baseline-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const name of [BASELINE, "migration_lock.toml"])
    cpSync(join(migrationsFolder, name), join(copy, name), { recursive: true });
  return copy;
}

describe("functions of a migrated database", () => {
  it("equal those of prisma/functions", async () => {
    expect(await functions(database)).toEqual(files());
  });

  it("are the same after a former database is converted, with its data", async () => {
    const formerPlace = await createEmptyDatabase();
    const converted = await openDatabase({ database: formerPlace.config });
    onTestFinished(async () => {
      await converted.close();
      await formerPlace.remove();
    });
    expect(await migrate(converted, copyBaseline())).toEqual([BASELINE]);
    const renames = readFileSync(join(migrationsFolder, "baselined.sql"), "utf8").split("\n");
    for (const line of renames) {
      const [, what, former, signature = "", name] =
        /^ALTER (FUNCTION|TRIGGER) (\w+)(.*) RENAME TO (\w+);$/.exec(line) ?? [];
      if (what) await converted.query(`ALTER ${what} ${name}${signature} RENAME TO ${former}`);
    }
    await converted.query(
      "CREATE OR REPLACE FUNCTION uuid_at(p_at timestamptz) RETURNS uuid LANGUAGE sql AS 'SELECT gen_random_uuid()'",
    );
    await converted.query("INSERT INTO secrets (id, value) VALUES ('kept', decode(repeat('ab', 32), 'hex'))");
    await converted.query("DELETE FROM _prisma_migrations");
    const former = Object.entries(readFormerHistory(migrationsFolder)!);
    for (const [name, checksum] of former)
      await converted.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES (gen_random_uuid(), $1, $2, now(), 1)`,
        [checksum, name],
      );
    await converted.query("DELETE FROM _prisma_migrations WHERE migration_name = $1", [former[3]![0]]);
    await expect(migrate(converted)).rejects.toThrow(
      `the database lacks the migration ${former[3]![0]}: start the last version before the baseline once, then this one`,
    );
    await converted.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES (gen_random_uuid(), $1, $2, now(), 1)`,
      [former[3]![1], former[3]![0]],
    );

    expect((await migrate(converted))[0]).toBe(BASELINE);

    expect(await functions(converted)).toEqual(files());
    expect(await converted.query("SELECT count(*)::int AS secrets FROM secrets")).toEqual([{ secrets: 1 }]);
    expect(await migrate(converted)).toEqual([]);
  });
});
