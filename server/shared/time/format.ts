import { capitalize } from "../languages/capitalize.ts";
import { formatList } from "../languages/formatList.ts";
import { MINUTES_PER_DAY, isoDate } from "./dates.ts";
import { isRepeatedWallTime, formatOffset, toWallMinute } from "./offset.ts";
import { getOrCreate } from "../memory/getOrCreate.ts";

/**
 * Formats all times and dates. Spaces from Intl become plain spaces, so that server and browser return the same text.
 */

export type HourCycle = "h12" | "h23" | "locale";

export interface TimeFormatOptions {
  readonly locale: string;
  readonly timeZone: string;
  /** Set by the business. 12 hours if left out. */
  readonly hourCycle?: HourCycle;
}

export type Instant = string;

/** ISO date, `YYYY-MM-DD`. */
export type IsoDate = string;

/** Formats as `2:30 PM`. In a repeated hour the offset is added: `1:30 AM (UTC-5)`. */
export function formatTime(instant: Instant, options: TimeFormatOptions): string {
  const time = plainSpaces(getTimeFormat(options).format(new Date(instant)));
  return isRepeatedWallTime(instant, options.timeZone)
    ? `${time} (${formatOffset(instant, options.timeZone)})`
    : time;
}

export function usesTwelveHours(options: TimeFormatOptions): boolean {
  return getOrCreate(
    twelveHours,
    getOptionsKey(options),
    () => getTimeFormat(options).resolvedOptions().hour12 === true,
  );
}

/** Formats as `2:30 PM – 3:00 PM`. `Intl` ranges are not used, because engines differ. */
export function formatTimeRange(startsAt: Instant, endsAt: Instant, options: TimeFormatOptions): string {
  return `${formatTime(startsAt, options)} – ${formatTime(endsAt, options)}`;
}

export type DateLength = "full" | "long" | "short" | "month" | "weekday" | "dayAndMonth";

const dateOptions: Readonly<Record<DateLength, Intl.DateTimeFormatOptions>> = {
  /** Friday, November 20, 2026 */
  full: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
  /** November 20, 2026 */
  long: { year: "numeric", month: "long", day: "numeric" },
  /** Fri, Nov 20 */
  short: { weekday: "short", month: "short", day: "numeric" },
  /** November 2026 */
  month: { year: "numeric", month: "long" },
  /** Friday */
  weekday: { weekday: "long" },
  /** November 20 */
  dayAndMonth: { month: "long", day: "numeric" },
};

export function formatDate(date: IsoDate, length: DateLength, locale: string): string {
  return getOrCreate(dates, `${locale} ${length} ${date}`, () => {
    const parts = getDateFormat(locale, length).formatToParts(utcMidnight(date));
    const texts = parts.map(({ type, value }) => (type === "day" ? ordinalDay(value, locale) : value));
    return plainSpaces(texts.join(""));
  });
}

/** Accessible name of a day in a month grid. It contains the number that the grid shows (WCAG 2.5.3). */
export function formatDayName(date: IsoDate, locale: string): string {
  return getOrCreate(dayNames, `${locale} ${date}`, () =>
    plainSpaces(getDateFormat(locale, "full").format(utcMidnight(date))),
  );
}

/** Formats a date for a heading. Eight of the languages need a capital only there. */
export function formatDateHeading(date: IsoDate, length: DateLength, locale: string): string {
  return capitalize(formatDate(date, length, locale), locale);
}

export function formatDay(date: IsoDate, locale: string): string {
  return ordinalDay(String(Number(date.slice(8))), locale);
}

/** French writes the first of a month as an ordinal. Intl does not. */
function ordinalDay(day: string, locale: string): string {
  return day === "1" && /^fr\b/i.test(locale) ? "1er" : day;
}

/** Formats month and year next to a day, in the grammatical case that the day requires: Polish `grudnia 2026`. */
export function formatMonthOfDay(date: IsoDate, locale: string): string {
  const formatParts = (length: DateLength) => getDateFormat(locale, length).formatToParts(utcMidnight(date));
  const declined = formatParts("long").find(({ type }) => type === "month");
  const words = formatParts("month").map((part) => (part.type === "month" ? (declined ?? part) : part).value);
  return plainSpaces(words.join(""));
}

export function toLocalDate(instant: Instant, timeZone: string): IsoDate {
  return isoDate(Math.floor(toWallMinute(instant, timeZone) / MINUTES_PER_DAY));
}

export function formatDuration(minutes: number, locale: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes - hours * 60;
  const parts = [
    ...(hours > 0 ? [getUnitFormat(locale, "hour").format(hours)] : []),
    ...(rest > 0 || hours === 0 ? [getUnitFormat(locale, "minute").format(rest)] : []),
  ];
  return plainSpaces(parts.join(" "));
}

const DAYS_FROM_MINUTES = 48 * 60;

/** Long form for sentences: `24 hours`, `1 hour and 30 minutes`, and `2 days` from 48 hours. */
export function formatLongDuration(minutes: number, locale: string): string {
  const days = minutes >= DAYS_FROM_MINUTES ? Math.floor(minutes / 1440) : 0;
  const hours = Math.floor((minutes - days * 1440) / 60);
  const rest = minutes - days * 1440 - hours * 60;
  const parts = [
    ...(days > 0 ? [getUnitFormat(locale, "day", "long").format(days)] : []),
    ...(hours > 0 ? [getUnitFormat(locale, "hour", "long").format(hours)] : []),
    ...(rest > 0 || minutes === 0 ? [getUnitFormat(locale, "minute", "long").format(rest)] : []),
  ];
  return plainSpaces(formatList(parts, locale));
}

const getOptionsKey = ({ locale, timeZone, hourCycle = "h12" }: TimeFormatOptions) =>
  `${locale} ${timeZone} ${hourCycle}`;

function getTimeFormat(options: TimeFormatOptions): Intl.DateTimeFormat {
  return getOrCreate(formats, getOptionsKey(options), () => {
    const { locale, timeZone, hourCycle = "h12" } = options;
    const hour = hourCycle === "h23" ? "2-digit" : "numeric";
    const cycle = hourCycle === "locale" ? {} : { hourCycle };
    return new Intl.DateTimeFormat(locale, { timeZone, hour, minute: "2-digit", ...cycle });
  });
}

function getDateFormat(locale: string, length: DateLength): Intl.DateTimeFormat {
  return getOrCreate(
    formats,
    `${locale} ${length}`,
    () => new Intl.DateTimeFormat(locale, { ...dateOptions[length], timeZone: "UTC" }),
  );
}

function utcMidnight(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

// Creating a format costs a hundred times more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();
const twelveHours = new Map<string, boolean>();
const dates = new Map<string, string>();
const dayNames = new Map<string, string>();
const units = new Map<string, Intl.NumberFormat>();

function getUnitFormat(
  locale: string,
  unit: "day" | "hour" | "minute",
  unitDisplay = getUnitDisplay(locale),
): Intl.NumberFormat {
  const key = `${locale} ${unit} ${unitDisplay}`;
  return getOrCreate(units, key, () => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }));
}

/** The Hungarian abbreviations (`1 ó 15 p`) are hard to read. */
function getUnitDisplay(locale: string): "short" | "long" {
  return /^hu\b/i.test(locale) ? "long" : "short";
}

/** Engines use different narrow spaces. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, " ");
}
