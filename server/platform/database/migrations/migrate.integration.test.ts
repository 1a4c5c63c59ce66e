import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DatabaseHandle, createEmptyDatabase } from "../../../testing/database/testDatabase.ts";
import { type Database, openDatabase } from "../database.ts";
import { migrate, migrationsFolder } from "./migrate.ts";
import { readMigrations } from "./migrations.ts";

let folder: string;
let place: DatabaseHandle;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "daybook-migrations-"));
  place = await createEmptyDatabase();
  database = await openDatabase({ database: place.config });
});
afterEach(async () => {
  await database.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

function write(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "migration.sql"), sql);
}

const tables = async (): Promise<string[]> =>
  (
    await database.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%' ORDER BY 1`,
    )
  ).map((row) => row.name);

describe("migrate", () => {
  it("applies missing migrations once and in order", async () => {
    write("1_pen", "CREATE TABLE pen (id int PRIMARY KEY);");
    expect(await migrate(database, folder)).toEqual(["1_pen"]);
    write("2_ink", "ALTER TABLE pen ADD colour text; CREATE TABLE ink (id int);");
    expect(await migrate(database, folder)).toEqual(["2_ink"]);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await tables()).toEqual(["ink", "pen"]);
  });

  it("runs a whole script although function bodies contain semicolons", async () => {
    write(
      "1_function",
      `CREATE FUNCTION seven() RETURNS int LANGUAGE plpgsql AS $$ DECLARE n int; BEGIN n := 3; n := n + 4; RETURN n; END $$;`,
    );
    await migrate(database, folder);
    expect(await database.query("SELECT seven()")).toEqual([{ seven: 7 }]);
  });

  it("rolls back a failed script, names it, and continues once it is fixed", async () => {
    write("1_pen", "CREATE TABLE pen (id int);");
    write("2_bad", "CREATE TABLE ink (id int); SELECT 1 / 0;");
    await expect(migrate(database, folder)).rejects.toThrow(/^the migration 2_bad failed: division by zero$/);
    expect(await tables()).toEqual(["pen"]);
    write("2_bad", "CREATE TABLE ink (id int);");
    expect(await migrate(database, folder)).toEqual(["2_bad"]);
    expect(await tables()).toEqual(["ink", "pen"]);
  });

  it("does not repeat a script when the process died right after it", async () => {
    // From here on only the script's own query can write to the history.
    write(
      "1_pen",
      `CREATE FUNCTION dead() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF current_query() LIKE '%CREATE TABLE pen%' THEN RETURN NEW; END IF; RAISE EXCEPTION 'dead'; END $$;
       CREATE TRIGGER dead BEFORE UPDATE ON _prisma_migrations FOR EACH ROW EXECUTE FUNCTION dead();
       CREATE TABLE pen (id int); -- no more`,
    );
    await expect(migrate(database, folder)).rejects.toThrow(/could not be migrated/);
    await database.query("DROP TRIGGER dead ON _prisma_migrations");
    expect(await tables()).toEqual(["pen"]);
    write("2_ink", "CREATE TABLE ink (id int);");
    expect(await migrate(database, folder)).toEqual(["2_ink"]);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await tables()).toEqual(["ink", "pen"]);
  });

  it("rejects a database that is newer than the code", async () => {
    write("1_pen", "CREATE TABLE pen (id int);");
    write("2_ink", "CREATE TABLE ink (id int);");
    await migrate(database, folder);
    rmSync(join(folder, "2_ink"), { recursive: true });
    await expect(migrate(database, folder)).rejects.toThrow(
      /^the database is newer than this Daybook .*2_ink/,
    );
  });

  it("rejects a migration that changed after it ran", async () => {
    write("1_pen", "CREATE TABLE pen (id int);");
    await migrate(database, folder);
    write("1_pen", "CREATE TABLE pencil (id int);");
    await expect(migrate(database, folder)).rejects.toThrow(/^the migration 1_pen was changed/);
  });

  it("sends two queries when nothing is missing", async () => {
    write("1_pen", "CREATE TABLE pen (id int);");
    await migrate(database, folder);
    const statements: string[] = [];
    database.onStatement((text) => statements.push(text));
    await migrate(database, folder);
    expect(statements).toHaveLength(2);
  });

  it("applies the migrations of Daybook", async () => {
    expect(await migrate(database)).toEqual(
      readMigrations(migrationsFolder).map((migration) => migration.name),
    );
    expect(await tables()).toContain("businesses");
  });
});
