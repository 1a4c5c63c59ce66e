import { MAX_GUESTS } from "../../../server/shared/guests/guestRules.ts";

export interface GuestService {
  /** Value of `GuestMode`. */
  readonly guestMode: string;
  readonly capacity: number;
  /** Seats or attending people of one order. Null for no limit. */
  readonly maxPerBooking: number | null | undefined;
}

/** Returns the number of guests that a booking by hand can have. Guests with lines of their own need the widget. */
export function getMaxGuests({ guestMode, capacity, maxPerBooking }: GuestService): number {
  const limit = Math.min(MAX_GUESTS, (maxPerBooking ?? Infinity) - 1);
  if (guestMode === "ATTEND") return Math.max(0, limit);
  return guestMode === "SEAT" ? Math.max(0, Math.min(limit, capacity - 1)) : 0;
}

/** Each guest of a class takes a seat beside the booker's. */
export function getSeats({ guestMode }: GuestService, seats: number, guestCount: number): number {
  return guestMode === "SEAT" ? Math.max(seats, guestCount + 1) : seats;
}
