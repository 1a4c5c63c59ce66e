import { parseClock } from "../../../server/shared/time/formatClock.ts";
import { findInstant } from "../../../server/shared/time/localTime.ts";

/** Null for an incomplete date or time, and for one that the clock skips. */
export function toInstant(date: string, time: string, timeZone: string): string | null {
  const minutes = parseClock(time);
  if (minutes === null || date === "") return null;
  try {
    const instant = findInstant(timeZone, date, minutes);
    return instant === null ? null : new Date(instant * 60_000).toISOString();
  } catch {
    return null;
  }
}
