import { writeDayCounts, lockUncounted } from "./data/services/countDays.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { getLocalDate } from "../../shared/time/localTime.ts";
import type { BusinessScope } from "../../platform/database/scope.ts";

/**
 * Counts existing bookings, holds and sessions of a service against a new daily limit. A day over the limit keeps all
 * of them and accepts no more.
 * @param now epoch milliseconds
 */
export async function countDays(
  sql: Sql,
  business: BusinessScope,
  serviceId: string,
  limit: number,
  now: number,
): Promise<void> {
  // The current day of any time zone began less than a day ago.
  const rows = await lockUncounted(sql, business.id, serviceId, now - 86_400_000);
  const datedRows = rows.map((row) => ({ ...row, date: getLocalDate(business.timeZone, row.startsAt) }));
  await writeDayCounts(sql, business.id, serviceId, limit, datedRows);
}
