import { expect, it } from "vitest";
import { createEmptyDatabase } from "../../testing/database/testDatabase.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";

const COUNT = "SELECT count(*)::int AS found FROM pens WHERE id BETWEEN $1 AND $1 + 1";

async function onOneConnection(work: (database: Database) => Promise<void>): Promise<void> {
  const place = await createEmptyDatabase("server");
  const { url } = place.config as { readonly url: string };
  const database = await openDatabase({ database: { kind: "server", url, maxConnections: 1 } });
  try {
    await database.query("CREATE TABLE pens (id int PRIMARY KEY)");
    await work(database);
  } finally {
    await database.close();
    await place.remove();
  }
}

/** The plan of the statement, and how often each kind of plan ran. */
async function loadPreparedPlan(
  database: Database,
): Promise<{ custom: number; generic: number; plan: string }> {
  const [known] = await database.query<{ name: string; custom: number; generic: number }>(
    "SELECT name, custom_plans::int AS custom, generic_plans::int AS generic FROM pg_prepared_statements WHERE statement = $1",
    [COUNT],
  );
  return database.transaction(async (sql) => {
    await sql.query("SET LOCAL plan_cache_mode = 'force_generic_plan'");
    const lines = await sql.query(`EXPLAIN (COSTS OFF) EXECUTE ${known!.name} (7)`);
    return {
      custom: known!.custom,
      generic: known!.generic,
      plan: lines.map((line) => Object.values(line)[0]).join("\n"),
    };
  });
}

const count = async (database: Database): Promise<void> => {
  await database.query(COUNT, [7], { prepare: true });
};

it("plans a named statement once, alone and in a transaction", () =>
  onOneConnection(async (database) => {
    await count(database);
    await database.transaction((sql) => sql.query(COUNT, [7], { prepare: true }));
    await count(database);

    expect(await loadPreparedPlan(database)).toMatchObject({ custom: 0, generic: 3 });
  }));

it("lets other statements of the connection keep their own plans", () =>
  onOneConnection(async (database) => {
    await count(database);

    const [row] = await database.query<{ mode: string }>("SELECT current_setting('plan_cache_mode') AS mode");

    expect(row!.mode).toBe("auto");
  }));

it("discards the plan of an empty table after it has grown", () =>
  onOneConnection(async (database) => {
    await database.query("VACUUM ANALYZE pens");
    await count(database);
    expect((await loadPreparedPlan(database)).plan).toContain("Seq Scan");

    await database.query("INSERT INTO pens SELECT generate_series(1, 20000)");
    for (let i = 0; i < 8; i += 1) await count(database);

    expect((await loadPreparedPlan(database)).plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
  }));
