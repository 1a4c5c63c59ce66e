import { type App, appOfFile } from "./app.ts";
import { demoData } from "./demoData.ts";
import { type ServerData, changeData } from "./serverData.ts";

/** A demo without published coaching, without staff for nutrition, and with a locked time zone. */
async function prepare(dir: string): Promise<ServerData> {
  const data = await demoData(dir);
  await changeData(data, async ({ query }) => {
    await query("update services set publication = 'ARCHIVED' where slug = 'coaching'", []);
    await query("update staff set publication = 'ARCHIVED' where slug = 'daniel'", []);
    await query(
      "update businesses set zone_locked = true, max_open_orders = 1000, busy_bookings_per_hour = 100000",
      [],
    );
  });
  return data;
}

export const strictApp = (): (() => App) => appOfFile(prepare);
