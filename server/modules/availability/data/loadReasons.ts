import type { EpochMinute, IsoDate } from "../../../shared/slots/types.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** A row that takes a unit's time, or the hours of a staff member. Instants in epoch milliseconds. */
export interface ReasonRow {
  readonly kind: "BOOKED" | "BLOCKED" | "BUSY_ELSEWHERE" | "HELD" | "HOURS";
  /** Id of the staff member or resource. */
  readonly of: string;
  /** Id of the booking, block, busy feed or schedule. Null for a hold. */
  readonly id: string | null;
  /** The block's reason or the schedule's name. On a holiday, the holiday's name. */
  readonly name: string;
  readonly from: number | null;
  readonly until: number | null;
  /** The exception that replaces the weekly hours on that date. Null for weekly hours. */
  readonly day: "OVERRIDE" | "HOLIDAY" | null;
}

export interface ReasonScope {
  readonly businessId: string;
  readonly staff: readonly { readonly id: string; readonly date: IsoDate }[];
  readonly resourceIds: readonly string[];
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const millis = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;

const REASONS = `
WITH searched_units AS (
  SELECT u.id AS unit_id, coalesce(u.staff_id, u.resource_id) AS of FROM units u
   WHERE u.business_id = $1 AND (u.staff_id = ANY ($2::uuid[]) AND u.ordinal = 0 OR u.resource_id = ANY ($4::uuid[]) AND NOT u.is_extra)
)
SELECT CASE WHEN c.block_id IS NOT NULL THEN 'BLOCKED' WHEN c.hold_id IS NOT NULL OR c.session_id IS NOT NULL AND b.id IS NULL THEN 'HELD' ELSE 'BOOKED' END AS kind,
       a.of, coalesce(c.block_id, c.booking_id, b.id) AS id, coalesce(k.reason, '') AS name, ${millis("c.starts_at")} AS "from", ${millis("c.ends_at")} AS "until", NULL AS day
  FROM searched_units a JOIN claims c ON c.business_id = $1 AND c.unit_id = a.unit_id AND tstzrange(c.starts_at, c.ends_at, '[)') && tstzrange($5, $6, '[)')
   AND (c.expires_at IS NULL OR c.expires_at > $7)
  LEFT JOIN blocks k ON k.business_id = $1 AND k.id = c.block_id
  LEFT JOIN LATERAL (SELECT x.id FROM bookings x WHERE x.business_id = $1 AND x.session_id = c.session_id
                       AND (x.status = 'CONFIRMED' OR x.decide_by > $7) ORDER BY x.id LIMIT 1) b ON true
UNION ALL
SELECT 'BUSY_ELSEWHERE', a.of, e.feed_id, '', ${millis("e.starts_at")}, ${millis("e.ends_at")}, NULL
  FROM searched_units a JOIN busy_times e ON e.business_id = $1 AND e.unit_id = a.unit_id AND tstzrange(e.starts_at, e.ends_at, '[)') && tstzrange($5, $6, '[)')
UNION ALL
SELECT 'HOURS', p.id, s.id, CASE WHEN o.date IS NULL AND h.date IS NOT NULL THEN h.name ELSE s.name END, NULL, NULL,
       CASE WHEN o.date IS NOT NULL THEN 'OVERRIDE' WHEN h.date IS NOT NULL THEN 'HOLIDAY' END
  FROM unnest($2::uuid[], $3::date[]) AS w(id, date) JOIN staff p ON p.business_id = $1 AND p.id = w.id
  JOIN schedules s ON s.business_id = $1 AND s.id = p.schedule_id
  LEFT JOIN date_overrides o ON o.business_id = $1 AND o.schedule_id = s.id AND o.date = w.date
  LEFT JOIN holidays h ON h.business_id = $1 AND h.date = w.date
ORDER BY "from" NULLS LAST, id`;

export function loadReasons(query: Sql["query"], scope: ReasonScope): Promise<ReasonRow[]> {
  const instant = (minute: EpochMinute) => new Date(minute * 60_000).toISOString();
  return query<ReasonRow>(REASONS, [
    scope.businessId,
    scope.staff.map(({ id }) => id),
    scope.staff.map(({ date }) => date),
    scope.resourceIds,
    instant(scope.from),
    instant(scope.until),
    new Date(scope.now).toISOString(),
  ]);
}
