import type { EpochMinute, IsoDate, Schedule } from "../../../../shared/slots/types.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

export interface ScheduleJson {
  timeZone: string;
  weekly: [number, number, number][];
  overrides: [string, number[], number[]][];
}

type ScheduleRow = ScheduleJson & { readonly id: string };

/** Both ends inclusive. */
export interface DateRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** A holiday counts as an override without hours, unless the schedule has its own override for that date. */
export async function loadSchedules(
  query: Sql["query"],
  businessId: string,
  scheduleId: string | null,
  { from, to }: DateRange,
): Promise<ReadonlyMap<string, Schedule>> {
  const rows = await query<ScheduleRow>(
    `SELECT c.id, c.time_zone AS "timeZone",
       coalesce((SELECT jsonb_agg(jsonb_build_array(w.weekday, w.opens_at, w.closes_at)) FROM schedule_windows w
                  WHERE w.business_id = $1 AND w.schedule_id = c.id), '[]') AS weekly,
       coalesce((SELECT jsonb_agg(jsonb_build_array(d.date, d.opens_at, d.closes_at)) FROM (
         SELECT o.date, o.opens_at, o.closes_at FROM date_overrides o
          WHERE o.business_id = $1 AND o.schedule_id = c.id AND o.date BETWEEN $3::date - 3 AND $4::date + 3
         UNION ALL
         SELECT h.date, '{}', '{}' FROM holidays h
          WHERE h.business_id = $1 AND h.date BETWEEN $3::date - 3 AND $4::date + 3
            AND NOT EXISTS (SELECT FROM date_overrides o WHERE o.business_id = $1 AND o.schedule_id = c.id AND o.date = h.date)) d),
         '[]') AS overrides
       FROM schedules c WHERE c.business_id = $1 AND ($2::uuid IS NULL OR c.id = $2)`,
    [businessId, scheduleId, from, to],
  );
  return new Map(rows.map((row) => [row.id, toSchedule(row)]));
}

export interface BookedTime {
  readonly bookingId: string;
  readonly scheduleId: string;
  readonly startsAt: EpochMinute;
  readonly endsAt: EpochMinute;
}

/** Both null for all staff of the business. */
export interface BookedTimeFilter {
  readonly scheduleId: string | null;
  readonly staffId: string | null;
}

/** Includes pending bookings. One row for each staff member. */
export function loadBookedTimes(
  query: Sql["query"],
  businessId: string,
  { scheduleId, staffId }: BookedTimeFilter,
  { from, to }: DateRange,
  now: number,
): Promise<BookedTime[]> {
  return query<BookedTime>(
    `SELECT b.id AS "bookingId", p.schedule_id AS "scheduleId",
            (floor(extract(epoch FROM b.starts_at) / 60))::float8 AS "startsAt", (ceil(extract(epoch FROM b.ends_at) / 60))::float8 AS "endsAt"
       FROM bookings b
       JOIN booking_staff s ON s.business_id = b.business_id AND s.booking_id = b.id
       JOIN staff p ON p.business_id = s.business_id AND p.id = s.staff_id
      WHERE b.business_id = $1 AND ($2::uuid IS NULL OR p.schedule_id = $2) AND ($3::uuid IS NULL OR p.id = $3)
        AND b.starts_at >= $4::date - 2 AND b.starts_at < $5::date + 4
        AND (b.status = 'CONFIRMED' OR (b.status IN ('REQUESTED', 'AWAITING_PAYMENT') AND b.decide_by > $6))
      ORDER BY b.starts_at, b.id`,
    [businessId, scheduleId, staffId, from, to, new Date(now).toISOString()],
  );
}

export function toSchedule(data: ScheduleJson): Schedule {
  return {
    timeZone: data.timeZone,
    weekly: data.weekly.map(([weekday, opensAt, closesAt]) => ({ weekday, opensAt, closesAt })),
    overrides: data.overrides.map(([date, opens, closes]) => ({
      date,
      windows: opens.map((opensAt, i) => ({ opensAt, closesAt: closes[i]! })),
    })),
  };
}
