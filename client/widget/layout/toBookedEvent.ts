import type { EmbedEvents } from "../../embed/messages.ts";

interface BookingSummary {
  readonly status: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly service: { readonly slug: string };
}

/** Returns the `booked` event for the host page, without personal data. Null if no booking is live. */
export function toBookedEvent(bookings: readonly BookingSummary[]): EmbedEvents["booked"] | null {
  const liveBookings = bookings.filter(({ status }) => status === "CONFIRMED" || status === "REQUESTED");
  const [first] = liveBookings;
  if (first === undefined) return null;
  const { startsAt, endsAt, service } = first;
  const status = first.status === "REQUESTED" ? "REQUESTED" : "CONFIRMED";
  return { status, service: service.slug, startsAt, endsAt, count: liveBookings.length };
}
