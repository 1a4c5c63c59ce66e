import { afterEach, beforeEach, expect, it } from "vitest";
import { type Pooler, type PoolerOptions, startPooler } from "../../../testing/servers/pooler.ts";
import { type DatabaseHandle, createMigratedDatabase } from "../../../testing/database/testDatabase.ts";
import { DatabaseStartError, openDatabase } from "../database.ts";

let place: DatabaseHandle;
let pooler: Pooler | null = null;
beforeEach(async () => {
  place = await createMigratedDatabase("server");
  const database = await openDatabase({ database: place.config });
  // A pooler drops session settings, so operators set the time zone of the database.
  await database.query(
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET timezone TO UTC', current_database()); END $$",
  );
  await database.close();
});
afterEach(async () => {
  await pooler?.close();
  pooler = null;
  await place.remove();
});

async function openThrough(options: PoolerOptions): Promise<void> {
  if (place.config.kind !== "server") throw new Error("not a server");
  pooler = await startPooler(place.config.url, options);
  const database = await openDatabase({ database: { ...place.config, url: pooler.url } });
  await database.close();
}

it.each<PoolerOptions>([
  { mode: "transaction", size: 1 },
  { mode: "transaction", size: 2 },
  { mode: "transaction", size: 4 },
  { mode: "transaction", size: 2, isRoundRobin: true },
  { mode: "transaction", size: 3, isRoundRobin: true },
])("rejects a pooler: %o", async (options) => {
  const started = openThrough(options);
  await expect(started).rejects.toThrow(DatabaseStartError);
  await expect(started).rejects.toThrow(
    /^DATABASE_URL leads through a pooler in transaction mode[^\n]*pool_mode = session[^\n]*$/,
  );
});

it.each(["transaction", "session"] as const)(
  "names the settings of a pooler that rejects the startup message, in %s mode",
  async (mode) => {
    const started = openThrough({ mode, size: 4, isStrict: true });
    await expect(started).rejects.toThrow(DatabaseStartError);
    await expect(started).rejects.toThrow(
      /^the pooler at DATABASE_URL[^\n]*pool_mode = session[^\n]*ignore_startup_parameters[^\n]*timezone[^\n]*$/,
    );
  },
);

it("starts through a pooler that gives each session a backend", async () => {
  await expect(openThrough({ mode: "session", size: 8 })).resolves.toBeUndefined();
});

it("starts with a direct connection to PostgreSQL", async () => {
  const database = await openDatabase({ database: place.config });
  expect(await database.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await database.close();
});
