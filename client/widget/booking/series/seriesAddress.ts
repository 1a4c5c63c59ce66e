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

const limits = { interval: 99, count: 366 } as const;

/**
 * Parses frequency, interval, count and an optional suffix: `weekly.1.6`, `weekly.2.8.mo-we`, `monthly.1.6.weekday`.
 * Returns null for an invalid text.
 */
export function readRule(text: string | null): SeriesRule | null {
  const [name = "", interval = "", count = "", last, ...more] = (text ?? "").split(".");
  const frequency = (["DAILY", "WEEKLY", "MONTHLY"] as const).find((one) => one.toLowerCase() === name);
  const every = readNumber(interval, 1, limits.interval);
  const times = readNumber(count, 2, limits.count);
  if (frequency === undefined || every === null || times === null || more.length > 0) return null;
  const rule = { frequency, interval: every, count: times, weekdays: [], monthlyBy: "DATE" } as const;
  if (last === undefined) return rule;
  if (frequency === "MONTHLY" && last === "weekday") return { ...rule, monthlyBy: "WEEKDAY" };
  const days = last.split("-");
  const chosen = weekdays.filter((day) => days.includes(day.toLowerCase()));
  const isGood = frequency === "WEEKLY" && chosen.length === days.length;
  return isGood ? { ...rule, weekdays: chosen } : null;
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

export function firstRule(most: number): SeriesRule {
  return { frequency: "WEEKLY", interval: 1, count: Math.min(4, most), weekdays: [], monthlyBy: "DATE" };
}

export function ruleInput(rule: SeriesRule, most: number) {
  return {
    frequency: rule.frequency,
    interval: rule.interval,
    count: Math.min(rule.count, most),
    weekdays: rule.frequency === "WEEKLY" && rule.weekdays.length > 0 ? [...rule.weekdays] : null,
    monthlyBy: rule.frequency === "MONTHLY" ? rule.monthlyBy : null,
  };
}

function readNumber(text: string, least: number, most: number): number | null {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}
