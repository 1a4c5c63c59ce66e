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

/** Bookings and payments remain without personal data. Idempotent. */
export function eraseContact(
  scope: Scope,
  bookings: Pick<ContactBookings, "cancel">,
  { id, cancelBookings }: EraseContactInput,
): Promise<Outcome<{ readonly id: string }, FailureWith<"INVALID_INPUT" | "BOOKINGS_AHEAD">>> {
  const { business, clock, database } = scope;
  const now = clock.now();
  return toResult(async (reject) => {
    const person =
      id === null ? null : await database.transaction((sql) => lockErasureState(sql, business.id, id));
    if (id === null || person === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    if (person.isErased) return { id };
    const personToErase = { businessId: business.id, emailKey: person.emailKey, now };
    const upcomingBookings = await database.transaction((sql) => lockUpcomingBookings(sql, personToErase));
    if (upcomingBookings.length > 0 && !cancelBookings)
      throw reject({
        code: "BOOKINGS_AHEAD",
        bookingIds: upcomingBookings.map((booking) => booking.id),
      });
    await bookings.cancel(
      scope,
      upcomingBookings.map((one) => one.id),
    );
    await database.transaction((sql) => erase(sql, personToErase));
    return { id };
  });
}
