import type { Figures } from "../rules/figures.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

export type FigureGrouping = "NONE" | "PERIOD" | "STAFF" | "SERVICE" | "PROVIDER" | "SOURCE";

/** Selects bookings by start. `bounds` are consecutive instants in epoch milliseconds. The last one is exclusive. */
export interface FigureScope {
  readonly businessId: string;
  readonly grouping: FigureGrouping;
  readonly bounds: readonly number[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Maximum number of groups, those with the most bookings. Periods are never cut. */
  readonly limit: number;
}

/** The `utm_source` of an order `o`. */
export const SOURCE = `(SELECT a ->> 1 FROM jsonb_array_elements(o.attribution) a WHERE a ->> 0 = 'utm_source' LIMIT 1)`;

const KEYS: Record<FigureGrouping, string> = {
  NONE: "''",
  PERIOD: "width_bucket(b.starts_at, $4::timestamptz[])::text",
  STAFF: "s.staff_id::text",
  SERVICE: "b.service_id::text",
  PROVIDER: "coalesce(b.provider_id::text, '')",
  SOURCE: `coalesce(${SOURCE}, '')`,
};

const IS_ACTIVE = "status IN ('CONFIRMED', 'COMPLETED', 'NO_SHOW')";

/**
 * $1 business, $2 from, $3 until, $4 bounds, $5 now, $6 maximum of groups. A class counts once. A refund of a whole
 * payment counts with the payment's first booking. A contact is new in the group that contains their first booking
 * ever. MATERIALIZED prevents that PostgreSQL inlines the lookups and reads all bookings again for each group.
 */
function figuresSql(grouping: FigureGrouping): string {
  const staff =
    grouping === "STAFF"
      ? "JOIN booking_staff s ON s.business_id = b.business_id AND s.booking_id = b.id"
      : "";
  const since = grouping === "PERIOD" ? "($4::timestamptz[])[b.g::int]" : "($4::timestamptz[])[1]";
  return `WITH b AS MATERIALIZED (
  SELECT b.id, ${KEYS[grouping]} AS g, coalesce(b.session_id, b.id) AS visit, b.starts_at, b.ends_at, b.seats, b.price_minor, b.due_minor, c.email_key,
         CASE WHEN b.status IN ('REQUESTED', 'AWAITING_PAYMENT') AND b.decide_by <= $5::timestamptz THEN 'EXPIRED' ELSE b.status::text END AS status,
         CASE WHEN b.status = 'CANCELLED' THEN extract(epoch FROM b.starts_at - (SELECT e.at FROM booking_events e
           WHERE e.business_id = b.business_id AND e.booking_id = b.id AND e.status = 'CANCELLED' ORDER BY e.ordinal LIMIT 1)) / 60 END AS notice
    FROM bookings b
    JOIN orders o ON o.business_id = b.business_id AND o.id = b.order_id
    JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id ${staff}
   WHERE b.business_id = $1 AND b.starts_at >= $2::timestamptz AND b.starts_at < $3::timestamptz
), booking_ids AS (
  SELECT DISTINCT id FROM b
), paid_amounts AS (
  SELECT x.booking_id, sum(x.amount_minor) AS minor FROM payment_bookings x JOIN booking_ids ON booking_ids.id = x.booking_id
   WHERE x.business_id = $1 AND EXISTS (SELECT FROM money_entries m WHERE m.business_id = $1 AND m.payment_id = x.payment_id AND m.kind = 'CHARGE')
   GROUP BY 1
), booking_refunds AS (
  SELECT r.id, coalesce(r.booking_id, (SELECT x.booking_id FROM payment_bookings x WHERE x.business_id = $1 AND x.payment_id = r.payment_id ORDER BY x.booking_id LIMIT 1)) AS booking_id
    FROM refunds r WHERE r.business_id = $1 AND r.payment_id IN (
      SELECT x.payment_id FROM payment_bookings x JOIN booking_ids ON booking_ids.id = x.booking_id WHERE x.business_id = $1)
), refunded_amounts AS (
  SELECT r.booking_id, sum(CASE m.kind WHEN 'REFUND' THEN m.amount_minor ELSE -m.amount_minor END) AS minor
    FROM booking_refunds r JOIN money_entries m ON m.business_id = $1 AND m.refund_id = r.id GROUP BY 1
), booked_minutes AS MATERIALIZED (
  SELECT g, sum(minutes) AS minutes FROM (
    SELECT g, visit, max(extract(epoch FROM ends_at - starts_at) / 60) AS minutes FROM b WHERE ${IS_ACTIVE} GROUP BY 1, 2) v GROUP BY 1
), first_bookings AS (
  SELECT c.email_key, min(x.starts_at) AS first FROM contacts c JOIN orders o ON o.business_id = c.business_id AND o.contact_id = c.id
    JOIN bookings x ON x.business_id = o.business_id AND x.order_id = o.id AND x.${IS_ACTIVE}
   WHERE c.business_id = $1 AND c.email_key IN (SELECT email_key FROM b WHERE ${IS_ACTIVE}) GROUP BY 1
), person_counts AS MATERIALIZED (
  SELECT b.g, count(*) AS all_of, count(*) FILTER (WHERE f.first >= ${since}) AS new
    FROM (SELECT DISTINCT g, email_key FROM b WHERE ${IS_ACTIVE}) b LEFT JOIN first_bookings f ON f.email_key = b.email_key GROUP BY 1
), status_counts AS MATERIALIZED (
  SELECT g, jsonb_object_agg(status, count) AS by_status FROM (SELECT g, status, count(*) AS count FROM b GROUP BY 1, 2) c GROUP BY 1
)
SELECT b.g AS key, count(*)::int AS bookings, (SELECT by_status FROM status_counts WHERE status_counts.g = b.g) AS "byStatus",
       (count(*) FILTER (WHERE ${IS_ACTIVE} AND b.starts_at <= $5::timestamptz))::int AS begun,
       (count(*) FILTER (WHERE status = 'NO_SHOW'))::int AS "noShows",
       (count(*) FILTER (WHERE notice < 1440))::int AS "cancelledLate", (avg(greatest(notice, 0)) FILTER (WHERE notice IS NOT NULL))::float8 AS "cancelNoticeMinutes",
       coalesce((SELECT minutes FROM booked_minutes WHERE booked_minutes.g = b.g), 0)::float8 AS "bookedMinutes",
       coalesce(sum(b.seats) FILTER (WHERE ${IS_ACTIVE}), 0)::int AS seats,
       coalesce(sum(b.price_minor) FILTER (WHERE ${IS_ACTIVE}), 0)::float8 AS "bookedMinor",
       coalesce(sum(paid_amounts.minor), 0)::float8 AS "paidMinor", coalesce(sum(refunded_amounts.minor), 0)::float8 AS "refundedMinor",
       coalesce(sum(greatest(b.due_minor - coalesce(paid_amounts.minor, 0) + coalesce(refunded_amounts.minor, 0), 0)) FILTER (WHERE ${IS_ACTIVE} OR status = 'AWAITING_PAYMENT'), 0)::float8 AS "outstandingMinor",
       coalesce((SELECT new FROM person_counts WHERE person_counts.g = b.g), 0)::int AS "newContacts",
       coalesce((SELECT all_of - new FROM person_counts WHERE person_counts.g = b.g), 0)::int AS "returningContacts"
  FROM b LEFT JOIN paid_amounts ON paid_amounts.booking_id = b.id LEFT JOIN refunded_amounts ON refunded_amounts.booking_id = b.id
 GROUP BY b.g ORDER BY count(*) DESC, b.g LIMIT $6`;
}

/** The key is a period's number from 1, a row id or a source. It is empty for no provider, source or grouping. */
export async function loadFigures(
  query: Sql["query"],
  { businessId, grouping, bounds, now, limit }: FigureScope,
): Promise<ReadonlyMap<string, Figures>> {
  const instants = bounds.map((ms) => new Date(ms).toISOString());
  const rowLimit = grouping === "PERIOD" ? bounds.length : limit;
  const rows = await query<Figures & { key: string }>(figuresSql(grouping), [
    businessId,
    instants[0],
    instants.at(-1),
    instants,
    new Date(now).toISOString(),
    rowLimit,
  ]);
  return new Map(rows.map(({ key, ...figures }) => [key, figures]));
}
