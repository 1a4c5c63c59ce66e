import { dayNumber, weekdayOf } from "../../../../shared/time/dates.ts";
import { localDateAt } from "../../../../shared/time/localTime.ts";
import type { RecurrenceRule, SeriesStart, Weekday, WeekdayPlace } from "./types.ts";

/** The requested rule. The weekday and the day of the month follow from the first occurrence. */
export interface SeriesRuleDraft {
  readonly frequency: RecurrenceRule["freq"];
  readonly interval?: number | null;
  readonly count: number;
  readonly weekdays?: readonly Weekday[] | null;
  readonly monthlyBy?: "DATE" | "WEEKDAY" | null;
}

const WEEKDAYS: readonly Weekday[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/**
 * A month's fifth weekday becomes its last, so that no month is left out.
 * @throws {RangeError} for an unknown zone
 */
export function recurrenceRule(draft: SeriesRuleDraft, { startsAt, timeZone }: SeriesStart): RecurrenceRule {
  const repetition = { interval: draft.interval ?? 1, count: draft.count };
  if (draft.frequency === "DAILY") return { freq: "DAILY", ...repetition };
  if (draft.frequency === "WEEKLY") return { freq: "WEEKLY", ...repetition, byDay: draft.weekdays ?? [] };
  if (draft.monthlyBy !== "WEEKDAY") return { freq: "MONTHLY", ...repetition, byDay: null };
  const date = localDateAt(timeZone, startsAt);
  const fifth = Math.ceil(Number(date.slice(8)) / 7);
  const place = (fifth === 5 ? -1 : fifth) as WeekdayPlace;
  const weekday = WEEKDAYS[weekdayOf(dayNumber(date)) - 1]!;
  return { freq: "MONTHLY", ...repetition, byDay: { weekday, place } };
}
