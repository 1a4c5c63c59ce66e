import { type ChangeActor, cancelBookings, leaveBooking as leave } from "./data/changeBookings.ts";
import { type BookingRow, loadOrderBookings } from "./data/loadBookings.ts";
import { type ChangeRules, loadChangeRules } from "./data/loadChangeRules.ts";
import { findChangeRefusal, isLive } from "./rules/changePolicy.ts";
import { type CancelScope, selectCancelled } from "./rules/changeScope.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { CONTACT_LIMITS } from "../../shared/contact/contactRules.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import { insertCancelRefunds, confirmZeroBalance } from "../payments/index.ts";
import { toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

export interface CancelInput {
  readonly booking: BookingRow;
  readonly scope: CancelScope;
  readonly reason: string;
  readonly actor: ChangeActor;
  /** Default: true. */
  readonly sendsMails?: boolean;
}

/** Idempotent. Returns all bookings of the order. */
export async function cancelBooking(
  scope: Scope,
  input: CancelInput,
): Promise<Outcome<readonly BookingRow[], FailureWith<"INVALID_INPUT" | "STATUS_CONFLICT" | "PAST_CUTOFF">>> {
  const now = scope.clock.now();
  const businessId = scope.business.id;
  const reason = cleanText(input.reason);
  const issueCode = checkText(reason, { max: CONTACT_LIMITS.notes, allowsLines: true });
  if (issueCode) return { ok: false, failure: invalidInput(issue(["reason"], issueCode)) };
  const order = await loadOrderBookings(scope.database.query, businessId, input.booking.orderId);
  const candidates = order.map((row) => ({
    ...row,
    isLive: isLive(statusAt(row.status, row.decideBy, now)),
  }));
  const target = candidates.find((row) => row.id === input.booking.id)!;
  const rows = selectCancelled(candidates, target, input.scope);
  if (rows.length === 0) {
    // Repeated, or cancelled by another caller meanwhile.
    return target.status === "CANCELLED"
      ? { ok: true, value: order }
      : {
          ok: false,
          failure: { code: "STATUS_CONFLICT", status: statusAt(target.status, target.decideBy, now) },
        };
  }
  if (input.actor === "VISITOR") {
    const services = rows.map((row) => row.serviceId);
    const cancelFailure = findCancelFailure(
      rows,
      await loadChangeRules(scope.database.query, businessId, services),
      reason,
      now,
    );
    if (cancelFailure) return { ok: false, failure: cancelFailure };
  }
  const bookingIds = rows.map((row) => row.id);
  const { orderId } = input.booking;
  const bookings = await scope.database.transaction(async (sql) => {
    const cancelledCount = await cancelBookings(
      sql,
      businessId,
      { orderId, bookingIds },
      input.actor,
      reason,
      now,
    );
    // Zero when another caller cancelled first, which wrote the notifications.
    if (cancelledCount > 0) {
      await insertCancelRefunds(sql, scope, rows, input.actor, now);
      if (input.sendsMails ?? true)
        await scope.notifications.enqueue(sql, scope, { occasion: "CANCELLED", bookingIds, now });
      if (candidates.some((row) => row.status === "AWAITING_PAYMENT"))
        await confirmZeroBalance(sql, scope, orderId, now);
    }
    return loadOrderBookings(sql.query, businessId, orderId);
  });
  if (rows.some((row) => row.dueMinor > 0)) scope.wakePayments();
  return { ok: true, value: bookings };
}

function findCancelFailure(
  rows: readonly BookingRow[],
  rules: ReadonlyMap<string, ChangeRules>,
  reason: string,
  now: number,
): FailureWith<"PAST_CUTOFF" | "INVALID_INPUT"> | null {
  for (const row of rows) {
    const { cancelCutoffMinutes: cutoffMinutes, cancelReason } = rules.get(row.serviceId)!;
    if (findChangeRefusal(row, { cutoffMinutes }, now) === "PAST_CUTOFF")
      return { code: "PAST_CUTOFF", cutoffMinutes };
    if (cancelReason === "REQUIRED" && reason === "") return invalidInput(issue(["reason"], "REQUIRED"));
  }
  return null;
}

/** Idempotent. */
export function leaveBooking(
  scope: Scope,
  booking: BookingRow,
  member: number,
): Promise<Outcome<{ readonly left: boolean }, FailureWith<"PAST_CUTOFF">>> {
  const now = scope.clock.now();
  return toResult(async (reject) => {
    if (now >= booking.startsAt) throw reject({ code: "PAST_CUTOFF", cutoffMinutes: 0 });
    const left = await scope.database.transaction(async (sql) => {
      const hasLeft = await leave(sql, scope.business.id, booking.id, member, now);
      if (hasLeft && booking.member === member) {
        await insertCancelRefunds(sql, scope, [booking], "VISITOR", now);
        await scope.notifications.enqueue(sql, scope, {
          occasion: "CANCELLED",
          bookingIds: [booking.id],
          now,
        });
      }
      return hasLeft;
    });
    if (left && booking.dueMinor > 0) scope.wakePayments();
    return { left };
  });
}
