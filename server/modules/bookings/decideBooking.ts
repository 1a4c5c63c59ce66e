import { approveRequest, declineRequest } from "./data/decideBookings.ts";
import { type BookingRow, loadBookings } from "./data/loadBookings.ts";
import type { BusinessActor } from "../access/index.ts";
import type { BookingStatus } from "../../shared/bookings/status.ts";
import { CONTACT_LIMITS } from "../../shared/contact/contactRules.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type FailureWith, type Failure, invalidInput, issue } from "../../shared/failures/failure.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { NO_PROVIDER } from "../catalogue/index.ts";
import { type Reject, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** Idempotent. Rejects a request with a due payment while there is no provider, because it would expire unpaid. */
export function approveBooking(
  scope: Scope,
  bookingId: string,
  actor: BusinessActor,
): Promise<Outcome<BookingRow, DecisionFailure | PaymentFailure>> {
  const now = scope.clock.now();
  return decide<PaymentFailure>(
    scope,
    bookingId,
    now,
    ["CONFIRMED", "AWAITING_PAYMENT"],
    async (sql, reject) => {
      const decision = await approveRequest(sql, scope.business.id, bookingId, actor, now);
      if (decision?.changed && decision.status === "AWAITING_PAYMENT" && !scope.payments.current)
        throw reject(NO_PROVIDER);
      return decision;
    },
  );
}

/** Idempotent. */
export async function declineBooking(
  scope: Scope,
  bookingId: string,
  note: string,
  actor: BusinessActor,
): Promise<Outcome<BookingRow, DecisionFailure | FailureWith<"INVALID_INPUT">>> {
  const cleanNote = cleanText(note);
  const issueCode = checkText(cleanNote, { max: CONTACT_LIMITS.notes, allowsLines: true });
  if (issueCode) return { ok: false, failure: invalidInput(issue(["note"], issueCode)) };
  const now = scope.clock.now();
  return decide(scope, bookingId, now, ["DECLINED"], (sql) =>
    declineRequest(sql, scope.business.id, bookingId, cleanNote, actor, now),
  );
}

type PaymentFailure = FailureWith<"PAYMENT_UNAVAILABLE">;
type DecisionFailure = FailureWith<"BOOKING_NOT_FOUND" | "STATUS_CONFLICT">;
type Decision = Awaited<ReturnType<typeof approveRequest>>;

function decide<F extends Failure = never>(
  scope: Scope,
  bookingId: string,
  now: number,
  expectedStatuses: readonly BookingStatus[],
  writeDecision: (sql: Sql, reject: Reject<F>) => Promise<Decision>,
): Promise<Outcome<BookingRow, DecisionFailure | F>> {
  return toResult(async (reject: Reject<DecisionFailure | F>) => {
    const decision = await scope.database.transaction(async (sql) => {
      const result = await writeDecision(sql, reject);
      const occasion = expectedStatuses.includes("DECLINED") ? "DECLINED" : "APPROVED";
      if (result?.changed)
        await scope.notifications.enqueue(sql, scope, { occasion, bookingIds: [bookingId], now });
      const [row] = await loadBookings(sql.query, scope.business.id, [bookingId]);
      return result && row ? { status: result.status, row } : null;
    });
    if (!decision) throw reject({ code: "BOOKING_NOT_FOUND" });
    if (!expectedStatuses.includes(decision.status))
      throw reject({ code: "STATUS_CONFLICT", status: decision.status });
    return decision.row;
  });
}
