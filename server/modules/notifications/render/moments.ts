import { type Locale, languageTag } from "../../../shared/languages/locales.ts";
import {
  type TimeStyle,
  dateOfInstant,
  formatDate,
  formatDateHeading,
  formatDay,
  formatMonthOfDay,
  formatTime,
  formatTimeRange,
} from "../../../shared/time/format.ts";
import { remembered } from "../../../shared/memory/remembered.ts";
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
  readonly own: string | null;
}

const moments = new Map<string, Moment>();

/** Formats a booking's time in the venue's zone, or in the reader's zone for calls and online meetings. */
export function momentOf(content: MailContent, line: MailLine): Moment {
  return remembered(moments, keyOf(content, line), () => makeMoment(content, line));
}

const keyOf = (content: MailContent, line: MailLine): string =>
  [
    content.locale,
    content.business.hourCycle,
    zoneFor(content, line),
    content.timeZone,
    line.startsAt,
    line.endsAt,
  ].join();

function makeMoment(content: MailContent, line: MailLine): Moment {
  const timeZone = zoneFor(content, line);
  const style = styleOf(content, timeZone);
  const start = iso(line.startsAt);
  const date = dateOfInstant(start, timeZone);
  const isElsewhere = zoneLabel(timeZone, start) !== zoneLabel(content.timeZone, start);
  return {
    weekday: formatDateHeading(date, "weekday", style.locale),
    day: formatDay(date, style.locale),
    month: formatMonthOfDay(date, style.locale),
    date: formatDateHeading(date, "full", style.locale),
    time: rangeText(content, style, line),
    own: isElsewhere ? ownText(content, line, date) : null,
  };
}

function ownText(content: MailContent, line: MailLine, venueDate: string): string {
  const style = styleOf(content, content.timeZone);
  const date = dateOfInstant(iso(line.startsAt), content.timeZone);
  const range = rangeText(content, style, line);
  return date === venueDate ? range : `${formatDate(date, "full", style.locale)}, ${range}`;
}

function rangeText({ locale }: MailContent, style: TimeStyle, { startsAt, endsAt }: MailLine): string {
  const start = iso(startsAt);
  return `${formatTimeRange(start, iso(endsAt), style)}, ${zoneIn(locale, style.timeZone, start)}`;
}

export function momentText(content: MailContent, instant: number, timeZone: string): string {
  const style = styleOf(content, timeZone);
  const date = formatDate(dateOfInstant(iso(instant), timeZone), "full", style.locale);
  return `${date}, ${formatTime(iso(instant), style)}, ${zoneIn(content.locale, timeZone, iso(instant))}`;
}

const zoneIn = (locale: Locale, timeZone: string, instant: string): string =>
  zoneLabel(timeZone, instant, ZONE_CITIES[locale]);

export function zoneFor({ business, timeZone }: MailContent, { placeKind }: MailLine): string {
  return placeKind === "PHONE" || placeKind === "ONLINE" ? timeZone : business.timeZone;
}

/** Short form for a subject, without the zone: `Mon, Nov 23, 10:00 AM`. */
export function shortMoment(content: MailContent, line: MailLine): string {
  return remembered(shortMoments, keyOf(content, line), () => makeShortMoment(content, line));
}

const shortMoments = new Map<string, string>();

function makeShortMoment(content: MailContent, line: MailLine): string {
  const timeZone = zoneFor(content, line);
  const style = styleOf(content, timeZone);
  const start = iso(line.startsAt);
  return `${formatDate(dateOfInstant(start, timeZone), "short", style.locale)}, ${formatTime(start, style)}`;
}

const styleOf = ({ locale, business }: MailContent, timeZone: string): TimeStyle => ({
  locale: languageTag(locale),
  timeZone,
  hourCycle: business.hourCycle,
});

const iso = (instant: number): string => new Date(instant).toISOString();
