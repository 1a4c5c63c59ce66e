/** How often a series repeats, in the graph's words. */
export type Frequency = "DAILY" | "WEEKLY" | "MONTHLY";

/** RFC 5545 "weekday", beginning with Monday. */
export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** One of them. */
export type Weekday = (typeof weekdays)[number];

/** A rule as the visitor sets it. */
export interface SeriesRule {
  readonly frequency: Frequency;
  /** Every so many days, weeks or months. */
  readonly interval: number;
  /** Visits of the whole series, the first one included. */
  readonly count: number;
  /** Of a weekly series alone; none: the first visit's. In the order of the week. */
  readonly weekdays: readonly Weekday[];
  /** Of a monthly series alone: by the day of the month, or by the weekday (the second Tuesday). */
  readonly monthlyBy: "DATE" | "WEEKDAY";
}

/** The most that the address may say; a service's own maximum may be lower. */
const limits = { interval: 99, count: 366 } as const;

/**
 * Reads `weekly.1.6`, `weekly.2.8.mo-we`, `daily.1.5`, `monthly.1.6` or `monthly.1.6.weekday`: how often, every so many,
 * how many times. Null: nothing readable, no series.
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

/** Writes what `readRule` reads. */
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

/** The rule that stands when a series is begun: weekly, four times or as often as the service allows. */
export function firstRule(most: number): SeriesRule {
  return { frequency: "WEEKLY", interval: 1, count: Math.min(4, most), weekdays: [], monthlyBy: "DATE" };
}

/** The rule in the graph's words, within what the service allows. */
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
