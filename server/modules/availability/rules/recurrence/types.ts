/** The terms are those of RFC 5545, section 3.3.10. Instants are epoch minutes, dates ISO 8601, zones IANA names. */

import type { EpochMinute, IsoDate } from "../../../../shared/time/units.ts";

export type Weekday = "MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU";

/** RFC 5545 "weekdaynum" in a month. -1 is the last. A month without a fifth such weekday is left out. */
export type WeekdayOrdinal = 1 | 2 | 3 | 4 | 5 | -1;

interface Repetition {
  readonly interval: number;
  readonly count: number;
}

export interface DailyRule extends Repetition {
  readonly freq: "DAILY";
}

/** If `byDay` is empty, the weekday of the first occurrence. Weeks begin on Monday (WKST=MO). */
export interface WeeklyRule extends Repetition {
  readonly freq: "WEEKLY";
  readonly byDay: readonly Weekday[];
}

/**
 * If `byDay` is null, the day of the month of the first occurrence. Shorter months use their last day, where RFC 5545
 * leaves the month out.
 */
export interface MonthlyRule extends Repetition {
  readonly freq: "MONTHLY";
  readonly byDay: { readonly weekday: Weekday; readonly ordinal: WeekdayOrdinal } | null;
}

export type RecurrenceRule = DailyRule | WeeklyRule | MonthlyRule;

export interface SeriesStart {
  readonly startsAt: EpochMinute;
  readonly timeZone: string;
}

export interface Occurrence {
  readonly index: number;
  readonly date: IsoDate;
  readonly startsAt: EpochMinute;
  /** True if the clock skips the time on that date. The occurrence then begins at the end of the gap. */
  readonly isShifted: boolean;
}
