import type { CalendarVersion, ReadingWindow } from "./types.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

const EVERY = 15 * MINUTE;
const LONGEST_PAUSE = 12 * 60 * MINUTE;

/** Instants in epoch milliseconds. */
interface Known extends CalendarVersion {
  readonly readAt: number | null;
}

/** From one day ago to 400 days ahead, beyond any booking window. */
export function readingWindow(now: number, timeZone: string): ReadingWindow {
  return { from: now - DAY, until: now + 400 * DAY, timeZone };
}

/**
 * Returns no validators once a day, so that the calendar is read completely although unchanged: the window has moved
 * on.
 */
export function versionKnown({ readAt, etag, lastModified }: Known, now: number): CalendarVersion {
  const isRead = readAt !== null && Math.floor(readAt / DAY) === Math.floor(now / DAY);
  return isRead ? { etag, lastModified } : { etag: null, lastModified: null };
}

export const nextReading = (now: number): number => now + EVERY;

/** Exponential backoff: waits as long as the calendar has already failed. */
export function nextTry({ readAt }: Pick<Known, "readAt">, now: number): number {
  const failing = readAt === null ? 4 * EVERY : now - readAt;
  return now + Math.min(Math.max(failing, EVERY), LONGEST_PAUSE);
}
