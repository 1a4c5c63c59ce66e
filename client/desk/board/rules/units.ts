/** Minutes since 1970-01-01T00:00Z. */
export type EpochMinute = number;

/** Half-open range of time. */
export interface Span {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

export const toEpochMinute = (instant: string): EpochMinute => Math.floor(Date.parse(instant) / 60_000);

export const toInstantText = (minute: EpochMinute): string => new Date(minute * 60_000).toISOString();

export const overlaps = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until;
