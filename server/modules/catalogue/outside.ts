import { type WhoseVisits, loadBookedVisits, loadSchedules } from "../availability/data/loadSchedules.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { outsideSchedule } from "./rules/outsideHours.ts";
import { dayNumber, isoDate } from "../../shared/time/dates.ts";
import { localDateAt } from "../../shared/time/localTime.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** Farther ahead than anything can be booked. */
const FARTHEST_DAYS = 1200;

/**
 * The bookings from now on that lie outside a schedule as it is now, by when they begin: of all who work by it, or of one of them.
 * Nothing ends because hours change: whoever changed them sees to these.
 */
export async function bookingsOutside(
  { business, clock }: Scope,
  { query }: Sql,
  scheduleId: string,
  staffId: string | null = null,
): Promise<string[]> {
  const now = clock.now();
  const from = localDateAt(business.timeZone, Math.floor(now / 60_000));
  const range = { from, to: isoDate(dayNumber(from) + FARTHEST_DAYS) };
  const schedule = (await loadSchedules(query, business.id, scheduleId, range)).get(scheduleId);
  if (!schedule) return [];
  const whose: WhoseVisits = { scheduleId, staffId };
  const visits = await loadBookedVisits(query, business.id, whose, range, now);
  const coming = visits.filter(({ startsAt }) => startsAt * 60_000 >= now);
  return [...new Set(outsideSchedule(schedule, coming).map(({ bookingId }) => bookingId))];
}
