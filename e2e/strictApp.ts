import { type App, appOfFile } from "./app.ts";
import { changeData, demoData } from "./demoData.ts";

/** A demo without published coaching, without staff for nutrition, and with a locked time zone. */
async function prepare(dir: string): Promise<void> {
  await demoData(dir);
  await changeData(dir, async ({ query }) => {
    await query("update services set publication = 'ARCHIVED' where slug = 'coaching'", []);
    await query("update staff set publication = 'ARCHIVED' where slug = 'daniel'", []);
    await query(
      "update businesses set zone_locked = true, max_open_orders = 1000, busy_bookings_per_hour = 100000",
      [],
    );
  });
}

export const strictApp = (): (() => App) => appOfFile(prepare);
