import { zoneLabel } from "../../time/zoneNames.ts";

/** What of a booking says in which zone its time is read. */
export interface ZonedBooking {
  /** ISO. */
  readonly startsAt: string;
  /** The zone in which its booker chose the time. */
  readonly timeZone: string;
  /** The venue's. */
  readonly venueZone: string;
  readonly locationKind: string | null | undefined;
}

/**
 * The zone that a booking's time is told in, and a second one where that reads otherwise. Who travels reads the clock
 * of the place; who stays at home their own.
 */
export function bookingZones({ startsAt, timeZone, venueZone, locationKind }: ZonedBooking): {
  readonly first: string;
  readonly second: string | null;
} {
  const isInPerson = locationKind === "AT_PROVIDER" || locationKind === "AT_VISITOR";
  const [first, second] = isInPerson ? [venueZone, timeZone] : [timeZone, venueZone];
  const isSame = zoneLabel(first, startsAt) === zoneLabel(second, startsAt);
  return { first, second: isSame ? null : second };
}
