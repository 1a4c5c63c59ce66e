import { countVisits, lockUncounted } from "./data/services/countDays.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { localDateAt } from "../../shared/time/localTime.ts";
import type { BusinessScope } from "../../platform/database/scope.ts";

/**
 * Counts what was taken of a service while it had no limit a day, now that it has one. A day that has more than its limit keeps it
 * all and takes no more. `now`: epoch milliseconds.
 */
export async function countDays(
  sql: Sql,
  business: BusinessScope,
  serviceId: string,
  limit: number,
  now: number,
): Promise<void> {
  // A day began at most a day ago.
  const visits = await lockUncounted(sql, business.id, serviceId, now - 86_400_000);
  const dated = visits.map((visit) => ({ ...visit, date: localDateAt(business.timeZone, visit.startsAt) }));
  await countVisits(sql, business.id, serviceId, limit, dated);
}
