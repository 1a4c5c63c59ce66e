import { type BookingRow, loadOrderBookings } from "./data/loadBookings.ts";
import { writeOrder } from "./data/writeOrder.ts";
import { type StopFailure, toStopFailure } from "./data/holds/toTakeFailure.ts";
import { classifyDatabaseError } from "../../platform/database/errors.ts";
import { type Hold, loadHold } from "./data/holds/loadHold.ts";
import { checkReplay, fingerprintInput, registerRequest } from "../../platform/database/idempotency.ts";
import { expireDue, findPaymentFailure } from "../catalogue/index.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import { needsGuestConfirmation } from "../../shared/guests/guestConfirmation.ts";
import { type BookingFormsInput, type ValidatedForms, validateBookingForms } from "./validateBookingForms.ts";
import { type BookDraft, type DetailsFailure, validateDetails } from "./validateDetails.ts";
import { isKnownBooker } from "./keys/guestTokens.ts";
import { readHoldToken } from "./keys/holdTokens.ts";
import { newId, newReference } from "../../platform/ids/ids.ts";
import { getPhoneCountry, isImpossiblePhone } from "../questionnaires/index.ts";
import { type OrderCaller, isValidOrderProof, getOrderQuota, toOrderLimitFailure } from "./orderQuota.ts";
import { type AuditRecord, recordAudit, withHumanCheck } from "../access/index.ts";
import { toAuditFields } from "./rules/overrides.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import { nestedTransaction } from "../../platform/database/nestedTransaction.ts";
import { getFailure, toResult, invalidInputError } from "../../platform/database/domainError.ts";
import { getReplayedResult } from "../../platform/database/replayedResult.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { isIdempotencyKey } from "../../platform/ids/visitors.ts";
import type { NotificationEvent } from "../payments/index.ts";
import { resolveTimeZone } from "../availability/index.ts";

export interface BookInput extends BookDraft, BookingFormsInput, OrderCaller {
  readonly holdToken: string;
  readonly idempotencyKey: string;
  /** The solution of `Hold.work`, or of the challenge of `PROOF_REQUIRED`. */
  readonly proof?: string | null | undefined;
  readonly captchaToken?: string | null | undefined;
  /** True for an API key or a signed-in user that may change bookings. */
  readonly isBusiness?: boolean;
  readonly bookerToken?: string | null;
  /** The staff member whose bookings alone `overrides` apply to. Null for no restriction. */
  readonly overrideStaffId?: string | null;
  /** For the audit entry of overrides that were used. */
  readonly overrideAudit?: Pick<AuditRecord, "actor" | "fields"> | null;
}

export type BookFailure =
  | DetailsFailure
  | ReturnType<typeof toOrderLimitFailure>
  | StopFailure
  | FailureWith<
      "HOLD_EXPIRED" | "SLUG_EXPIRED" | "PAYMENT_UNAVAILABLE" | "DISQUALIFIED" | "IDEMPOTENCY_CONFLICT"
    >;

const MAX_REFERENCE_ATTEMPTS = 3;

/** A replay returns the same order. */
export async function book(
  scope: Scope,
  input: BookInput,
): Promise<Outcome<readonly BookingRow[], BookFailure>> {
  return toResult(async (reject) => {
    const holdId = readHoldToken(scope.signer, scope.business.id, input.holdToken);
    if (!holdId) throw invalidInputError(issue(["holdToken"], "ALTERED"));
    if (!isIdempotencyKey(input.idempotencyKey))
      throw invalidInputError(issue(["idempotencyKey"], "INVALID"));
    const hold = await loadHold(scope.database.query, scope.business.id, holdId);
    if (!hold) throw reject({ code: "HOLD_EXPIRED" });
    const { overrides = [], overrideStaffId = null, overrideAudit = null } = input;
    if (overrides.length > 0 && overrideStaffId !== null && !isServedBy(hold, overrideStaffId))
      throw invalidInputError(issue(["overrides"], "INVALID"));

    const now = scope.clock.now();
    const draft = { ...input, timeZone: resolveTimeZone(scope.business, input.timeZone) };
    const details = validateDetails(hold, draft, {
      now,
      timeZone: scope.business.timeZone,
      paySeconds: scope.paySeconds,
      isDiallable: (phone) => !isImpossiblePhone(phone, getPhoneCountry(scope.business.phone)),
    });
    const validatedForms = await validateBookingForms(scope, hold, input, now);
    const failure = findBookFailure(details, validatedForms) ?? findPaymentFailure(scope, hold.lines);
    const orderId = newId(now, scope.random);
    const request = {
      businessId: scope.business.id,
      caller: scope.signer.fingerprint("hold", holdId),
      key: input.idempotencyKey,
      operation: "book",
      inputHash: bookFingerprint(input),
      resultId: orderId,
      now,
    };
    const quota = getOrderQuota(scope, input);
    const write = (reference: string, isProven: boolean) =>
      scope.database.transaction(async (sql) => {
        // A replay returns its order even if it would be rejected now.
        if (failure || !details.ok) {
          const replayedOrderId = getReplayedResult(await registerRequest(sql, request), reject);
          if (replayedOrderId !== null)
            return loadOrderBookings(sql.query, scope.business.id, replayedOrderId);
        }
        if (failure) throw reject(failure);
        if (!details.ok) throw reject(details.failure);
        const bookings = details.value.bookings.map((one) => ({ ...one, id: newId(now, scope.random) }));
        const contactId = newId(now, scope.random);
        const order = {
          ...details.value,
          ...validatedForms.draft,
          id: orderId,
          contactId,
          bookings,
          reference,
          guestsAwaitConfirmation: needsGuestConfirmation({
            guestCount: details.value.guests.length,
            isBusiness: (input.isBusiness ?? false) || details.value.overrides.length > 0,
            isKnown: isKnownBooker(scope, input.bookerToken ?? null, details.value.contact.email),
          }),
        };
        // Unpaid bookings are notified after the payment.
        const notifiedIds = bookings.filter((one) => one.status !== "AWAITING_PAYMENT").map((one) => one.id);
        const event: NotificationEvent = { occasion: "BOOKED", bookingIds: notifiedIds, now };
        const [writeResult, enqueuePrepared] = await Promise.all([
          writeOrder(sql, scope.business.id, holdId, order, request, { quota, isProven }),
          notifiedIds.length > 0 ? scope.notifications.prepare(sql, scope, event) : null,
        ]);
        if (writeResult === "replayed") {
          const replayedOrderId = getReplayedResult(await checkReplay(sql, request), reject)!;
          return loadOrderBookings(sql.query, scope.business.id, replayedOrderId);
        }
        if (writeResult === "hold ended") throw reject({ code: "HOLD_EXPIRED" });
        if (writeResult === "link spent") throw reject({ code: "SLUG_EXPIRED" });
        if (writeResult === "file gone") throw invalidInputError(issue(["answers"], "NOT_FOUND"));
        if (writeResult === "SUSPENDED" || writeResult === "QUOTA")
          throw reject(toStopFailure(writeResult, now));
        if (writeResult !== "written") throw reject(toOrderLimitFailure(scope, writeResult, holdId));
        if (overrideAudit && details.value.overrides.length > 0)
          await recordAudit(
            { ...scope, database: nestedTransaction(scope.database, sql) },
            {
              actor: overrideAudit.actor,
              action: "book",
              subject: encodeTypeId("order", orderId),
              fields: [...overrideAudit.fields, ...toAuditFields(details.value.overrides)],
            },
          );
        const [, rows] = await Promise.all([
          enqueuePrepared?.(),
          // Read before COMMIT, because another caller may change it afterwards.
          loadOrderBookings(sql.query, scope.business.id, orderId),
          sql.commit?.(),
        ]);
        return rows;
      });
    const isProven = isValidOrderProof(scope, holdId, input.proof);
    return withHumanCheck(scope, input, isProven, (isHuman) =>
      withLinkRetry(scope, () => withUniqueReference(scope, (reference) => write(reference, isHuman))),
    );
  });
}

/** True if the staff member serves every line. */
function isServedBy({ lines }: Hold, staffId: string): boolean {
  return lines.every(({ staffIds }) => staffIds.includes(staffId));
}

/** Issues of fields take precedence. */
function findBookFailure(
  details: Outcome<unknown, DetailsFailure>,
  { issues, disqualified }: ValidatedForms,
): DetailsFailure | FailureWith<"DISQUALIFIED"> | null {
  const found = !details.ok && details.failure.code === "INVALID_INPUT" ? details.failure.issues : [];
  if (found.length + issues.length > 0) return invalidInput(...found, ...issues);
  if (!details.ok) return details.failure;
  return disqualified === null ? null : { code: "DISQUALIFIED", text: disqualified };
}

/** The hold identifies the owner of the key. Proofs and the caller may change between attempts. */
export function bookFingerprint(input: BookInput): Buffer {
  return fingerprintInput(input, [
    "holdToken",
    "proof",
    "captchaToken",
    "bookerToken",
    "isBusiness",
    "clientAddress",
    "trustedCaller",
    "overrideStaffId",
    "overrideAudit",
  ]);
}

/** An overdue unpaid order may still reserve the link. */
async function withLinkRetry<T>(scope: Scope, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (getFailure(error)?.code !== "SLUG_EXPIRED") throw error;
    await scope.database.transaction((sql) => expireDue(sql, scope.business.id, scope.clock.now()));
    return write();
  }
}

async function withUniqueReference<T>(scope: Scope, write: (reference: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write(newReference(scope.random));
    } catch (error) {
      const databaseError = classifyDatabaseError(error);
      const isTaken =
        databaseError?.kind === "duplicate" && databaseError.constraint?.includes("reference") === true;
      if (!isTaken || attempt === MAX_REFERENCE_ATTEMPTS) throw error;
    }
  }
}
