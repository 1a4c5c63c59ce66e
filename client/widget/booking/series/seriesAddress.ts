export type Frequency = "DAILY" | "WEEKLY" | "MONTHLY";

/** RFC 5545 `weekday` values, starting with Monday. */
export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

export type Weekday = (typeof weekdays)[number];

export interface SeriesRule {
  readonly frequency: Frequency;
  /** In days, weeks or months. */
  readonly interval: number;
  /** Number of occurrences, including the first. */
  readonly count: number;
  /** Weekly series only, in the order of the week. Empty for the weekday of the first occurrence. */
  readonly weekdays: readonly Weekday[];
  /** Monthly series only: by day of the month, or by weekday (the second Tuesday). */
  readonly monthlyBy: "DATE" | "WEEKDAY";
}

const LIMITS = { interval: 99, count: 366 } as const;

/**
 * Parses frequency, interval, count and an optional suffix: `weekly.1.6`, `weekly.2.8.mo-we`, `monthly.1.6.weekday`.
 * Returns null for an invalid text.
 */
export function readRule(text: string | null): SeriesRule | null {
  const [name = "", interval = "", count = "", suffix, ...surplus] = (text ?? "").split(".");
  const frequency = (["DAILY", "WEEKLY", "MONTHLY"] as const).find(
    (candidate) => candidate.toLowerCase() === name,
  );
  const parsedInterval = readNumber(interval, 1, LIMITS.interval);
  const parsedCount = readNumber(count, 2, LIMITS.count);
  if (frequency === undefined || parsedInterval === null || parsedCount === null || surplus.length > 0)
    return null;
  const rule = {
    frequency,
    interval: parsedInterval,
    count: parsedCount,
    weekdays: [],
    monthlyBy: "DATE",
  } as const;
  if (suffix === undefined) return rule;
  if (frequency === "MONTHLY" && suffix === "weekday") return { ...rule, monthlyBy: "WEEKDAY" };
  const days = suffix.split("-");
  const chosen = weekdays.filter((day) => days.includes(day.toLowerCase()));
  const isValid = frequency === "WEEKLY" && chosen.length === days.length;
  return isValid ? { ...rule, weekdays: chosen } : null;
}

export function writeRule({ frequency, interval, count, weekdays: days, monthlyBy }: SeriesRule): string {
  const parts = [frequency.toLowerCase(), interval, count];
  if (frequency === "WEEKLY" && days.length > 0) {
    parts.push(
      weekdays
        .filter((day) => days.includes(day))
        .join("-")
        .toLowerCase(),
    );
  }
  if (frequency === "MONTHLY" && monthlyBy === "WEEKDAY") parts.push("weekday");
  return parts.join(".");
}

export function createDefaultRule(max: number): SeriesRule {
  return { frequency: "WEEKLY", interval: 1, count: Math.min(4, max), weekdays: [], monthlyBy: "DATE" };
}

export function toRuleInput(rule: SeriesRule, max: number) {
  return {
    frequency: rule.frequency,
    interval: rule.interval,
    count: Math.min(rule.count, max),
    weekdays: rule.frequency === "WEEKLY" && rule.weekdays.length > 0 ? [...rule.weekdays] : null,
    monthlyBy: rule.frequency === "MONTHLY" ? rule.monthlyBy : null,
  };
}

function readNumber(text: string, min: number, max: number): number | null {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}
