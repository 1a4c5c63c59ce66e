import {
  type FigureBooking,
  SPAN_GROUPINGS,
  type SpanFigures,
  type SpanGrouping,
  countSpanBookings,
  mergeSpans,
} from "../rules/spanFigures.ts";
import { type Bounds, getMonthDays, toBounds } from "../rules/spans.ts";
import { dayNumber } from "../../../shared/time/dates.ts";
import { getLocalDate } from "../../../shared/time/localTime.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { DIRTY_SQL, figureBookingsSql } from "./figureBookings.ts";
import { type StoredGroups, decodeSpan, encodeGroups, encodePeople } from "./spanCodec.ts";

/**
 * Minimum number of bookings of a span that is stored. Counting fewer each time costs less than a row for each
 * grouping.
 */
export interface MinBookings {
  readonly day: number;
  readonly month: number;
}
const MIN_BOOKINGS: MinBookings = { day: 8, month: 32 };

export interface KeepOptions {
  readonly progress?: () => void;
  readonly minBookings?: MinBookings;
}
const DAYS_AT_ONCE = 31;
/** Timeout for one business. After a migration, its whole history is counted. */
const TIMEOUT_MS = 120_000;
/** Unique among the two-key advisory locks. */
const LOCK = 1_204_557;

/** Stores the figures of the days and months with changes, for every business. Several processes may run it at once. */
export async function keepFigures(
  database: Database,
  now: number,
  { progress, minBookings = MIN_BOOKINGS }: KeepOptions = {},
): Promise<void> {
  const businesses = await database.query<{ id: string; timeZone: string }>(
    `SELECT u.id, u.time_zone AS "timeZone" FROM businesses u WHERE EXISTS (SELECT FROM figure_marks m WHERE m.business_id = u.id)`,
  );
  for (const { id, timeZone } of businesses) {
    await database.transaction((sql) => keepBusiness(sql, { id, timeZone }, now, minBookings), {
      timeoutMs: TIMEOUT_MS,
    });
    progress?.();
  }
}

async function keepBusiness(
  sql: Sql,
  { id: businessId, timeZone }: { readonly id: string; readonly timeZone: string },
  now: number,
  minBookings: MinBookings,
): Promise<void> {
  const [lock] = await sql.query<{ got: boolean }>(
    "SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS got",
    [LOCK, businessId],
  );
  if (!lock?.got) return;
  const changed = await takeMarks(sql, businessId);
  const days = [
    ...new Set(changed.map((at) => dayNumber(getLocalDate(timeZone, Math.floor(at / 60_000))))),
  ].toSorted((a, b) => a - b);
  for (let i = 0; i < days.length; i += DAYS_AT_ONCE) {
    const batch = days.slice(i, i + DAYS_AT_ONCE).map((day) => toBounds(timeZone, day, day));
    for (const { span, bookings } of await loadSpanBookings(sql, businessId, batch))
      if (bookings.length >= minBookings.day)
        await insertSpan(sql, businessId, span, countFigures(bookings, span, now));
  }
  for (const [first, last] of new Map(days.map((day) => getMonthDays(day)))) {
    await keepMonth(sql, businessId, {
      month: toBounds(timeZone, first, last),
      days: Array.from({ length: last - first + 1 }, (_, i) => toBounds(timeZone, first + i, first + i)),
      now,
      minBookings: minBookings.month,
    });
  }
}

/** Returns the instants whose days changed, in epoch milliseconds. A mark that is committed later remains. */
async function takeMarks(sql: Sql, businessId: string): Promise<number[]> {
  const rows = await sql.query<{ at: number }>(
    `WITH marked_bookings AS (DELETE FROM figure_marks WHERE business_id = $1 RETURNING booking_id, starts_at), ${DIRTY_SQL}, deleted_figures AS (
       DELETE FROM kept_figures k USING dirty_starts d WHERE k.business_id = $1 AND d.at >= k.from_at AND d.at < k.until_at
     )
     SELECT (extract(epoch FROM at) * 1000)::float8 AS at FROM dirty_starts WHERE at IS NOT NULL`,
    [businessId],
  );
  return rows.map(({ at }) => at);
}

const SPANS = `counted_spans AS MATERIALIZED (SELECT (n - 1)::int AS n, from_at, until_at FROM unnest($2::timestamptz[], $3::timestamptz[])
  WITH ORDINALITY AS s(from_at, until_at, n))`;
const NO_LIMIT = 1_000_000_000;

const bounds = (spans: readonly Bounds[]) => [
  spans.map(({ from }) => new Date(from).toISOString()),
  spans.map(({ until }) => new Date(until).toISOString()),
];

async function loadSpanBookings(
  sql: Sql,
  businessId: string,
  spans: readonly Bounds[],
): Promise<{ readonly span: Bounds; readonly bookings: FigureBooking[] }[]> {
  const days = spans.map((span) => ({ span, bookings: [] as FigureBooking[] }));
  const rows = await sql.query<{ n: number; visit: FigureBooking }>(
    `WITH ${SPANS}, ${figureBookingsSql(NO_LIMIT)} SELECT n, visit FROM booking_figures`,
    [businessId, ...bounds(spans)],
  );
  for (const { n, visit } of rows) days[n]!.bookings.push(visit);
  return days;
}

/** The figures of one span by grouping. `validUntil` is the first deadline in it. */
interface KeptFigures {
  readonly byGrouping: Readonly<Record<SpanGrouping, SpanFigures>>;
  readonly validUntil: number | null;
}

function byGrouping(count: (grouping: SpanGrouping) => SpanFigures): KeptFigures["byGrouping"] {
  return Object.fromEntries(
    SPAN_GROUPINGS.map((grouping) => [grouping, count(grouping)]),
  ) as KeptFigures["byGrouping"];
}

function countFigures(bookings: readonly FigureBooking[], { from }: Bounds, now: number): KeptFigures {
  const deadlines = bookings.flatMap(({ status, decideBy }) =>
    (status === "REQUESTED" || status === "AWAITING_PAYMENT") && decideBy !== null && decideBy > now
      ? [decideBy]
      : [],
  );
  return {
    byGrouping: byGrouping((grouping) => countSpanBookings(bookings, grouping, from, now)),
    validUntil: deadlines.length === 0 ? null : Math.min(...deadlines),
  };
}

async function insertSpan(
  sql: Sql,
  businessId: string,
  span: Bounds,
  { byGrouping: figures, validUntil }: KeptFigures,
): Promise<void> {
  const { people, firsts } = encodePeople(figures.TOTAL);
  await sql.query(
    `INSERT INTO kept_figures (business_id, from_at, until_at, valid_until, people, firsts, total, staff, services, providers, sources)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (business_id, from_at, until_at) DO UPDATE SET valid_until = excluded.valid_until, people = excluded.people, firsts = excluded.firsts,
       total = excluded.total, staff = excluded.staff, services = excluded.services, providers = excluded.providers, sources = excluded.sources`,
    [
      businessId,
      new Date(span.from).toISOString(),
      new Date(span.until).toISOString(),
      validUntil === null ? null : new Date(validUntil).toISOString(),
      people,
      firsts,
      ...SPAN_GROUPINGS.map((grouping) => JSON.stringify(encodeGroups(figures[grouping]))),
    ],
  );
}

interface KeptRow {
  readonly from: number;
  readonly validUntil: number | null;
  readonly people: Buffer;
  readonly firsts: Buffer;
  readonly groups: Record<SpanGrouping, StoredGroups>;
}

interface MonthToKeep {
  readonly month: Bounds;
  readonly days: readonly Bounds[];
  readonly now: number;
  readonly minBookings: number;
}

async function keepMonth(
  sql: Sql,
  businessId: string,
  { month, days, now, minBookings }: MonthToKeep,
): Promise<void> {
  const rows = await sql.query<KeptRow>(
    `SELECT (extract(epoch FROM k.from_at) * 1000)::float8 AS "from", (extract(epoch FROM k.valid_until) * 1000)::float8 AS "validUntil", k.people, k.firsts,
            json_build_object('TOTAL', k.total, 'STAFF', k.staff, 'SERVICE', k.services, 'PROVIDER', k.providers, 'SOURCE', k.sources) AS groups
       FROM unnest($2::timestamptz[], $3::timestamptz[]) AS s(from_at, until_at)
       JOIN kept_figures k ON k.business_id = $1 AND k.from_at = s.from_at AND k.until_at = s.until_at
        AND (k.valid_until IS NULL OR k.valid_until > $4::timestamptz)`,
    [businessId, ...bounds(days), new Date(now).toISOString()],
  );
  const keptStarts = new Set(rows.map(({ from }) => from));
  const countedDays = await loadSpanBookings(
    sql,
    businessId,
    days.filter(({ from }) => !keptStarts.has(from)),
  );
  const figures: KeptFigures[] = [
    ...rows.map(({ people, firsts, groups, validUntil }) => ({
      byGrouping: byGrouping((grouping) => decodeSpan({ people, firsts, groups: groups[grouping] }, false)),
      validUntil,
    })),
    ...countedDays.map(({ span, bookings }) => countFigures(bookings, span, now)),
  ];
  const joined = byGrouping((grouping) => mergeSpans(figures.map((day) => day.byGrouping[grouping])));
  if ((joined.TOTAL.groups.get("")?.sums.bookings ?? 0) < minBookings) return;
  const deadlines = figures.flatMap(({ validUntil }) => validUntil ?? []);
  await insertSpan(sql, businessId, month, {
    byGrouping: joined,
    validUntil: deadlines.length === 0 ? null : Math.min(...deadlines),
  });
}
