import { capitalize } from "../languages/capitalize.ts";
import { formatList } from "../languages/formatList.ts";
import { MINUTES_PER_DAY, isoDate } from "./dates.ts";
import { isRepeatedWallTime, offsetLabel, wallMinute } from "./offset.ts";
import { remembered } from "../memory/remembered.ts";

/**
 * The one place that writes times and dates for people. Everything comes from explicit arguments, and
 * Intl's spaces are made plain ones, so that the server and every browser write the same text.
 */

/** Hours of a time: 12 with the locale's own day period, 24, or whatever the locale is used to. */
export type HourCycle = "h12" | "h23" | "locale";

/** How a time is written. */
export interface TimeStyle {
  /** BCP 47 tag of the interface's language. */
  readonly locale: string;
  /** IANA name of the zone in which the wall clock is read. */
  readonly timeZone: string;
  /** An owner's choice; 12 hours when there is none. */
  readonly hourCycle?: HourCycle;
}

/** An ISO 8601 instant with its offset or `Z`, as the graph writes a `DateTime`. */
export type Instant = string;

/** An ISO calendar date, `YYYY-MM-DD`, as the graph writes a `Date`. */
export type IsoDate = string;

/** Hours and minutes: `2:30 PM`. In an hour that comes twice the offset tells which: `1:30 AM (UTC-5)`. */
export function formatTime(instant: Instant, style: TimeStyle): string {
  const time = plainSpaces(timeFormat(style).format(new Date(instant)));
  return isRepeatedWallTime(instant, style.timeZone)
    ? `${time} (${offsetLabel(instant, style.timeZone)})`
    : time;
}

/** Whether a style writes times in 12 hours. */
export function isTwelveHours(style: TimeStyle): boolean {
  return remembered(twelveHours, styleKey(style), () => timeFormat(style).resolvedOptions().hour12 === true);
}

/** `2:30 PM – 3:00 PM`, both ends written alone: Intl's own ranges differ between engines. */
export function formatTimeRange(startsAt: Instant, endsAt: Instant, style: TimeStyle): string {
  return `${formatTime(startsAt, style)} – ${formatTime(endsAt, style)}`;
}

/** How much of a date is written. */
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

/** A calendar date in words, as within a sentence. No zone is involved. */
export function formatDate(date: IsoDate, length: DateLength, locale: string): string {
  return remembered(dates, `${locale} ${length} ${date}`, () => {
    const parts = dateFormat(locale, length).formatToParts(utcMidnight(date));
    const texts = parts.map(({ type, value }) => (type === "day" ? ordinalDay(value, locale) : value));
    return plainSpaces(texts.join(""));
  });
}

/** A calendar date as the name of its day in a month grid: with the plain number that the grid shows (WCAG 2.5.3). */
export function formatDayName(date: IsoDate, locale: string): string {
  return remembered(dayNames, `${locale} ${date}`, () =>
    plainSpaces(dateFormat(locale, "full").format(utcMidnight(date))),
  );
}

/** A calendar date at the head of a line or as a heading: with a capital, which eight of our languages have only there. */
export function formatDateHeading(date: IsoDate, length: DateLength, locale: string): string {
  return capitalize(formatDate(date, length, locale), locale);
}

/** The number of a date's day where it stands alone: `18`, in French `1er` for the first. */
export function formatDay(date: IsoDate, locale: string): string {
  return ordinalDay(String(Number(date.slice(8))), locale);
}

/** French writes the first of a month as an ordinal, which Intl does not. */
function ordinalDay(day: string, locale: string): string {
  return day === "1" && /^fr\b/i.test(locale) ? "1er" : day;
}

/** Month and year of a date whose day stands elsewhere, in the case that the day asks for: `18` and then Polish `grudnia 2026`. */
export function formatMonthOfDay(date: IsoDate, locale: string): string {
  const partsOf = (length: DateLength) => dateFormat(locale, length).formatToParts(utcMidnight(date));
  const declined = partsOf("long").find(({ type }) => type === "month");
  const words = partsOf("month").map((part) => (part.type === "month" ? (declined ?? part) : part).value);
  return plainSpaces(words.join(""));
}

/** The calendar date of an instant in a zone. */
export function dateOfInstant(instant: Instant, timeZone: string): IsoDate {
  return isoDate(Math.floor(wallMinute(instant, timeZone) / MINUTES_PER_DAY));
}

/** A length of real minutes, for lists and cards: `45 min`, `1 hr 30 min`. */
export function formatDuration(minutes: number, locale: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes - hours * 60;
  const parts = [
    ...(hours > 0 ? [unitFormat(locale, "hour").format(hours)] : []),
    ...(rest > 0 || hours === 0 ? [unitFormat(locale, "minute").format(rest)] : []),
  ];
  return plainSpaces(parts.join(" "));
}

/** From this length on, a duration in a sentence is counted in days. */
const DAYS_FROM_MINUTES = 48 * 60;

/** A duration within a sentence, in whole words: `24 hours`, `1 hour and 30 minutes`, from 48 hours on `2 days`. */
export function formatLongDuration(minutes: number, locale: string): string {
  const days = minutes >= DAYS_FROM_MINUTES ? Math.floor(minutes / 1440) : 0;
  const hours = Math.floor((minutes - days * 1440) / 60);
  const rest = minutes - days * 1440 - hours * 60;
  const parts = [
    ...(days > 0 ? [unitFormat(locale, "day", "long").format(days)] : []),
    ...(hours > 0 ? [unitFormat(locale, "hour", "long").format(hours)] : []),
    ...(rest > 0 || minutes === 0 ? [unitFormat(locale, "minute", "long").format(rest)] : []),
  ];
  return plainSpaces(formatList(parts, locale));
}

const styleKey = ({ locale, timeZone, hourCycle = "h12" }: TimeStyle) => `${locale} ${timeZone} ${hourCycle}`;

function timeFormat(style: TimeStyle): Intl.DateTimeFormat {
  return remembered(formats, styleKey(style), () => {
    const { locale, timeZone, hourCycle = "h12" } = style;
    const hour = hourCycle === "h23" ? "2-digit" : "numeric";
    const cycle = hourCycle === "locale" ? {} : { hourCycle };
    return new Intl.DateTimeFormat(locale, { timeZone, hour, minute: "2-digit", ...cycle });
  });
}

function dateFormat(locale: string, length: DateLength): Intl.DateTimeFormat {
  return remembered(
    formats,
    `${locale} ${length}`,
    () => new Intl.DateTimeFormat(locale, { ...dateOptions[length], timeZone: "UTC" }),
  );
}

/** Milliseconds since 1970 of the beginning of a date in UTC. */
function utcMidnight(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

// Making a format costs a hundred times more than using it, and using it more than the rest of a calendar cell.
const formats = new Map<string, Intl.DateTimeFormat>();
const twelveHours = new Map<string, boolean>();
const dates = new Map<string, string>();
const dayNames = new Map<string, string>();
const units = new Map<string, Intl.NumberFormat>();

function unitFormat(
  locale: string,
  unit: "day" | "hour" | "minute",
  unitDisplay = unitDisplayOf(locale),
): Intl.NumberFormat {
  const key = `${locale} ${unit} ${unitDisplay}`;
  return remembered(units, key, () => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }));
}

/** Hungarian abbreviates units to a letter (`1 ó 15 p`), which few people read. */
function unitDisplayOf(locale: string): "short" | "long" {
  return /^hu\b/i.test(locale) ? "long" : "short";
}

/** Engines disagree on which narrow space stands where; a plain one is the same everywhere. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, " ");
}
