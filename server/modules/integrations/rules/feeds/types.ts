/** Epoch milliseconds. */
export interface BusyStretch {
  /** RFC 5545 UID, or "" without one. */
  readonly uid: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Instants in epoch milliseconds. */
export interface ReadingWindow {
  readonly from: number;
  readonly until: number;
  /** Zone of whole days and of times without a zone. */
  readonly timeZone: string;
}

/** Validators for a conditional request (RFC 9110, section 13.1). */
export interface CalendarVersion {
  readonly etag: string | null;
  readonly lastModified: string | null;
}
