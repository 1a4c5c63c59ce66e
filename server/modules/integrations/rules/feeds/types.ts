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
