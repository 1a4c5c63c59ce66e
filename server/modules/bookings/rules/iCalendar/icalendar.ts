import type { CalendarEvent } from "./event.ts";
import { formatBasicUtc } from "./links.ts";

/** RFC 5546. */
export interface Invitation {
  readonly attendee: { readonly name: string; readonly email: string };
}

/** RFC 5545. Times are in UTC, so no VTIMEZONE is needed. */
export function formatICalendar(event: CalendarEvent, invitation?: Invitation): string {
  return joinLines([
    ...CALENDAR_HEAD,
    `METHOD:${event.status === "CANCELLED" ? "CANCEL" : invitation ? "REQUEST" : "PUBLISH"}`,
    // Not in RFC 5545, but widely read.
    ...(event.timeZone === null ? [] : [`X-WR-TIMEZONE:${escapeText(event.timeZone)}`]),
    ...formatEvent(event, invitation),
    "END:VCALENDAR",
  ]);
}

export interface PublishedCalendar {
  readonly name: string;
  readonly timeZone: string;
  readonly events: readonly CalendarEvent[];
}

/** Refreshed every 15 minutes (RFC 7986, section 5.7). */
export function formatPublishedCalendar({ name, timeZone, events }: PublishedCalendar): string {
  return joinLines([
    ...CALENDAR_HEAD,
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${escapeText(timeZone)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    ...events.flatMap((event) => formatEvent(event)),
    "END:VCALENDAR",
  ]);
}

const CALENDAR_HEAD = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Daybook//Booking//EN",
  "CALSCALE:GREGORIAN",
] as const;

function formatEvent(event: CalendarEvent, invitation?: Invitation): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatBasicUtc(event.stampedAt)}`,
    `DTSTART:${formatBasicUtc(event.startsAt)}`,
    `DTEND:${formatBasicUtc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    `STATUS:${event.status}`,
    "TRANSP:OPAQUE",
    `ORGANIZER;CN=${quoteParameter(event.organizer.name)}:mailto:${event.organizer.email}`,
    ...(invitation ? [formatAttendee(invitation)] : []),
    "END:VEVENT",
  ];
}

const joinLines = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join("");

function formatAttendee({ attendee }: Invitation): string {
  // A line break would start another line.
  const address = attendee.email.replaceAll(/[\s\p{Cc}]/gu, "");
  return `ATTENDEE;CN=${quoteParameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address}`;
}

/** Not allowed in iCalendar (RFC 5545, section 3.1). */
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  return text
    .replaceAll(CONTROLS, "")
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n?|\n/g, "\\n");
}

/** RFC 5545, section 3.2; RFC 6868 for the quote. */
function quoteParameter(text: string): string {
  return `"${text
    .replaceAll(CONTROLS, "")
    .replaceAll("^", "^^")
    .replaceAll('"', "^'")
    .replaceAll(/[\r\n]+/g, " ")}"`;
}

const MAX_OCTETS = 75;

/** Never inside a character (section 3.1). */
function fold(line: string): string {
  if (line.length <= MAX_OCTETS && /^[\x20-\x7e]*$/.test(line)) return line;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    if (octets + size > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function countOctets(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}
