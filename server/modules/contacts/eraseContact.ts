import { loadBookings } from "../bookings/data/loadBookings.ts";
import { bookingsAhead, eraseContact as erase, erasedState } from "./data/eraseContact.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { cancelBooking } from "../bookings/cancelBooking.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** Who is to be forgotten: any row of theirs, null: nobody's. */
export interface EraseContactInput {
  readonly id: string | null;
  /** Calls off what they have ahead; else that stands in the way. */
  readonly cancelBookings: boolean;
}

/**
 * Forgets a person: who they are, what they wrote and sent, what was said to them. Their bookings stay as times and money of nobody,
 * and the keys to them open nothing any more. Forgetting twice is the same. Answers a row of theirs.
 */
export function eraseContact(
  scope: Scope,
  { id, cancelBookings }: EraseContactInput,
): Promise<Outcome<{ readonly id: string }>> {
  const { business, clock, database } = scope;
  const now = clock.now();
  return toResult(async () => {
    const person = id === null ? null : await erasedState(database.query, business.id, id);
    if (id === null || person === null) throw new DomainError(invalidInput(issue(["contact"], "NOT_FOUND")));
    if (person.isErased) return { id };
    const whose = { businessId: business.id, emailKey: person.emailKey, now };
    const ahead = await database.transaction((sql) => bookingsAhead(sql, whose));
    if (ahead.length > 0 && !cancelBookings)
      throw new DomainError({ code: "BOOKINGS_AHEAD", bookingIds: ahead.map((booking) => booking.id) });
    for (const booking of await loadBookings(
      database.query,
      business.id,
      ahead.map((one) => one.id),
    )) {
      const outcome = await cancelBooking(scope, { booking, scope: "ONE", reason: "", actor: "OWNER" });
      if (!outcome.ok) throw new DomainError(outcome.failure);
    }
    await database.transaction((sql) => erase(sql, whose));
    return { id };
  });
}
