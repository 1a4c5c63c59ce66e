import { MAX_GUESTS } from "../../../../server/shared/guests/guestRules.ts";
import type { VisitService } from "./planVisit.ts";

/** Whether a service can be one of several: nothing for which we come to the visitor. */
export function canJoin({ locationKinds }: VisitService): boolean {
  return locationKinds.length === 0 || locationKinds.some((kind) => kind !== "AT_VISITOR");
}

/** Whether a guest can have a line of this service. */
export function isForGuests({ guestMode }: VisitService): boolean {
  return guestMode === "OWN_LINE" || guestMode === "SEAT";
}

/** How many guests a service takes along. A guest with a line of their own may take another service: only seats and people count against this one. */
export function guestsWithin({ guestMode, maxPerBooking }: VisitService): number {
  const isCounted = guestMode === "SEAT" || guestMode === "ATTEND";
  return isCounted && maxPerBooking !== null ? Math.max(0, maxPerBooking - 1) : MAX_GUESTS;
}
