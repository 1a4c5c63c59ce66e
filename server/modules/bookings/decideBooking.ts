import { approve, decline } from "./data/decideBookings.ts";
import { type BookingRow, loadBookings } from "./data/loadBookings.ts";
import type { BusinessActor } from "../access/rules/viewer.ts";
import type { BookingStatus } from "../../shared/bookings/status.ts";
import { CONTACT_LIMITS } from "../../shared/contact/contactRules.ts";
import { cleanText, textFault } from "../../shared/contact/text.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { NO_PROVIDER } from "../payments/paymentRefusal.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { writeNotices } from "../notifications/writeNotices.ts";

/** Idempotent. Rejects a request with a due payment while there is no provider, because it would expire unpaid. */
export function approveBooking(
  scope: Scope,
  bookingId: string,
  actor: BusinessActor,
): Promise<Outcome<BookingRow>> {
  const now = scope.clock.now();
  return decide(scope, bookingId, now, ["SCHEDULED", "AWAITING_PAYMENT"], async (sql) => {
    const decided = await approve(sql, scope.business.id, bookingId, actor, now);
    if (decided?.changed && decided.status === "AWAITING_PAYMENT" && !scope.payments?.current)
      throw new DomainError(NO_PROVIDER);
    return decided;
  });
}

/** Idempotent. */
export async function declineBooking(
  scope: Scope,
  bookingId: string,
  note: string,
  actor: BusinessActor,
): Promise<Outcome<BookingRow>> {
  const kept = cleanText(note);
  const fault = textFault(kept, { max: CONTACT_LIMITS.notes, lines: true });
  if (fault) return { ok: false, failure: invalidInput(issue(["note"], fault)) };
  const now = scope.clock.now();
  return decide(scope, bookingId, now, ["DECLINED"], (sql) =>
    decline(sql, scope.business.id, bookingId, kept, actor, now),
  );
}

type Decision = Awaited<ReturnType<typeof approve>>;

function decide(
  scope: Scope,
  bookingId: string,
  now: number,
  wanted: readonly BookingStatus[],
  work: (sql: Sql) => Promise<Decision>,
): Promise<Outcome<BookingRow>> {
  return toResult(async () => {
    const decided = await scope.database.transaction(async (sql) => {
      const made = await work(sql);
      const occasion = wanted.includes("DECLINED") ? "DECLINED" : "APPROVED";
      if (made?.changed) await writeNotices(sql, scope, { occasion, bookingIds: [bookingId], now });
      const [row] = await loadBookings(sql.query, scope.business.id, [bookingId]);
      return made && row ? { status: made.status, row } : null;
    });
    if (!decided) throw new DomainError({ code: "BOOKING_NOT_FOUND" });
    if (!wanted.includes(decided.status))
      throw new DomainError({ code: "STATUS_CONFLICT", status: decided.status });
    return decided.row;
  });
}
