import { type App, appOfFile } from "./app.ts";
import { changeData, demoData } from "./demoData.ts";

/** A demo business that has given up its coaching, has nobody for its nutrition, and shows its own zone to everybody. */
async function prepare(dir: string): Promise<void> {
  await demoData(dir);
  await changeData(dir, async ({ query }) => {
    await query("update services set publication = 'ARCHIVED' where slug = 'coaching'", []);
    // Nutrition is his alone.
    await query("update staff set publication = 'ARCHIVED' where slug = 'daniel'", []);
    await query(
      "update businesses set zone_locked = true, max_open_orders = 1000, busy_bookings_per_hour = 100000",
      [],
    );
  });
}

/** Starts the demo with other decisions of its owner for the tests of one file. */
export const strictApp = (): (() => App) => appOfFile(prepare);
