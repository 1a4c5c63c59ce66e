import { approveRequest, declineRequest } from "./data/decideBookings.ts";
import { type BookingRow, loadBookings } from "./data/loadBookings.ts";
import type { BusinessActor } from "../access/index.ts";
import type { BookingStatus } from "../../shared/bookings/status.ts";
import { CONTACT_LIMITS } from "../../shared/contact/contactRules.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { NO_PROVIDER } from "../catalogue/index.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** Idempotent. Rejects a request with a due payment while there is no provider, because it would expire unpaid. */
export function approveBooking(
  scope: Scope,
  bookingId: string,
  actor: BusinessActor,
): Promise<Outcome<BookingRow>> {
  const now = scope.clock.now();
  return decide(scope, bookingId, now, ["SCHEDULED", "AWAITING_PAYMENT"], async (sql) => {
    const decision = await approveRequest(sql, scope.business.id, bookingId, actor, now);
    if (decision?.changed && decision.status === "AWAITING_PAYMENT" && !scope.payments?.current)
      throw new DomainError(NO_PROVIDER);
    return decision;
  });
}

/** Idempotent. */
export async function declineBooking(
  scope: Scope,
  bookingId: string,
  note: string,
  actor: BusinessActor,
): Promise<Outcome<BookingRow>> {
  const cleanNote = cleanText(note);
  const issueCode = checkText(cleanNote, { max: CONTACT_LIMITS.notes, allowsLines: true });
  if (issueCode) return { ok: false, failure: invalidInput(issue(["note"], issueCode)) };
  const now = scope.clock.now();
  return decide(scope, bookingId, now, ["DECLINED"], (sql) =>
    declineRequest(sql, scope.business.id, bookingId, cleanNote, actor, now),
  );
}

type Decision = Awaited<ReturnType<typeof approveRequest>>;

function decide(
  scope: Scope,
  bookingId: string,
  now: number,
  expectedStatuses: readonly BookingStatus[],
  writeDecision: (sql: Sql) => Promise<Decision>,
): Promise<Outcome<BookingRow>> {
  return toResult(async () => {
    const decision = await scope.database.transaction(async (sql) => {
      const result = await writeDecision(sql);
      const occasion = expectedStatuses.includes("DECLINED") ? "DECLINED" : "APPROVED";
      if (result?.changed)
        await scope.notifications.enqueue(sql, scope, { occasion, bookingIds: [bookingId], now });
      const [row] = await loadBookings(sql.query, scope.business.id, [bookingId]);
      return result && row ? { status: result.status, row } : null;
    });
    if (!decision) throw new DomainError({ code: "BOOKING_NOT_FOUND" });
    if (!expectedStatuses.includes(decision.status))
      throw new DomainError({ code: "STATUS_CONFLICT", status: decision.status });
    return decision.row;
  });
}
