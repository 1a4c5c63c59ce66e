import { ensureDemo } from "../../prisma/demo.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { type DatabasePlace, copyOf, migratedPlace, openPlace, placeName } from "./testDatabase.ts";

/** When the tests begin: a Friday, 5 in the morning at the demo's place. */
export const START = "2026-11-20T10:00:00Z";

/** Where the global set-up says that the database with the demo is. */
const TEMPLATE = "DAYBOOK_TEST_DEMO";

/** What tests change of the demo and `reset` gives back, each with a copy of that name in the schema `demo`. */
export const RESTORED = ["one_time_links", "one_time_link_services", "date_overrides"] as const;

/**
 * The migrated database with the demo, made once a run: what it holds may be other code's in the next. Left alone no
 * service asks forms: few tests are about that.
 */
export async function makeDemoTemplate(): Promise<DatabasePlace> {
  const place = await migratedPlace();
  const database = await openDatabase({ database: place.config });
  await ensureDemo(database, { now: () => Date.parse(START) });
  await database.query("DELETE FROM service_forms");
  await database.query("CREATE SCHEMA demo");
  for (const table of RESTORED) await database.query(`CREATE TABLE demo.${table} AS TABLE ${table}`);
  await database.close();
  process.env[TEMPLATE] = placeName(place);
  return place;
}

/** A database of its own with the demo as it is made at the start. Closing it removes it. */
export async function demoDatabase(): Promise<Database> {
  const template = process.env[TEMPLATE];
  if (!template)
    throw new Error(`${TEMPLATE} is not set: run the tests with server/vitest.integration.config.ts`);
  return openPlace(await copyOf(template));
}
