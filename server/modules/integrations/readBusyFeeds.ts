import {
  type DueFeed,
  failBusyFeed,
  keepBusyTimes,
  replaceBusyTimes,
  leaseDueFeeds,
} from "./data/feeds/busyFeeds.ts";
import type { Database } from "../../platform/database/database.ts";
import { getNextReadTime, getRetryTime, getReadingWindow, getKnownVersion } from "./rules/feeds/reading.ts";
import { type BusyCalendars, CalendarError, type FetchedCalendar } from "./feeds/calendarReader.ts";
import { inParallel } from "../../platform/work/inParallel.ts";
import { LEASE_MS, type Leases, startLeaseRenewal } from "../../platform/work/leases.ts";
import type { Clock } from "../../platform/database/ports.ts";

export interface BusyFeedReader {
  readonly database: Database;
  readonly clock: Clock;
  readonly calendars: BusyCalendars;
  readonly onError: (error: unknown) => void;
}

const BATCH = 20;
const CONCURRENCY = 4;

/**
 * Reads all due calendars and returns their number. Several processes may run it. A failed calendar keeps its busy
 * times and does not delay others.
 */
export async function readBusyFeeds(reader: BusyFeedReader): Promise<number> {
  const leases = startLeaseRenewal(reader, "busy_feeds");
  let read = 0;
  try {
    for (;;) {
      const now = reader.clock.now();
      const lease = now + LEASE_MS;
      const due = await leaseDueFeeds(reader.database.query, { now, lease, limit: BATCH });
      if (due.length === 0) return read;
      leases.add(due, lease);
      await inParallel(due, CONCURRENCY, (feed) => readOne(reader, feed, leases));
      read += due.length;
    }
  } finally {
    leases.close();
  }
}

async function readOne(
  { database, clock, calendars, onError }: BusyFeedReader,
  feed: DueFeed,
  leases: Leases,
): Promise<void> {
  const startedAt = clock.now();
  let found: FetchedCalendar;
  try {
    found = await calendars.read(
      feed.url,
      getKnownVersion(feed, startedAt),
      getReadingWindow(startedAt, feed.timeZone),
    );
  } catch (error) {
    if (!(error instanceof CalendarError)) onError(error);
    await leases.release(feed);
    const message = error instanceof CalendarError ? error.message : "the calendar cannot be read";
    return failBusyFeed(database.query, feed, { error: message, dueAt: getRetryTime(feed, clock.now()) });
  }
  const now = clock.now();
  const dueAt = getNextReadTime(now);
  await leases.release(feed);
  if (found.kind === "unchanged") return keepBusyTimes(database.query, feed, { now, dueAt });
  const { version, stretches } = found;
  await database.transaction((sql) => replaceBusyTimes(sql, feed, { version, stretches, now, dueAt }));
}
