/** A stretch of time that somebody is busy elsewhere, in epoch milliseconds. */
export interface BusyStretch {
  /** The event's own id (RFC 5545 UID); empty where it has none. */
  readonly uid: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** What of a calendar is wanted. Instants in epoch milliseconds. */
export interface ReadingWindow {
  readonly from: number;
  readonly until: number;
  /** Where whole days, and times that name no zone, are meant. */
  readonly timeZone: string;
}

/** What a server said of its copy, to be asked for a newer one only (RFC 9110 section 13.1). */
export interface CalendarVersion {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

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
