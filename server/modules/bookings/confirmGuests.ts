import { type WaitingOrder, lockWaitingOrder, writeGuestConfirmation } from "./data/confirmGuests.ts";
import { type BookingRow, loadOrderBookings } from "./data/loadBookings.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { isLive } from "./rules/changePolicy.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { emailDigest, readGuestToken } from "./keys/guestTokens.ts";
import type { FailureWith } from "../../shared/failures/failure.ts";
import { type Reject, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

type EndedFailure = FailureWith<"STATUS_CONFLICT" | "PAST_CUTOFF">;

/** Idempotent. */
export function confirmGuests(
  scope: Scope,
  token: string,
): Promise<Outcome<readonly BookingRow[], FailureWith<"BOOKING_NOT_FOUND"> | EndedFailure>> {
  const { business, database, signer } = scope;
  const grant = readGuestToken(signer, business.id, token);
  return toResult(async (reject) => {
    if (!grant) throw reject({ code: "BOOKING_NOT_FOUND" });
    const { orderId } = grant;
    return database.transaction(async (sql) => {
      const order = await lockWaitingOrder(sql, business.id, orderId);
      const isTokenCurrent =
        order &&
        order.email !== null &&
        (order.keyVersion & 0xff) === grant.version &&
        emailDigest(order.email).equals(grant.email);
      if (!isTokenCurrent) throw reject({ code: "BOOKING_NOT_FOUND" });
      if (order.isWaiting) await notifyGuests(sql, scope, orderId, order, reject);
      // Read before COMMIT, because another caller may change it afterwards.
      return loadOrderBookings(sql.query, business.id, orderId);
    });
  });
}

async function notifyGuests(
  sql: Sql,
  scope: Scope,
  orderId: string,
  order: WaitingOrder,
  reject: Reject<EndedFailure>,
): Promise<void> {
  const now = scope.clock.now();
  assertNotEnded(order, now, reject);
  await writeGuestConfirmation(sql, scope.business.id, orderId, now);
  const bookingIds = order.bookings.map(({ id }) => id);
  await scope.notifications.enqueue(sql, scope, { occasion: "GUESTS_CONFIRMED", bookingIds, now });
}

/** Rejects if the order has no booking left that a guest could attend. */
function assertNotEnded({ bookings }: WaitingOrder, now: number, reject: Reject<EndedFailure>): void {
  const statuses = bookings.map(({ status, decideBy }) => statusAt(status, decideBy, now));
  const live = bookings.filter((_, i) => isLive(statuses[i]!));
  if (live.length === 0) throw reject({ code: "STATUS_CONFLICT", status: statuses[0]! });
  if (live.every(({ endsAt }) => endsAt <= now)) throw reject({ code: "PAST_CUTOFF", cutoffMinutes: 0 });
}
