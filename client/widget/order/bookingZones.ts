import { zoneLabel } from "../../time/zoneNames.ts";

export interface ZonedBooking {
  readonly startsAt: string;
  /** The zone in which the booker chose the time. */
  readonly timeZone: string;
  readonly venueZone: string;
  readonly locationKind: string | null | undefined;
}

/**
 * Returns the zone for a booking's time, and a second one when it differs there. In-person bookings use the venue's
 * zone first, remote ones the booker's.
 */
export function getBookingZones({ startsAt, timeZone, venueZone, locationKind }: ZonedBooking): {
  readonly primary: string;
  readonly secondary: string | null;
} {
  const isInPerson = locationKind === "AT_PROVIDER" || locationKind === "AT_VISITOR";
  const [primary, secondary] = isInPerson ? [venueZone, timeZone] : [timeZone, venueZone];
  const hasSameLabel = zoneLabel(primary, startsAt) === zoneLabel(secondary, startsAt);
  return { primary, secondary: hasSameLabel ? null : secondary };
}
