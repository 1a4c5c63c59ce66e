import { getLocalStorage } from "../../shared/webStorage.ts";
import { toLocalDate } from "../../time/format.ts";

const STORAGE_KEY = "daybook.desk.timeZone";

/**
 * Returns today's date in the business's zone as this browser last saw it, else in the browser's own. Variables of a
 * query follow from the address alone, before the zone is loaded.
 */
export function guessToday(now = Date.now()): string {
  const instant = new Date(now).toISOString();
  try {
    const zone = getLocalStorage()?.getItem(STORAGE_KEY);
    if (zone != null) return toLocalDate(instant, zone);
  } catch {
    // The stored zone is unknown to this browser.
  }
  return toLocalDate(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Stores the business's zone. Returns true if the last guess was of another date. */
export function correctToday(timeZone: string, now = Date.now()): boolean {
  const guessed = guessToday(now);
  getLocalStorage()?.setItem(STORAGE_KEY, timeZone);
  return guessed !== guessToday(now);
}
