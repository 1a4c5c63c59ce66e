import type { BusyStretch, CalendarVersion, ReadingWindow } from "../rules/feeds/types.ts";

export type FetchedCalendar =
  | { readonly kind: "unchanged" }
  | { readonly kind: "read"; readonly version: CalendarVersion; readonly stretches: readonly BusyStretch[] };

export interface BusyCalendars {
  /**
   * @param known the version of the last read; all nulls force a full read
   * @throws {CalendarError} when the calendar cannot be read
   */
  read(url: string, known: CalendarVersion, window: ReadingWindow): Promise<FetchedCalendar>;
}

export class CalendarError extends Error {
  override name = "CalendarFault";
}
