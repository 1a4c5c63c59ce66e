import type { CalendarVersion, ReadingWindow } from "./types.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

/** How often a calendar is read. */
const EVERY = 15 * MINUTE;
/** The longest that is waited for one that fails. */
const LONGEST_PAUSE = 12 * 60 * MINUTE;

/** A feed as far as it is known when it is read. Instants in epoch milliseconds. */
interface Known extends CalendarVersion {
  readonly readAt: number | null;
}

/** What of a calendar counts: from yesterday on to further ahead than anybody books. */
export function readingWindow(now: number, timeZone: string): ReadingWindow {
  return { from: now - DAY, until: now + 400 * DAY, timeZone };
}

/**
 * What to compare with. Once a day all of it is read, also when nothing has changed: the window has moved on, and series
 * reach further into it.
 */
export function versionKnown({ readAt, etag, lastModified }: Known, now: number): CalendarVersion {
  const isRead = readAt !== null && Math.floor(readAt / DAY) === Math.floor(now / DAY);
  return isRead ? { etag, lastModified } : { etag: null, lastModified: null };
}

/** When a calendar that was read is read again. */
export const nextReading = (now: number): number => now + EVERY;

/** When one that failed is tried again: after as long as it has failed already, so with ever longer pauses. */
export function nextTry({ readAt }: Pick<Known, "readAt">, now: number): number {
  const failing = readAt === null ? 4 * EVERY : now - readAt;
  return now + Math.min(Math.max(failing, EVERY), LONGEST_PAUSE);
}
