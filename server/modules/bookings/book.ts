import { type BookingRow, loadOrderBookings } from "./data/loadBookings.ts";
import { writeOrder } from "./data/writeOrder.ts";
import { databaseFault } from "../../platform/database/errors.ts";
import { loadHold } from "./data/holds/loadHold.ts";
import { findRepetition, registerRequest } from "../../platform/database/idempotency.ts";
import { expireDue } from "./data/sweepExpired.ts";
import { type Failure, invalidInput, issue } from "../../shared/failures/failure.ts";
import { awaitsConfirmation } from "../../shared/guests/guestConfirmation.ts";
import { type FilledIn, type ValidatedBooking, validateBooking } from "./bookAnswers.ts";
import { type BookDraft, validateDetails } from "./bookDetails.ts";
import { isKnownBooker } from "./guestTokens.ts";
import { readHoldToken } from "./holdTokens.ts";
import { newId, newReference } from "../../platform/ids/ids.ts";
import { homeCountry, isImpossiblePhone } from "../questionnaires/phoneNumbers.ts";
import { type OrderCaller, isOrderProof, orderCount, orderLimitFailure } from "./orderCount.ts";
import { withHumanCheck } from "../access/humanCheck.ts";
import { paymentRefusal } from "../payments/paymentRefusal.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import { replayedResult } from "../../platform/database/replayedResult.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { inputHash } from "../../platform/ids/signer.ts";
import { isIdempotencyKey } from "../../platform/ids/visitors.ts";
import { type NoticeEvent, loadNotices, writeLoadedNotices } from "../notifications/writeNotices.ts";
import { zoneOf } from "../availability/zoneLock.ts";

export interface BookInput extends BookDraft, FilledIn, OrderCaller {
  readonly holdToken: string;
  readonly idempotencyKey: string;
  /** The solution of `Hold.work`, or of the challenge of `PROOF_REQUIRED`. */
  readonly proof?: string | null | undefined;
  readonly captchaToken?: string | null | undefined;
  /** True for an API key or a signed-in user that may change bookings. */
  readonly isBusiness?: boolean;
  readonly bookerToken?: string | null;
}

const REFERENCE_TRIES = 3;

/** A replay returns the same order. */
export async function book(scope: Scope, input: BookInput): Promise<Outcome<readonly BookingRow[]>> {
  return toResult(async () => {
    const holdId = readHoldToken(scope.signer, scope.business.id, input.holdToken);
    if (!holdId) throw new DomainError(invalidInput(issue(["holdToken"], "ALTERED")));
    if (!isIdempotencyKey(input.idempotencyKey))
      throw new DomainError(invalidInput(issue(["idempotencyKey"], "INVALID")));
    const hold = await loadHold(scope.database.query, scope.business.id, holdId);
    if (!hold) throw new DomainError({ code: "HOLD_EXPIRED" });

    const now = scope.clock.now();
    const sent = { ...input, timeZone: zoneOf(scope.business, input.timeZone) };
    const details = validateDetails(hold, sent, {
      now,
      timeZone: scope.business.timeZone,
      paySeconds: scope.paySeconds,
      isDiallable: (phone) => !isImpossiblePhone(phone, homeCountry(scope.business.phone)),
    });
    const answered = await validateBooking(scope, hold, input, now);
    const failure = failureOf(details, answered) ?? paymentRefusal(scope, hold.lines);
    const orderId = newId(now, scope.random);
    const request = {
      businessId: scope.business.id,
      caller: scope.signer.fingerprint("hold", holdId),
      key: input.idempotencyKey,
      operation: "book",
      inputHash: inputHash(asSent(input)),
      resultId: orderId,
      now,
    };
    const limits = orderCount(scope, input);
    const write = (reference: string, isProven: boolean) =>
      scope.database.transaction(async (sql) => {
        // A replay returns its order even if it would be rejected now.
        if (failure || !details.ok) {
          const before = replayedResult(await registerRequest(sql, request));
          if (before !== null) return loadOrderBookings(sql.query, scope.business.id, before);
        }
        if (failure) throw new DomainError(failure);
        if (!details.ok) throw new DomainError(details.failure);
        const bookings = details.value.bookings.map((one) => ({ ...one, id: newId(now, scope.random) }));
        const contactId = newId(now, scope.random);
        const order = {
          ...details.value,
          ...answered.draft,
          id: orderId,
          contactId,
          bookings,
          reference,
          guestsAwaitConfirmation: awaitsConfirmation({
            guestCount: details.value.guests.length,
            isBusiness: input.isBusiness ?? false,
            isKnown: isKnownBooker(scope, input.bookerToken ?? null, details.value.contact.email),
          }),
        };
        // Unpaid bookings are notified after the payment.
        const told = bookings.filter((one) => one.status !== "AWAITING_PAYMENT").map((one) => one.id);
        const event: NoticeEvent = { occasion: "BOOKED", bookingIds: told, now };
        const [written, noticeOrders] = await Promise.all([
          writeOrder(sql, scope.business.id, holdId, order, request, { limits, isProven }),
          told.length > 0 ? loadNotices(sql, scope, event) : null,
        ]);
        if (written === "repeated") {
          const before = replayedResult(await findRepetition(sql, request))!;
          return loadOrderBookings(sql.query, scope.business.id, before);
        }
        if (written === "hold ended") throw new DomainError({ code: "HOLD_EXPIRED" });
        if (written === "link spent") throw new DomainError({ code: "SLUG_EXPIRED" });
        if (written === "file gone") throw new DomainError(invalidInput(issue(["answers"], "NOT_FOUND")));
        if (written !== "written") throw new DomainError(orderLimitFailure(scope, written, holdId));
        const [, rows] = await Promise.all([
          noticeOrders && writeLoadedNotices(sql, scope, event, noticeOrders),
          // Read before COMMIT, because another caller may change it afterwards.
          loadOrderBookings(sql.query, scope.business.id, orderId),
          sql.commit?.(),
        ]);
        return rows;
      });
    const isProven = isOrderProof(scope, holdId, input.proof);
    return withHumanCheck(scope, input, isProven, (isHuman) =>
      withFreeLink(scope, () => withFreeReference(scope, (reference) => write(reference, isHuman))),
    );
  });
}

/** Issues of fields take precedence. */
function failureOf(details: Outcome<unknown>, { issues, disqualified }: ValidatedBooking): Failure | null {
  const found = !details.ok && details.failure.code === "INVALID_INPUT" ? details.failure.issues : [];
  if (found.length + issues.length > 0) return invalidInput(...found, ...issues);
  if (!details.ok) return details.failure;
  return disqualified === null ? null : { code: "DISQUALIFIED", text: disqualified };
}

function asSent({ contact, ...input }: BookInput): unknown {
  const { firstName, lastName, email, phone, dateOfBirth } = contact;
  const who = [firstName, lastName, email, phone, dateOfBirth].map((text) => text ?? null);
  const { locationKind, location, notes, consent, timeZone, locale } = input;
  const guests = input.guests?.map((guest) => [guest.name ?? null, guest.email ?? null]) ?? null;
  const along = input.attribution?.map(({ name, value }) => [name, value]) ?? null;
  const filledIn = [input.answers ?? [], input.forms ?? []];
  return [who, locationKind, location, notes, consent, timeZone, locale, guests, along, filledIn];
}

/** An overdue unpaid order may still reserve the link. */
async function withFreeLink<T>(scope: Scope, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DomainError && error.failure.code === "SLUG_EXPIRED")) throw error;
    await scope.database.transaction((sql) => expireDue(sql, scope.business.id, scope.clock.now()));
    return write();
  }
}

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
