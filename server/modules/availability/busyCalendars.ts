import type { BusyStretch, CalendarVersion, ReadingWindow } from "../integrations/rules/feeds/types.ts";

/** A calendar as it was found at its address. */
export type FoundCalendar =
  | { readonly kind: "unchanged" }
  | { readonly kind: "read"; readonly version: CalendarVersion; readonly stretches: readonly BusyStretch[] };

/** Reads calendars at addresses that somebody typed. */
export interface BusyCalendars {
  /**
   * @param known what is here already; nulls: all is wanted
   * @throws {CalendarFault} when nothing can be had from there
   */
  read(url: string, known: CalendarVersion, window: ReadingWindow): Promise<FoundCalendar>;
}

/** Why a calendar could not be had. The message is one line, for the owner. */
export class CalendarFault extends Error {
  override name = "CalendarFault";
}
