import { ensureDemo } from "../prisma/demo.ts";
import { openDatabase } from "../server/data/database.ts";
import { migrate } from "../server/data/migrate.ts";
import { type App, test as base, withApp } from "./app.ts";

export { expect } from "@playwright/test";

/** A demo business that has given up its coaching, has nobody for its nutrition, and shows its own zone to everybody. */
async function prepare(dir: string): Promise<void> {
  const database = await openDatabase({ database: { kind: "embedded", dir } });
  await migrate(database);
  await ensureDemo(database, { now: () => Date.now() });
  await database.query("update services set publication = 'ARCHIVED' where slug = 'coaching'", []);
  // Nutrition is his alone.
  await database.query("update staff set publication = 'ARCHIVED' where slug = 'daniel'", []);
  await database.query(
    "update businesses set zone_locked = true, max_open_orders = 1000, busy_bookings_per_hour = 100000",
    [],
  );
  await database.close();
}

/** Tests of what an owner has decided otherwise: a product of its own beside the others'. */
export const test = base.extend<object, { strict: App }>({
  strict: [({}, use) => withApp(prepare, use), { scope: "worker", timeout: 180_000 }],
});
