import type { EpochMinute, IsoDate } from "../../../../shared/slots/types.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

/** A line of a live hold, a booking or a class session that has not been counted against a day yet. */
export interface UncountedRow {
  readonly id: string;
  readonly ordinal: number | null;
  readonly startsAt: EpochMinute;
}

/**
 * Finds and locks what was taken of a service without a daily limit. Waits for concurrent releases, and blocks others
 * until the transaction ends.
 * @param from epoch milliseconds
 */
export async function lockUncounted(
  sql: Sql,
  businessId: string,
  serviceId: string,
  from: number,
): Promise<UncountedRow[]> {
  const values = [businessId, serviceId, new Date(from).toISOString()];
  const minute = `(floor(extract(epoch FROM starts_at) / 60))::float8 AS "startsAt"`;
  const condition = "business_id = $1 AND service_id = $2 AND starts_at >= $3 AND counted_on IS NULL";
  // One statement locks the holds and reads their lines. A hold that is taken after it began is not seen at all, and
  // one that ends while it waits is left out.
  const lines = await sql.query<UncountedRow>(
    `SELECT l.hold_id AS id, l.ordinal, (floor(extract(epoch FROM l.starts_at) / 60))::float8 AS "startsAt"
       FROM holds h JOIN hold_lines l ON l.business_id = h.business_id AND l.hold_id = h.id
      WHERE h.business_id = $1 AND h.state = 'LIVE' AND l.service_id = $2 AND l.starts_at >= $3
        AND l.counted_on IS NULL AND l.session_id IS NULL
      ORDER BY h.id FOR UPDATE OF h`,
    values,
  );
  const bookings = await sql.query<UncountedRow>(
    `SELECT id, NULL AS ordinal, ${minute} FROM bookings WHERE ${condition} AND session_id IS NULL
        AND status IN ('CONFIRMED', 'REQUESTED', 'AWAITING_PAYMENT') ORDER BY id FOR UPDATE`,
    values,
  );
  const sessions = await sql.query<UncountedRow>(
    `SELECT id, NULL AS ordinal, ${minute} FROM sessions WHERE ${condition} ORDER BY id FOR UPDATE`,
    values,
  );
  return [...lines, ...bookings, ...sessions];
}

export async function writeDayCounts(
  sql: Sql,
  businessId: string,
  serviceId: string,
  limit: number,
  rows: readonly (UncountedRow & { readonly date: IsoDate })[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql.query(
    `WITH counted_rows AS (
       SELECT * FROM unnest($3::uuid[], $4::int[], $5::date[]) v(id, ordinal, date)
     ), counted_lines AS (
       UPDATE hold_lines l SET counted_on = v.date FROM counted_rows v WHERE l.business_id = $1 AND l.hold_id = v.id AND l.ordinal = v.ordinal
     ), counted_bookings AS (
       UPDATE bookings b SET counted_on = v.date FROM counted_rows v WHERE b.business_id = $1 AND b.id = v.id
     ), counted_sessions AS (
       UPDATE sessions s SET counted_on = v.date FROM counted_rows v WHERE s.business_id = $1 AND s.id = v.id
     )
     INSERT INTO service_days AS d (business_id, service_id, date, taken, day_limit)
     SELECT $1, $2, date, count(*), greatest(count(*), $6::int) FROM counted_rows GROUP BY date ORDER BY date
     ON CONFLICT (business_id, service_id, date) DO UPDATE
       SET taken = d.taken + excluded.taken, day_limit = greatest(d.taken + excluded.taken, excluded.day_limit)`,
    [
      businessId,
      serviceId,
      rows.map(({ id }) => id),
      rows.map(({ ordinal }) => ordinal),
      rows.map(({ date }) => date),
      limit,
    ],
  );
}
