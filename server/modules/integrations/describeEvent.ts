import type { BookingRow } from "../bookings/data/loadBookings.ts";
import type { CalendarEvent } from "../bookings/rules/iCalendar/event.ts";
import { type LocalStyle, localVisit } from "../bookings/rules/iCalendar/localVisit.ts";

/** What a booking's event says besides its times. */
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
  /** The booking's own page, with a key of role VIEW. */
  readonly url: string;
  /** Only entries of staff contain it: with the e-mail it opens the whole order, and calendar entries are often shared. */
  readonly hasReference: boolean;
}

/** A booking as a calendar program is told of it. */
export function describeEvent(booking: BookingRow, parts: EventParts): CalendarEvent {
  const people = parts.staff.map((one) => one.name).join(", ");
  const { business } = parts;
  // Programs show an instant in their reader's zone: where that is not to be, the text says the time as it is meant.
  const when = business.zoneLocked
    ? localVisit(booking.startsAt, booking.endsAt, { ...business, locale: booking.locale })
    : "";
  return {
    // The id is unique everywhere (RFC 7986 section 5.3), and the same whichever host or mail the event came from.
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

/** Where the visit takes place, as a line of text; empty for calls. */
export function placeOf(
  booking: BookingRow,
  parts: { readonly business: { readonly address: string }; readonly provider: EventParts["provider"] },
): string {
  return eventPlace(booking, parts.provider?.address || parts.business.address);
}

/** The same of a booking whose own address is known already. */
export function eventPlace(
  { locationKind, location }: Pick<BookingRow, "locationKind" | "location">,
  address: string,
): string {
  if (locationKind === "AT_VISITOR") return location;
  return locationKind === "PHONE" || locationKind === "ONLINE" ? "" : address;
}

/** What calendars call a booking's status (RFC 5545 section 3.8.1.11). */
export function eventStatus(status: BookingRow["status"]): CalendarEvent["status"] {
  if (status === "REQUESTED" || status === "AWAITING_PAYMENT") return "TENTATIVE";
  return status === "CANCELLED" || status === "DECLINED" || status === "EXPIRED" ? "CANCELLED" : "CONFIRMED";
}
