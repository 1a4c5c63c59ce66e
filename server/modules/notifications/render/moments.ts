import { type Locale, languageTag } from "../../../shared/languages/locales.ts";
import {
  type TimeFormatOptions,
  toLocalDate,
  formatDate,
  formatDateHeading,
  formatDay,
  formatMonthOfDay,
  formatTime,
  formatTimeRange,
} from "../../../shared/time/format.ts";
import { getOrCreate } from "../../../shared/memory/getOrCreate.ts";
import { ZONE_CITIES } from "../../../shared/time/zoneCities.ts";
import { zoneLabel } from "../../../shared/time/zoneLabel.ts";
import type { MailContent, MailLine } from "./content.ts";

export interface Moment {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly date: string;
  readonly time: string;
  /** Time on the reader's clock, or null if it does not differ. */
  readonly readerTime: string | null;
}

const moments = new Map<string, Moment>();

/** Formats a booking's time in the venue's zone, or in the reader's zone for calls and online meetings. */
export function formatLineMoment(content: MailContent, line: MailLine): Moment {
  return getOrCreate(moments, getCacheKey(content, line), () => makeMoment(content, line));
}

const getCacheKey = (content: MailContent, line: MailLine): string =>
  [
    content.locale,
    content.business.hourCycle,
    getLineTimeZone(content, line),
    content.timeZone,
    line.startsAt,
    line.endsAt,
  ].join();

function makeMoment(content: MailContent, line: MailLine): Moment {
  const timeZone = getLineTimeZone(content, line);
  const timeFormat = getTimeFormat(content, timeZone);
  const start = toIso(line.startsAt);
  const date = toLocalDate(start, timeZone);
  const isElsewhere = zoneLabel(timeZone, start) !== zoneLabel(content.timeZone, start);
  return {
    weekday: formatDateHeading(date, "weekday", timeFormat.locale),
    day: formatDay(date, timeFormat.locale),
    month: formatMonthOfDay(date, timeFormat.locale),
    date: formatDateHeading(date, "full", timeFormat.locale),
    time: formatRange(content, timeFormat, line),
    readerTime: isElsewhere ? formatReaderTime(content, line, date) : null,
  };
}

function formatReaderTime(content: MailContent, line: MailLine, venueDate: string): string {
  const timeFormat = getTimeFormat(content, content.timeZone);
  const date = toLocalDate(toIso(line.startsAt), content.timeZone);
  const range = formatRange(content, timeFormat, line);
  return date === venueDate ? range : `${formatDate(date, "full", timeFormat.locale)}, ${range}`;
}

function formatRange(
  { locale }: MailContent,
  timeFormat: TimeFormatOptions,
  { startsAt, endsAt }: MailLine,
): string {
  const start = toIso(startsAt);
  return `${formatTimeRange(start, toIso(endsAt), timeFormat)}, ${formatZone(locale, timeFormat.timeZone, start)}`;
}

export function formatInstant(content: MailContent, instant: number, timeZone: string): string {
  const timeFormat = getTimeFormat(content, timeZone);
  const date = formatDate(toLocalDate(toIso(instant), timeZone), "full", timeFormat.locale);
  return `${date}, ${formatTime(toIso(instant), timeFormat)}, ${formatZone(content.locale, timeZone, toIso(instant))}`;
}

const formatZone = (locale: Locale, timeZone: string, instant: string): string =>
  zoneLabel(timeZone, instant, ZONE_CITIES[locale]);

export function getLineTimeZone({ business, timeZone }: MailContent, { placeKind }: MailLine): string {
  return placeKind === "PHONE" || placeKind === "ONLINE" ? timeZone : business.timeZone;
}

/** Short form for a subject, without the zone: `Mon, Nov 23, 10:00 AM`. */
export function formatShortMoment(content: MailContent, line: MailLine): string {
  return getOrCreate(shortMoments, getCacheKey(content, line), () => makeShortMoment(content, line));
}

const shortMoments = new Map<string, string>();

function makeShortMoment(content: MailContent, line: MailLine): string {
  const timeZone = getLineTimeZone(content, line);
  const timeFormat = getTimeFormat(content, timeZone);
  const start = toIso(line.startsAt);
  return `${formatDate(toLocalDate(start, timeZone), "short", timeFormat.locale)}, ${formatTime(start, timeFormat)}`;
}

const getTimeFormat = ({ locale, business }: MailContent, timeZone: string): TimeFormatOptions => ({
  locale: languageTag(locale),
  timeZone,
  hourCycle: business.hourCycle,
});

const toIso = (instant: number): string => new Date(instant).toISOString();
