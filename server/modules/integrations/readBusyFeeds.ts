import {
  type DueFeed,
  failBusyFeed,
  keepBusyTimes,
  replaceBusyTimes,
  takeDueFeeds,
} from "./data/feeds/busyFeeds.ts";
import type { Database } from "../../platform/database/database.ts";
import { nextReading, nextTry, readingWindow, versionKnown } from "./rules/feeds/reading.ts";
import { type BusyCalendars, CalendarFault, type FoundCalendar } from "../availability/busyCalendars.ts";
import { inParallel } from "../../platform/work/inParallel.ts";
import { LEASE_MS, type Leases, keepLeases } from "../../platform/work/leases.ts";
import type { Clock } from "../../platform/database/ports.ts";

export interface BusyFeedReader {
  readonly database: Database;
  readonly clock: Clock;
  readonly calendars: BusyCalendars;
  readonly onError: (error: unknown) => void;
}

const BATCH = 20;
const AT_ONCE = 4;

/**
 * Reads all due calendars and returns their number. Several processes may run it. A failed calendar keeps its busy
 * times and does not delay others.
 */
export async function readBusyFeeds(reader: BusyFeedReader): Promise<number> {
  const leases = keepLeases(reader, "busy_feeds");
  let read = 0;
  try {
    for (;;) {
      const now = reader.clock.now();
      const lease = now + LEASE_MS;
      const due = await takeDueFeeds(reader.database.query, { now, lease, limit: BATCH });
      if (due.length === 0) return read;
      leases.hold(due, lease);
      await inParallel(due, AT_ONCE, (feed) => readOne(reader, feed, leases));
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
  const asked = clock.now();
  let found: FoundCalendar;
  try {
    found = await calendars.read(feed.url, versionKnown(feed, asked), readingWindow(asked, feed.timeZone));
  } catch (error) {
    if (!(error instanceof CalendarFault)) onError(error);
    await leases.release(feed);
    const message = error instanceof CalendarFault ? error.message : "the calendar cannot be read";
    return failBusyFeed(database.query, feed, { error: message, dueAt: nextTry(feed, clock.now()) });
  }
  const now = clock.now();
  const dueAt = nextReading(now);
  await leases.release(feed);
  if (found.kind === "unchanged") return keepBusyTimes(database.query, feed, { now, dueAt });
  const { version, stretches } = found;
  await database.transaction((sql) => replaceBusyTimes(sql, feed, { version, stretches, now, dueAt }));
}
