import { ensureDemo } from "../../../prisma/demo.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import {
  type DatabaseHandle,
  copyDatabase,
  createMigratedDatabase,
  openHandle,
  getDatabaseName,
} from "./testDatabase.ts";

/** A Friday, 5:00 in the demo's time zone. */
export const TEST_START = "2026-11-20T10:00:00Z";

const TEMPLATE = "DAYBOOK_TEST_DEMO";

/** Tables that `reset` restores from copies in the schema `demo`. */
export const RESTORED_TABLES = ["one_time_links", "one_time_link_services", "date_overrides"] as const;

/** Creates the migrated demo database once per run. No service has forms, because few tests need them. */
export async function makeDemoTemplate(): Promise<DatabaseHandle> {
  const place = await createMigratedDatabase();
  const database = await openDatabase({ database: place.config });
  await ensureDemo(database, { now: () => Date.parse(TEST_START) });
  await database.query("DELETE FROM service_forms");
  await database.query("CREATE SCHEMA demo");
  for (const table of RESTORED_TABLES) await database.query(`CREATE TABLE demo.${table} AS TABLE ${table}`);
  await database.close();
  process.env[TEMPLATE] = getDatabaseName(place);
  return place;
}

/** Returns a copy of the demo database. Closing it deletes it. */
export async function demoDatabase(): Promise<Database> {
  const template = process.env[TEMPLATE];
  if (!template)
    throw new Error(`${TEMPLATE} is not set: run the tests with server/vitest.integration.config.ts`);
  return openHandle(await copyDatabase(template));
}
