import type { BookingRow } from "../data/bookings/loadBookings.ts";
import type { CalendarEvent } from "../domain/calendar/event.ts";

/** What a booking's event says besides its times. */
export interface EventParts {
  readonly business: { readonly name: string; readonly email: string; readonly address: string };
  readonly service: { readonly name: string };
  readonly provider: { readonly name: string; readonly address: string } | null;
  readonly staff: readonly { readonly name: string }[];
  /** The booking's own page, with the reader's key. */
  readonly url: string;
  readonly host: string;
}

/** A booking as a calendar program is told of it. */
export function describeEvent(booking: BookingRow, parts: EventParts): CalendarEvent {
  const people = parts.staff.map((one) => one.name).join(", ");
  return {
    uid: `${booking.id}@${parts.host}`,
    sequence: booking.sequence,
    status: eventStatus(booking.status),
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    stampedAt: booking.updatedAt,
    summary: `${parts.service.name} · ${parts.business.name}`,
    description: [people, booking.reference].filter(Boolean).join("\n"),
    location: placeOf(booking, parts),
    url: parts.url,
    organizer: parts.business,
  };
}

/** Where the visit takes place, as a line of text; empty for calls. */
export function placeOf(booking: BookingRow, parts: Pick<EventParts, "business" | "provider">): string {
  if (booking.locationKind === "AT_VISITOR") return booking.location;
  if (booking.locationKind === "PHONE" || booking.locationKind === "ONLINE") return "";
  return parts.provider?.address || parts.business.address;
}

function eventStatus(status: BookingRow["status"]): CalendarEvent["status"] {
  if (status === "REQUESTED" || status === "AWAITING_PAYMENT") return "TENTATIVE";
  return status === "CANCELLED" || status === "DECLINED" || status === "EXPIRED" ? "CANCELLED" : "CONFIRMED";
}
