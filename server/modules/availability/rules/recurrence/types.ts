/**
 * The words of a recurring series. They are those of RFC 5545, section 3.3.10: FREQ, INTERVAL, COUNT, BYDAY and
 * the day of the month. Instants are epoch minutes, dates ISO dates, zones IANA names.
 */

import type { EpochMinute, IsoDate } from "../../../../shared/time/units.ts";

/** RFC 5545 "weekday". */
export type Weekday = "MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU";

/** Which of a month's such weekdays (RFC 5545 "weekdaynum"); -1 is the last. A month without a fifth is left out. */
export type WeekdayPlace = 1 | 2 | 3 | 4 | 5 | -1;

interface Repetition {
  /** INTERVAL: every so many days, weeks or months; at least 1. */
  readonly interval: number;
  /** COUNT: occurrences of the whole series, the first one included. */
  readonly count: number;
}

/** Every day, or every so many days. */
export interface DailyRule extends Repetition {
  readonly freq: "DAILY";
}

/** On some weekdays; none named: the first occurrence's. Weeks begin on Monday (WKST=MO). */
export interface WeeklyRule extends Repetition {
  readonly freq: "WEEKLY";
  readonly byDay: readonly Weekday[];
}

/**
 * On the first occurrence's day of the month (`byDay` null), in shorter months on their last day, where RFC 5545
 * leaves the month out; or on one weekday of the month.
 */
export interface MonthlyRule extends Repetition {
  readonly freq: "MONTHLY";
  readonly byDay: { readonly weekday: Weekday; readonly place: WeekdayPlace } | null;
}

export type RecurrenceRule = DailyRule | WeeklyRule | MonthlyRule;

/** The first occurrence, and the zone whose clock on the wall the series keeps to. */
export interface SeriesStart {
  readonly startsAt: EpochMinute;
  readonly timeZone: string;
}

/** One occurrence as the rule makes it, whoever is free. */
export interface Occurrence {
  /** Its place in the series, from 0. */
  readonly index: number;
  /** The local date that the rule names. */
  readonly date: IsoDate;
  readonly startsAt: EpochMinute;
  /** The clock skips its time on that date: it begins where the gap ends. */
  readonly isShifted: boolean;
}
