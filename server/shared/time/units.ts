/** Minutes since 1970-01-01T00:00Z. */
export type EpochMinute = number;

/** An ISO 8601 calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;
