import { lockRefundable } from "./data/refund.ts";
import { insertRefunds } from "./data/refundBookings.ts";
import { CONTACT_LIMITS } from "../../shared/contact/contactRules.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type FailureWith, type Issue, invalidInput, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import { toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

export interface RefundPaymentInput {
  readonly paymentId: string;
  /** Null for the payment as a whole. */
  readonly bookingId: string | null;
  readonly amountMinor: number;
  readonly note: string;
}

/** The caller wakes the job that sends the refund. Returns its id. */
export function refundPayment(
  scope: Scope,
  input: RefundPaymentInput,
): Promise<Outcome<string, FailureWith<"INVALID_INPUT" | "PAYMENT_NOT_FOUND" | "REFUND_TOO_LARGE">>> {
  const note = cleanText(input.note);
  const issues = validateInput(input, note);
  if (issues.length > 0) return Promise.resolve({ ok: false, failure: invalidInput(...issues) });
  const now = scope.clock.now();
  const id = newId(now, scope.random);
  const { id: businessId } = scope.business;
  const { paymentId, bookingId, amountMinor } = input;
  return toResult((reject) =>
    scope.database.transaction(async (sql) => {
      const refundable = await lockRefundable(sql, businessId, paymentId, bookingId);
      if (!refundable) throw reject({ code: "PAYMENT_NOT_FOUND" });
      if (bookingId !== null && refundable.leftOfBooking === null)
        throw invalidInputError(issue(["booking"], "NOT_FOUND"));
      const left = Math.max(0, Math.min(refundable.left, refundable.leftOfBooking ?? refundable.left));
      if (amountMinor > left) {
        const { currency } = scope.business;
        throw reject({ code: "REFUND_TOO_LARGE", refundable: { amount: left, currency } });
      }
      await insertRefunds(
        sql,
        businessId,
        [{ id, paymentId, bookingId, amountMinor, reason: "OWNER", note }],
        now,
      );
      return id;
    }),
  );
}

function validateInput({ amountMinor }: RefundPaymentInput, note: string): Issue[] {
  const noteIssueCode =
    note === "" ? null : checkText(note, { max: CONTACT_LIMITS.notes, allowsLines: true });
  return [
    ...(amountMinor > 0 ? [] : [issue(["amount", "amount"], "TOO_SMALL")]),
    ...(noteIssueCode ? [issue(["note"], noteIssueCode)] : []),
  ];
}
