import { type BookingRow, loadOrderBookings } from "../data/bookings/loadBookings.ts";
import { writeOrder } from "../data/bookings/writeOrder.ts";
import { databaseFault } from "../data/errors.ts";
import { loadHold } from "../data/holds/loadHold.ts";
import { registerRequest } from "../data/idempotency.ts";
import { invalidInput, issue } from "../domain/failures/failure.ts";
import { type BookDraft, judgeDetails } from "./bookDetails.ts";
import { readHoldToken } from "./holdTokens.ts";
import { newId, newReference } from "./ids.ts";
import { Refused, outcomeOf } from "./refused.ts";
import type { Outcome, Scope } from "./scope.ts";
import { inputHash } from "./signer.ts";
import { isIdempotencyKey } from "./visitors.ts";
import { writeNotices } from "./writeNotices.ts";
import { zoneOf } from "./zoneLock.ts";

/** What is sent to turn a hold into an order. */
export interface BookInput extends BookDraft {
  readonly holdToken: string;
  readonly idempotencyKey: string;
}

const REFERENCE_TRIES = 3;

/**
 * Turns a live hold into an order with its bookings, in one transaction. Sent again with the same key and input it
 * answers the same order; the claims that the hold took are the bookings' own from then on.
 */
export async function book(scope: Scope, input: BookInput): Promise<Outcome<readonly BookingRow[]>> {
  return outcomeOf(async () => {
    const holdId = readHoldToken(scope.signer, scope.business.id, input.holdToken);
    if (!holdId) throw new Refused(invalidInput(issue(["holdToken"], "ALTERED")));
    if (!isIdempotencyKey(input.idempotencyKey))
      throw new Refused(invalidInput(issue(["idempotencyKey"], "INVALID")));
    const hold = await loadHold(scope.database.query, scope.business.id, holdId);
    if (!hold) throw new Refused({ code: "HOLD_EXPIRED" });

    const now = scope.clock.now();
    const sent = { ...input, timeZone: zoneOf(scope.business, input.timeZone) };
    const details = judgeDetails(hold, sent, { now, timeZone: scope.business.timeZone });
    const isPaid = hold.lines.some((line) => line.paymentRule !== "NONE");
    const orderId = newId(now, scope.random);
    const write = (reference: string) =>
      scope.database.transaction(async (sql) => {
        const repetition = await registerRequest(sql, {
          businessId: scope.business.id,
          caller: scope.signer.fingerprint("hold", holdId),
          key: input.idempotencyKey,
          operation: "book",
          inputHash: inputHash(asSent(input)),
          resultId: orderId,
          now,
        });
        if (repetition.kind === "conflict") throw new Refused({ code: "IDEMPOTENCY_CONFLICT" });
        // What was booked once stays booked, whatever the rules and the clock say by now.
        if (repetition.kind === "again") return repetition.resultId;
        if (!details.ok) throw new Refused(details.failure);
        if (isPaid) throw new Refused({ code: "PAYMENT_REQUIRED" });
        const bookings = details.value.bookings.map((one) => ({ ...one, id: newId(now, scope.random) }));
        const contactId = newId(now, scope.random);
        const order = { ...details.value, id: orderId, contactId, bookings, reference };
        const written = await writeOrder(sql, scope.business.id, holdId, order, now);
        if (written === "hold ended") throw new Refused({ code: "HOLD_EXPIRED" });
        if (written === "link spent") throw new Refused({ code: "SLUG_EXPIRED" });
        const bookingIds = bookings.map((one) => one.id);
        await writeNotices(sql, scope, { occasion: "BOOKED", bookingIds, now });
        return orderId;
      });
    const written = await withFreeReference(scope, write);
    return loadOrderBookings(scope.database.query, scope.business.id, written);
  });
}

/** What makes two requests the same: everything that was sent, before it is judged. */
function asSent({ contact, ...input }: BookInput): unknown {
  const { firstName, lastName, email, phone, dateOfBirth } = contact;
  const who = [firstName, lastName, email, phone, dateOfBirth].map((text) => text ?? null);
  const { locationKind, location, notes, consent, timeZone, locale } = input;
  const guests = input.guests?.map((guest) => [guest.name ?? null, guest.email ?? null]) ?? null;
  const along = input.attribution?.map(({ name, value }) => [name, value]) ?? null;
  return [who, locationKind, location, notes, consent, timeZone, locale, guests, along];
}

/** References are drawn by chance: should one be taken already, another is drawn. */
async function withFreeReference<T>(scope: Scope, write: (reference: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write(newReference(scope.random));
    } catch (error) {
      const fault = databaseFault(error);
      const isTaken = fault?.kind === "duplicate" && fault.constraint?.includes("reference") === true;
      if (!isTaken || attempt === REFERENCE_TRIES) throw error;
    }
  }
}
