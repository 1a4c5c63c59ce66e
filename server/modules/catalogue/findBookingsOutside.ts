import { type BookedTimeFilter, loadBookedTimes, loadSchedules } from "./data/schedules/loadSchedules.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { findOutsideSchedule } from "./rules/findOutsideHours.ts";
import { dayNumber, isoDate } from "../../shared/time/dates.ts";
import { getLocalDate } from "../../shared/time/localTime.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** More than the maximum `horizonDays` of a service. */
const FARTHEST_DAYS = 1200;

/**
 * Finds future bookings outside the present hours of a schedule, by start: of all its staff members, or of one. They
 * are not cancelled, so the caller must resolve them.
 */
export async function findBookingsOutside(
  { business, clock }: Scope,
  { query }: Sql,
  scheduleId: string,
  staffId: string | null = null,
): Promise<string[]> {
  const now = clock.now();
  const from = getLocalDate(business.timeZone, Math.floor(now / 60_000));
  const range = { from, to: isoDate(dayNumber(from) + FARTHEST_DAYS) };
  const schedule = (await loadSchedules(query, business.id, scheduleId, range)).get(scheduleId);
  if (!schedule) return [];
  const filter: BookedTimeFilter = { scheduleId, staffId };
  const bookings = await loadBookedTimes(query, business.id, filter, range, now);
  const upcoming = bookings.filter(({ startsAt }) => startsAt * 60_000 >= now);
  return [...new Set(findOutsideSchedule(schedule, upcoming).map(({ bookingId }) => bookingId))];
}
