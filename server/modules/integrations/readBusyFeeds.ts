import {
  DUE_FEEDS,
  type DueFeed,
  failBusyFeed,
  keepBusyTimes,
  replaceBusyTimes,
  leaseDueFeeds,
} from "./data/feeds/busyFeeds.ts";
import type { Database } from "../../platform/database/database.ts";
import { getNextReadTime, getRetryTime, getReadingWindow, getKnownVersion } from "./rules/feeds/reading.ts";
import { type BusyCalendars, CalendarError, type FetchedCalendar } from "./feeds/calendarReader.ts";
import { processDue } from "../../platform/work/leasedWork.ts";
import type { RunControl } from "../../platform/work/loop.ts";
import type { Clock } from "../../platform/database/ports.ts";

export interface BusyFeedReader {
  readonly database: Database;
  readonly clock: Clock;
  readonly calendars: BusyCalendars;
  readonly onError: (error: unknown) => void;
}

const BATCH = 20;
const CONCURRENCY = 4;

type Reading = FetchedCalendar | { readonly kind: "failed"; readonly error: string };

/**
 * Reads all due calendars and returns their number. Several processes may run it. A failed calendar keeps its busy
 * times and does not delay others.
 */
export function readBusyFeeds(reader: BusyFeedReader, control?: RunControl): Promise<number> {
  return processDue(reader, control, {
    due: DUE_FEEDS,
    limit: BATCH,
    concurrency: CONCURRENCY,
    take: (request) => leaseDueFeeds(reader.database.query, request),
    run: (feed) => readFeed(reader, feed),
    settle: (feed, reading) => storeReading(reader, feed, reading),
  });
}

async function readFeed({ clock, calendars, onError }: BusyFeedReader, feed: DueFeed): Promise<Reading> {
  const now = clock.now();
  try {
    return await calendars.read(feed.url, getKnownVersion(feed, now), getReadingWindow(now, feed.timeZone));
  } catch (error) {
    if (error instanceof CalendarError) return { kind: "failed", error: error.message };
    onError(error);
    return { kind: "failed", error: "the calendar cannot be read" };
  }
}

async function storeReading(
  { database, clock }: BusyFeedReader,
  feed: DueFeed,
  reading: Reading,
): Promise<void> {
  const now = clock.now();
  if (reading.kind === "failed")
    return failBusyFeed(database.query, feed, { error: reading.error, dueAt: getRetryTime(feed, now) });
  const dueAt = getNextReadTime(now);
  if (reading.kind === "unchanged") return keepBusyTimes(database.query, feed, { now, dueAt });
  const { version, stretches } = reading;
  await database.transaction((sql) => replaceBusyTimes(sql, feed, { version, stretches, now, dueAt }));
}
