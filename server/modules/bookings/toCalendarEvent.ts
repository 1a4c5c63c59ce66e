import type { BookingRow } from "./data/loadBookings.ts";
import type { CalendarEvent } from "./rules/iCalendar/event.ts";
import { type LocalTimeFormat, formatLocalTime } from "./rules/iCalendar/formatLocalTime.ts";

export interface CalendarEventSource {
  readonly business: {
    readonly name: string;
    readonly email: string;
    readonly address: string;
    readonly timeZone: string;
    readonly zoneLocked: boolean;
    readonly hourCycle: LocalTimeFormat["hourCycle"];
  };
  readonly service: { readonly name: string };
  readonly provider: { readonly name: string; readonly address: string } | null;
  readonly staff: readonly { readonly name: string }[];
  /** Link to the booking with a key of role VIEW. */
  readonly url: string;
  /**
   * Only for staff: together with the e-mail address the reference opens the order, and calendar entries are often
   * shared.
   */
  readonly hasReference: boolean;
}

export function toCalendarEvent(booking: BookingRow, source: CalendarEventSource): CalendarEvent {
  const staffNames = source.staff.map((one) => one.name).join(", ");
  const { business } = source;
  // Calendar programs convert instants to the reader's zone. If the business locks its zone, the text states the local
  // time.
  const localTime = business.zoneLocked
    ? formatLocalTime(booking.startsAt, booking.endsAt, { ...business, locale: booking.locale })
    : "";
  return {
    // Globally unique (RFC 7986, section 5.3), and equal in mails and feeds.
    uid: booking.id,
    sequence: booking.sequence,
    status: toCalendarStatus(booking.status),
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    stampedAt: booking.updatedAt,
    timeZone: business.zoneLocked ? business.timeZone : null,
    summary: `${source.service.name} · ${business.name}`,
    description: [localTime, staffNames, source.hasReference ? booking.reference : ""]
      .filter(Boolean)
      .join("\n"),
    location: getLocationText(booking, source),
    url: source.url,
    organizer: business,
  };
}

export function getLocationText(
  booking: BookingRow,
  source: {
    readonly business: { readonly address: string };
    readonly provider: CalendarEventSource["provider"];
  },
): string {
  return formatLocation(booking, source.provider?.address || source.business.address);
}

export function formatLocation(
  { locationKind, location }: Pick<BookingRow, "locationKind" | "location">,
  address: string,
): string {
  if (locationKind === "AT_VISITOR") return location;
  return locationKind === "PHONE" || locationKind === "ONLINE" ? "" : address;
}

/** RFC 5545, section 3.8.1.11. */
export function toCalendarStatus(status: BookingRow["status"]): CalendarEvent["status"] {
  if (status === "REQUESTED" || status === "AWAITING_PAYMENT") return "TENTATIVE";
  return status === "CANCELLED" || status === "DECLINED" || status === "EXPIRED" ? "CANCELLED" : "CONFIRMED";
}
