import type { CalendarVersion, ReadingWindow } from "./types.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

const INTERVAL_MS = 15 * MINUTE;
const MAX_DELAY_MS = 12 * 60 * MINUTE;

/** Instants in epoch milliseconds. */
interface FeedState extends CalendarVersion {
  readonly readAt: number | null;
}

/** From one day ago to 400 days ahead, beyond any booking window. */
export function getReadingWindow(now: number, timeZone: string): ReadingWindow {
  return { from: now - DAY, until: now + 400 * DAY, timeZone };
}

/**
 * Returns no validators once a day, so that the calendar is read completely although unchanged: the window has moved
 * on.
 */
export function getKnownVersion({ readAt, etag, lastModified }: FeedState, now: number): CalendarVersion {
  const isRead = readAt !== null && Math.floor(readAt / DAY) === Math.floor(now / DAY);
  return isRead ? { etag, lastModified } : { etag: null, lastModified: null };
}

export const getNextReadTime = (now: number): number => now + INTERVAL_MS;

/** Exponential backoff: waits as long as the calendar has already failed. */
export function getRetryTime({ readAt }: Pick<FeedState, "readAt">, now: number): number {
  const failing = readAt === null ? 4 * INTERVAL_MS : now - readAt;
  return now + Math.min(Math.max(failing, INTERVAL_MS), MAX_DELAY_MS);
}
