import { WEEKDAYS } from "./seriesDays.ts";
import { dayNumber, getWeekday } from "../../../../shared/time/dates.ts";
import { getLocalDate } from "../../../../shared/time/localTime.ts";
import type { RecurrenceRule, SeriesStart, Weekday, WeekdayOrdinal } from "./types.ts";

/** The requested rule. The weekday and the day of the month follow from the first occurrence. */
export interface SeriesRuleDraft {
  readonly frequency: RecurrenceRule["freq"];
  readonly interval?: number | null;
  readonly count: number;
  readonly weekdays?: readonly Weekday[] | null;
  readonly monthlyBy?: "DATE" | "WEEKDAY" | null;
}

/**
 * A month's fifth weekday becomes its last, so that no month is left out.
 * @throws {RangeError} for an unknown zone
 */
export function toRecurrenceRule(
  draft: SeriesRuleDraft,
  { startsAt, timeZone }: SeriesStart,
): RecurrenceRule {
  const repetition = { interval: draft.interval ?? 1, count: draft.count };
  if (draft.frequency === "DAILY") return { freq: "DAILY", ...repetition };
  if (draft.frequency === "WEEKLY") return { freq: "WEEKLY", ...repetition, byDay: draft.weekdays ?? [] };
  if (draft.monthlyBy !== "WEEKDAY") return { freq: "MONTHLY", ...repetition, byDay: null };
  const date = getLocalDate(timeZone, startsAt);
  const weekOfMonth = Math.ceil(Number(date.slice(8)) / 7);
  const ordinal = (weekOfMonth === 5 ? -1 : weekOfMonth) as WeekdayOrdinal;
  const weekday = WEEKDAYS[getWeekday(dayNumber(date)) - 1]!;
  return { freq: "MONTHLY", ...repetition, byDay: { weekday, ordinal } };
}
