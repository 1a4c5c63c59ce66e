import {
  type FigureBooking,
  type SpanFigures,
  type SpanGrouping,
  countSpanBookings,
} from "../rules/spanFigures.ts";
import type { Span } from "../rules/spans.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { DIRTY_SQL, figureBookingsSql } from "./figureBookings.ts";
import { type StoredGroups, decodeSpan } from "./spanCodec.ts";

/** Above these numbers, one statement over all bookings is cheaper. */
const MAX_MARKS = 2_000;
const MAX_BOOKINGS = 5_000;

const KEPT_COLUMN: Record<SpanGrouping, string> = {
  TOTAL: "total",
  STAFF: "staff",
  SERVICE: "services",
  PROVIDER: "providers",
  SOURCE: "sources",
};

const spansSql = (grouping: SpanGrouping) => `WITH marked_bookings AS MATERIALIZED (
  SELECT booking_id, starts_at FROM figure_marks WHERE business_id = $1 LIMIT ${MAX_MARKS + 1}
), ${DIRTY_SQL}, spans AS MATERIALIZED (
  SELECT (s.n - 1)::int AS n, s.from_at, s.until_at, s.month, s.is_alone FROM unnest($2::timestamptz[], $3::timestamptz[], $4::int[], $5::boolean[])
    WITH ORDINALITY AS s(from_at, until_at, month, is_alone, n)
), usable_figures AS MATERIALIZED (
  SELECT s.n, s.month, s.is_alone, k.people, k.firsts, k.${KEPT_COLUMN[grouping]} AS groups, s.until_at <= $6::timestamptz AS has_begun
    FROM spans s JOIN kept_figures k ON k.business_id = $1 AND k.from_at = s.from_at AND k.until_at = s.until_at
   WHERE (k.valid_until IS NULL OR k.valid_until > $6::timestamptz) AND NOT (s.from_at <= $6::timestamptz AND s.until_at > $6::timestamptz)
     AND NOT EXISTS (SELECT FROM dirty_starts d WHERE d.at >= s.from_at AND d.at < s.until_at)
), counted_spans AS MATERIALIZED (
  SELECT s.n, s.from_at, s.until_at FROM spans s
   WHERE s.month <> -1 AND s.n NOT IN (SELECT n FROM usable_figures) AND s.month NOT IN (SELECT n FROM usable_figures)
), ${figureBookingsSql(MAX_BOOKINGS + 1)}
SELECT u.n, CASE WHEN NOT u.is_alone THEN u.people END AS people, u.firsts, u.groups, u.has_begun AS "hasBegun", NULL::json AS visit,
       (SELECT count(*) > ${MAX_MARKS} FROM marked_bookings) AS "hasManyMarks"
  FROM usable_figures u WHERE u.month NOT IN (SELECT n FROM usable_figures)
UNION ALL
SELECT v.n, NULL, NULL, NULL, NULL, v.visit, (SELECT count(*) > ${MAX_MARKS} FROM marked_bookings) FROM booking_figures v`;

interface Row {
  readonly n: number;
  readonly people: Buffer | null;
  readonly firsts: Buffer | null;
  readonly groups: StoredGroups | null;
  readonly hasBegun: boolean | null;
  readonly visit: FigureBooking | null;
  readonly hasManyMarks: boolean;
}

/**
 * Loads the stored figures of spans, and counts the bookings of the other days, in one statement.
 *
 * @returns figures by index in `spans`. A month has none if its days have them. Null if there is too much to read, so
 * the caller must count all bookings.
 */
export async function loadSpans(
  query: Sql["query"],
  businessId: string,
  {
    spans,
    grouping,
    now,
  }: { readonly spans: readonly Span[]; readonly grouping: SpanGrouping; readonly now: number },
): Promise<ReadonlyMap<number, SpanFigures> | null> {
  const instant = (ms: number) => new Date(ms).toISOString();
  const rows = await query<Row>(spansSql(grouping), [
    businessId,
    spans.map(({ from }) => instant(from)),
    spans.map(({ until }) => instant(until)),
    // -1 marks a month, -2 a day outside whole months.
    spans.map(({ isMonth, month }) => (isMonth ? -1 : (month ?? -2))),
    spans.map(({ isWholePeriod }) => isWholePeriod),
    instant(now),
  ]);
  const bookings = new Map<number, FigureBooking[]>();
  const figures = new Map<number, SpanFigures>();
  let bookingCount = 0;
  for (const { n, people, firsts, groups, hasBegun, visit, hasManyMarks } of rows) {
    if (hasManyMarks) return null;
    if (visit === null) {
      figures.set(
        n,
        decodeSpan({ people: people ?? Buffer.alloc(0), firsts: firsts!, groups: groups! }, hasBegun!),
      );
      continue;
    }
    bookingCount += 1;
    const day = bookings.get(n);
    if (day) day.push(visit);
    else bookings.set(n, [visit]);
  }
  if (bookingCount > MAX_BOOKINGS) return null;
  for (const [n, day] of bookings) figures.set(n, countSpanBookings(day, grouping, spans[n]!.from, now));
  return figures;
}
