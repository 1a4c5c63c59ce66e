import { MAX_GUESTS } from "../../../../server/shared/guests/guestRules.ts";
import type { CartService } from "./planCart.ts";

/** A service that takes place only at the visitor cannot be combined with others. */
export function canCombine({ locationKinds }: CartService): boolean {
  return locationKinds.length === 0 || locationKinds.some((kind) => kind !== "AT_VISITOR");
}

export function canBeGuestLine({ guestMode }: CartService): boolean {
  return guestMode === "OWN_LINE" || guestMode === "SEAT";
}

/**
 * Returns the most guests that a service permits. Guests with their own line may take another service, so they do not
 * count against this one.
 */
export function getMaxGuests({ guestMode, maxPerBooking }: CartService): number {
  const isCounted = guestMode === "SEAT" || guestMode === "ATTEND";
  return isCounted && maxPerBooking !== null ? Math.max(0, maxPerBooking - 1) : MAX_GUESTS;
}
