import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../../../root.ts";
import { createEmptyDatabase, type DatabaseHandle } from "../../../testing/testDatabase.ts";
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

async function functions(): Promise<Record<string, string>> {
  const rows = await database.query<{ name: string; text: string }>(
    `SELECT p.proname AS name, pg_get_functiondef(p.oid) AS text FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
      ORDER BY 1`,
  );
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  return Object.fromEntries(rows.map(({ name, text }) => [name, text.trimEnd()]));
}

describe("functions of a migrated database", () => {
  it("equal those of prisma/functions", async () => {
    expect(await functions()).toEqual(files());
  });

  it("are the same after a former database is converted, with its data", async () => {
    const renames = readFileSync(join(migrationsFolder, "baselined.sql"), "utf8").split("\n");
    for (const line of renames) {
      const [, what, former, signature = "", name] =
        /^ALTER (FUNCTION|TRIGGER) (\w+)(.*) RENAME TO (\w+);$/.exec(line) ?? [];
      if (what) await database.query(`ALTER ${what} ${name}${signature} RENAME TO ${former}`);
    }
    await database.query(
      "CREATE OR REPLACE FUNCTION uuid_at(p_at timestamptz) RETURNS uuid LANGUAGE sql AS 'SELECT gen_random_uuid()'",
    );
    await database.query("INSERT INTO secrets (id, value) VALUES ('kept', decode(repeat('ab', 32), 'hex'))");
    await database.query("DELETE FROM _prisma_migrations");
    const former = Object.entries(readFormerHistory(migrationsFolder)!);
    for (const [name, checksum] of former)
      await database.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES (gen_random_uuid(), $1, $2, now(), 1)`,
        [checksum, name],
      );
    await database.query("DELETE FROM _prisma_migrations WHERE migration_name = $1", [former[3]![0]]);
    await expect(migrate(database)).rejects.toThrow(
      `the database lacks the migration ${former[3]![0]}: start the last version before the baseline once, then this one`,
    );
    await database.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES (gen_random_uuid(), $1, $2, now(), 1)`,
      [former[3]![1], former[3]![0]],
    );

    expect((await migrate(database))[0]).toBe("20261208000000_baseline");

    expect(await functions()).toEqual(files());
    expect(await database.query("SELECT count(*)::int AS secrets FROM secrets")).toEqual([{ secrets: 1 }]);
    expect(await migrate(database)).toEqual([]);
  });
});
