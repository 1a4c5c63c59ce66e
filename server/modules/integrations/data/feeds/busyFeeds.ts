import type { BusyStretch, CalendarVersion } from "../../rules/feeds/types.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";
import type { DueColumn, LeaseRequest, LeasedRow } from "../../../../platform/work/leases.ts";

export interface DueFeed extends LeasedRow {
  readonly staffId: string;
  readonly url: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Last successful read, in epoch milliseconds. */
  readonly readAt: number | null;
  /** Zone of the staff member's working hours. */
  readonly timeZone: string;
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * Locks the staff member, so that concurrent additions respect the limit. Returns null if there is no such staff
 * member.
 */
export async function lockStaffBusyFeeds(
  sql: Sql,
  businessId: string,
  staffId: string,
): Promise<{ readonly id: string; readonly url: string }[] | null> {
  const staff = await sql.query("SELECT id FROM staff WHERE business_id = $1 AND id = $2 FOR NO KEY UPDATE", [
    businessId,
    staffId,
  ]);
  if (staff.length === 0) return null;
  return sql.query("SELECT id, url FROM busy_feeds WHERE business_id = $1 AND staff_id = $2", [
    businessId,
    staffId,
  ]);
}

export async function insertBusyFeed(
  sql: Sql,
  feed: Pick<DueFeed, "businessId" | "id" | "staffId" | "url">,
  now: number,
): Promise<void> {
  await sql.query(
    "INSERT INTO busy_feeds (business_id, id, staff_id, url, due_at) VALUES ($1, $2, $3, $4, $5)",
    [feed.businessId, feed.id, feed.staffId, feed.url, instant(now)],
  );
}

export async function deleteBusyFeed(query: Sql["query"], { businessId, id }: LeasedRow): Promise<boolean> {
  const rows = await query("DELETE FROM busy_feeds WHERE business_id = $1 AND id = $2 RETURNING id", [
    businessId,
    id,
  ]);
  return rows.length > 0;
}

export const DUE_FEEDS: DueColumn = { table: "busy_feeds", column: "due_at" };

/** Leases due calendars, oldest first. */
export function leaseDueFeeds(query: Sql["query"], { now, lease, limit }: LeaseRequest): Promise<DueFeed[]> {
  return query<DueFeed>(
    `UPDATE busy_feeds f SET due_at = $2
       FROM (SELECT business_id, id FROM busy_feeds WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED) due,
            staff s, schedules c
      WHERE f.business_id = due.business_id AND f.id = due.id AND s.business_id = f.business_id AND s.id = f.staff_id
        AND c.business_id = s.business_id AND c.id = s.schedule_id
     RETURNING f.business_id AS "businessId", f.id, f.staff_id AS "staffId", f.url, f.etag, f.last_modified AS "lastModified",
               (extract(epoch FROM f.read_at) * 1000)::float8 AS "readAt", c.time_zone AS "timeZone"`,
    [instant(now), instant(lease), limit],
  );
}

/**
 * Replaces the busy times of a calendar. Skips events whose UID is a booking of this staff member, because the
 * booking's own claims block that time.
 */
export async function replaceBusyTimes(
  sql: Sql,
  feed: Pick<DueFeed, "businessId" | "id" | "staffId">,
  {
    version,
    stretches,
    now,
    dueAt,
  }: {
    readonly version: CalendarVersion;
    readonly stretches: readonly BusyStretch[];
    readonly now: number;
    readonly dueAt: number;
  },
): Promise<void> {
  await sql.query(
    `WITH read_feed AS (
       UPDATE busy_feeds SET etag = $4, last_modified = $5, read_at = $6, due_at = $7, last_error = '' WHERE business_id = $1 AND id = $2 RETURNING id
     ), deleted_times AS (
       DELETE FROM busy_times WHERE business_id = $1 AND feed_id = $2
     )
     INSERT INTO busy_times (business_id, feed_id, unit_id, starts_at, ends_at)
     SELECT $1, read_feed.id, u.id, to_timestamp(t.starts_at / 1000), to_timestamp(t.ends_at / 1000)
       FROM read_feed
       JOIN units u ON u.business_id = $1 AND u.staff_id = $3 AND u.ordinal = 0
       CROSS JOIN unnest($8::float8[], $9::float8[], $10::uuid[]) t(starts_at, ends_at, booking)
      WHERE NOT EXISTS (SELECT FROM booking_staff b WHERE b.business_id = $1 AND b.booking_id = t.booking AND b.staff_id = $3)`,
    [
      feed.businessId,
      feed.id,
      feed.staffId,
      version.etag,
      version.lastModified,
      instant(now),
      instant(dueAt),
      stretches.map((one) => one.startsAt),
      stretches.map((one) => one.endsAt),
      stretches.map((one) => (UUID.test(one.uid) ? one.uid : null)),
    ],
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function keepBusyTimes(
  query: Sql["query"],
  { businessId, id }: LeasedRow,
  { now, dueAt }: { readonly now: number; readonly dueAt: number },
): Promise<void> {
  await query(
    "UPDATE busy_feeds SET read_at = $3, due_at = $4, last_error = '' WHERE business_id = $1 AND id = $2",
    [businessId, id, instant(now), instant(dueAt)],
  );
}

/** Keeps the busy times of the last successful read. */
export async function failBusyFeed(
  query: Sql["query"],
  { businessId, id }: LeasedRow,
  { error, dueAt }: { readonly error: string; readonly dueAt: number },
): Promise<void> {
  await query("UPDATE busy_feeds SET last_error = $3, due_at = $4 WHERE business_id = $1 AND id = $2", [
    businessId,
    id,
    error,
    instant(dueAt),
  ]);
}
