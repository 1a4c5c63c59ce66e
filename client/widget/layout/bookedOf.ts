import type { EmbedEvents } from "../../embed/messages.ts";

/** A booking as far as the page around the frame may know it. */
interface Told {
  readonly status: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly service: { readonly slug: string };
}

/** What is told of bookings that were made together; null: none of them stands. */
export function bookedOf(bookings: readonly Told[]): EmbedEvents["booked"] | null {
  const standing = bookings.filter(({ status }) => status === "SCHEDULED" || status === "REQUESTED");
  const [first] = standing;
  if (first === undefined) return null;
  const { startsAt, endsAt, service } = first;
  const status = first.status === "REQUESTED" ? "REQUESTED" : "SCHEDULED";
  return { status, service: service.slug, startsAt, endsAt, count: standing.length };
}
