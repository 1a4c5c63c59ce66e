import type { BookingRow } from "../bookings/data/loadBookings.ts";
import type { CalendarEvent } from "../bookings/rules/iCalendar/event.ts";
import { type LocalStyle, localVisit } from "../bookings/rules/iCalendar/localVisit.ts";

export interface EventParts {
  readonly business: {
    readonly name: string;
    readonly email: string;
    readonly address: string;
    readonly timeZone: string;
    readonly zoneLocked: boolean;
    readonly hourCycle: LocalStyle["hourCycle"];
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

export function describeEvent(booking: BookingRow, parts: EventParts): CalendarEvent {
  const people = parts.staff.map((one) => one.name).join(", ");
  const { business } = parts;
  // Calendar programs convert instants to the reader's zone. If the business locks its zone, the text states the local
  // time.
  const when = business.zoneLocked
    ? localVisit(booking.startsAt, booking.endsAt, { ...business, locale: booking.locale })
    : "";
  return {
    // Globally unique (RFC 7986, section 5.3), and equal in mails and feeds.
    uid: booking.id,
    sequence: booking.sequence,
    status: eventStatus(booking.status),
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    stampedAt: booking.updatedAt,
    timeZone: business.zoneLocked ? business.timeZone : null,
    summary: `${parts.service.name} · ${business.name}`,
    description: [when, people, parts.hasReference ? booking.reference : ""].filter(Boolean).join("\n"),
    location: placeOf(booking, parts),
    url: parts.url,
    organizer: business,
  };
}

export function placeOf(
  booking: BookingRow,
  parts: { readonly business: { readonly address: string }; readonly provider: EventParts["provider"] },
): string {
  return eventPlace(booking, parts.provider?.address || parts.business.address);
}

export function eventPlace(
  { locationKind, location }: Pick<BookingRow, "locationKind" | "location">,
  address: string,
): string {
  if (locationKind === "AT_VISITOR") return location;
  return locationKind === "PHONE" || locationKind === "ONLINE" ? "" : address;
}

/** RFC 5545, section 3.8.1.11. */
export function eventStatus(status: BookingRow["status"]): CalendarEvent["status"] {
  if (status === "REQUESTED" || status === "AWAITING_PAYMENT") return "TENTATIVE";
  return status === "CANCELLED" || status === "DECLINED" || status === "EXPIRED" ? "CANCELLED" : "CONFIRMED";
}
