import type { BusyTimes, EpochMinute, Schedule } from "../../../shared/slots/types.ts";
import { type ScheduleJson, toSchedule } from "../../catalogue/index.ts";
import { readBusyTimes, busyTimesSql } from "../../availability/index.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** A staff member or one unit of a resource, with its busy times. */
export interface UsedUnit {
  readonly id: string;
  /** Hours of the staff member. Null for a resource. */
  readonly schedule: Schedule | null;
  readonly booked: BusyTimes;
  /** Blocks and external busy times. */
  readonly blocked: BusyTimes;
}

interface Row {
  readonly kind: "staff" | "resource";
  readonly id: string;
  readonly data: ScheduleJson | null;
  readonly booked: Buffer | null;
  readonly blocked: Buffer | null;
}

const overlapSql = (alias: string) =>
  `${alias}.business_id = $1 AND ${alias}.unit_id = u.id AND tstzrange(${alias}.starts_at, ${alias}.ends_at, '[)') && tstzrange($2, $3, '[)')`;

/** $1 business, $2 from, $3 until, $4 now. A class counts once, by the claim of its session. */
const CAPACITY = `
SELECT CASE WHEN u.staff_id IS NULL THEN 'resource' ELSE 'staff' END AS kind, coalesce(u.staff_id, u.resource_id) AS id,
  CASE WHEN u.staff_id IS NOT NULL THEN jsonb_build_object(
    'timeZone', (SELECT time_zone FROM schedules c WHERE c.business_id = $1 AND c.id = p.schedule_id),
    'weekly', (SELECT coalesce(jsonb_agg(jsonb_build_array(w.weekday, w.opens_at, w.closes_at)), '[]') FROM schedule_windows w
                WHERE w.business_id = $1 AND w.schedule_id = p.schedule_id),
    'overrides', (SELECT coalesce(jsonb_agg(jsonb_build_array(d.date, d.opens_at, d.closes_at)), '[]') FROM (
        SELECT o.date, o.opens_at, o.closes_at FROM date_overrides o
         WHERE o.business_id = $1 AND o.schedule_id = p.schedule_id AND o.date BETWEEN ($2::timestamptz)::date - 3 AND ($3::timestamptz)::date + 3
        UNION ALL
        SELECT h.date, '{}', '{}' FROM holidays h
         WHERE h.business_id = $1 AND h.date BETWEEN ($2::timestamptz)::date - 3 AND ($3::timestamptz)::date + 3
           AND NOT EXISTS (SELECT FROM date_overrides o WHERE o.business_id = $1 AND o.schedule_id = p.schedule_id AND o.date = h.date)) d)) END AS data,
  (SELECT ${busyTimesSql("c")} FROM claims c WHERE ${overlapSql("c")} AND (c.booking_id IS NOT NULL OR c.session_id IS NOT NULL)
      AND (c.expires_at IS NULL OR c.expires_at > $4)) AS booked,
  (SELECT ${busyTimesSql("x")} FROM (
     SELECT c.starts_at, c.ends_at FROM claims c WHERE ${overlapSql("c")} AND c.block_id IS NOT NULL
     UNION ALL SELECT e.starts_at, e.ends_at FROM busy_times e WHERE ${overlapSql("e")}) x) AS blocked
  FROM units u LEFT JOIN staff p ON p.business_id = u.business_id AND p.id = u.staff_id
 WHERE u.business_id = $1 AND NOT u.is_extra AND (u.staff_id IS NULL OR p.publication = 'PUBLISHED')
 ORDER BY kind, p.position, id, u.ordinal`;

export async function loadCapacity(
  query: Sql["query"],
  businessId: string,
  { from, until, now }: { readonly from: EpochMinute; readonly until: EpochMinute; readonly now: number },
): Promise<{ readonly staff: readonly UsedUnit[]; readonly resources: readonly UsedUnit[] }> {
  const instant = (minute: EpochMinute) => new Date(minute * 60_000).toISOString();
  const rows = await query<Row>(CAPACITY, [
    businessId,
    instant(from),
    instant(until),
    new Date(now).toISOString(),
  ]);
  const toUnits = (kind: Row["kind"]) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, data, booked, blocked }) => ({
        id,
        schedule: data && toSchedule(data),
        booked: readBusyTimes(booked),
        blocked: readBusyTimes(blocked),
      }));
  return { staff: toUnits("staff"), resources: toUnits("resource") };
}
