import type { BusyCalendars } from "./calendarReader.ts";
import { type FetchOptions, fetchCalendar } from "./fetchCalendar.ts";
import { readCalendarText } from "./readCalendarText.ts";

/** `rules` are for tests. */
export function webCalendars(rules: Partial<FetchOptions> = {}): BusyCalendars {
  return {
    async read(url, known, window) {
      const found = await fetchCalendar(url, known, rules);
      if (found === null) return { kind: "unchanged" };
      return { kind: "read", version: found.version, stretches: await readCalendarText(found.text, window) };
    },
  };
}
