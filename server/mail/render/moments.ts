import { languageTag } from "../../domain/languages/locales.ts";
import {
  type TimeStyle,
  dateOfInstant,
  formatDate,
  formatTime,
  formatTimeRange,
} from "../../domain/time/format.ts";
import { zoneLabel } from "../../domain/time/zoneLabel.ts";
import type { MailContent, MailLine } from "./content.ts";

/** A date as a ticket shows it, and the time with its zone. */
export interface Moment {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly date: string;
  readonly time: string;
  /** The same by the reader's own clock, where that differs; null: it does not. */
  readonly own: string | null;
}

/** When a booking is: by the venue's clock where people meet, else by the reader's. */
export function momentOf(content: MailContent, line: MailLine): Moment {
  const isMeeting =
    line.placeKind === "AT_PROVIDER" || line.placeKind === "AT_VISITOR" || line.placeKind === null;
  const timeZone = isMeeting ? content.business.timeZone : content.timeZone;
  const style = styleOf(content, timeZone);
  const [start, end] = [iso(line.startsAt), iso(line.endsAt)];
  const date = dateOfInstant(start, timeZone);
  const isElsewhere = zoneLabel(timeZone, start) !== zoneLabel(content.timeZone, start);
  return {
    weekday: formatDate(date, "weekday", style.locale),
    day: String(Number(date.slice(8))),
    month: formatDate(date, "month", style.locale),
    date: formatDate(date, "full", style.locale),
    time: `${formatTimeRange(start, end, style)}, ${zoneLabel(timeZone, start)}`,
    own: isElsewhere ? rangeText(content, line.startsAt, line.endsAt) : null,
  };
}

/** A range by the reader's own clock: `Monday, November 23, 2026, 3:00 PM – 3:30 PM, London (UTC)`. */
function rangeText(content: MailContent, startsAt: number, endsAt: number): string {
  const { timeZone } = content;
  const style = styleOf(content, timeZone);
  const [start, end] = [iso(startsAt), iso(endsAt)];
  const date = formatDate(dateOfInstant(start, timeZone), "full", style.locale);
  return `${date}, ${formatTimeRange(start, end, style)}, ${zoneLabel(timeZone, start)}`;
}

/** An instant by the business's clock, with its zone. */
export function momentText(content: MailContent, instant: number): string {
  const { timeZone } = content.business;
  const style = styleOf(content, timeZone);
  const date = formatDate(dateOfInstant(iso(instant), timeZone), "full", style.locale);
  return `${date}, ${formatTime(iso(instant), style)}, ${zoneLabel(timeZone, iso(instant))}`;
}

/** For a subject, where there is no room for the zone's name: `Mon, Nov 23, 10:00 AM`. */
export function shortMoment(content: MailContent, line: MailLine): string {
  const isCall = line.placeKind === "PHONE" || line.placeKind === "ONLINE";
  const timeZone = isCall ? content.timeZone : content.business.timeZone;
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
