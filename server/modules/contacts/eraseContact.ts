import { lockUpcomingBookings, eraseContact as erase, lockErasureState } from "./data/eraseContact.ts";
import { type FailureWith, issue } from "../../shared/failures/failure.ts";
import type { ContactBookings } from "./contactBookings.ts";
import { toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** `id` is any row of the person, or null for an unknown one. */
export interface EraseContactInput {
  readonly id: string | null;
  /** Otherwise future bookings prevent the erasure. */
  readonly cancelBookings: boolean;
}

/** Visitors may book while the bookings are cancelled, and merges may add some. */
const ATTEMPTS = 5;

/** Bookings and payments remain without personal data. Idempotent. */
export function eraseContact(
  scope: Scope,
  bookings: Pick<ContactBookings, "cancel">,
  { id, cancelBookings }: EraseContactInput,
): Promise<Outcome<{ readonly id: string }, FailureWith<"INVALID_INPUT" | "BOOKINGS_AHEAD">>> {
  return toResult(async (reject) => {
    if (id === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    for (let attempt = 1; ; attempt += 1) {
      const bookingIds = await eraseWithoutBookings(scope, id);
      if (bookingIds.length === 0) return { id };
      if (!cancelBookings || attempt === ATTEMPTS) throw reject({ code: "BOOKINGS_AHEAD", bookingIds });
      await bookings.cancel(scope, bookingIds);
    }
  });
}

/**
 * Returns the future bookings that prevent the erasure, or none after it. One transaction holds the contact from reading
 * the key of the person to the end, so that a concurrent merge comes before or after it.
 */
function eraseWithoutBookings({ business, clock, database }: Scope, id: string): Promise<readonly string[]> {
  return database.transaction(async (sql) => {
    const person = await lockErasureState(sql, business.id, id);
    if (person === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    if (person.isErased) return [];
    const personToErase = { businessId: business.id, emailKey: person.emailKey, now: clock.now() };
    const upcoming = await lockUpcomingBookings(sql, personToErase);
    if (upcoming.length === 0) await erase(sql, personToErase);
    return upcoming.map((booking) => booking.id);
  });
}
