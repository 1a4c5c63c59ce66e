/** Minutes since 1970-01-01T00:00Z. */
export type EpochMinute = number;

/** ISO 8601 date, `YYYY-MM-DD`. */
export type IsoDate = string;
