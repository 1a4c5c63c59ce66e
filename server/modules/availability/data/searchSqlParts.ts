/** Numbers of the parameters that both statements share, such as `$7`. $1 is always the business. */
export interface SearchParameters {
  readonly now: string;
  readonly visitorHash: string;
  readonly movingBookingIds: string;
}

/**
 * Rows that a search ignores: the visitor's own hold (`own_holds`), expired and moving lines (`ignored_lines`), and sessions that
 * become empty without them (`orphan_sessions`).
 */
export function ignoredRowsSql({ now, visitorHash, movingBookingIds }: SearchParameters): string {
  return `own_holds AS (
  SELECT id FROM holds WHERE business_id = $1 AND visitor_hash = ${visitorHash}::bytea AND state = 'LIVE'
), ignored_lines AS (
  SELECT l.session_id, l.service_id, l.counted_on, l.seats FROM holds h
    JOIN hold_lines l ON l.business_id = h.business_id AND l.hold_id = h.id
   WHERE h.business_id = $1 AND h.state = 'LIVE' AND (h.expires_at <= ${now} OR h.id IN (SELECT id FROM own_holds))
  UNION ALL
  SELECT b.session_id, b.service_id, b.counted_on, b.seats FROM bookings b
   WHERE b.business_id = $1 AND (b.status IN ('REQUESTED', 'AWAITING_PAYMENT') AND b.decide_by <= ${now} OR b.id = ANY (${movingBookingIds}::uuid[]))
), orphan_sessions AS (
  SELECT s.id FROM sessions s JOIN (SELECT session_id, sum(seats) AS seats FROM ignored_lines WHERE session_id IS NOT NULL GROUP BY 1) e
      ON e.session_id = s.id
   WHERE s.business_id = $1 AND s.seats_taken <= e.seats
)`;
}

/** The condition under which a claim `c` takes time. */
export function countedClaimSql({ now, movingBookingIds }: SearchParameters): string {
  return `(c.expires_at IS NULL OR c.expires_at > ${now}) AND (c.hold_id IS NULL OR c.hold_id NOT IN (SELECT id FROM own_holds))
           AND (c.session_id IS NULL OR c.session_id NOT IN (SELECT id FROM orphan_sessions)) AND (c.booking_id IS NULL OR c.booking_id <> ALL (${movingBookingIds}::uuid[]))`;
}

/**
 * Start and end alternate, each as PostgreSQL sends a `timestamptz`. `readBusyTimes` converts them, because arithmetic
 * in SQL is many times slower.
 */
export function busyTimesSql(alias: string): string {
  return `string_agg(timestamptz_send(${alias}.starts_at) || timestamptz_send(${alias}.ends_at), '')`;
}
