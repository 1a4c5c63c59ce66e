import { type WaitingOrder, lockWaitingOrder, writeGuestConfirmation } from "./data/confirmGuests.ts";
import { type BookingRow, loadOrderBookings } from "./data/loadBookings.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { isLive } from "./rules/changePolicy.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { emailDigest, readGuestToken } from "./keys/guestTokens.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** Idempotent. */
export function confirmGuests(scope: Scope, token: string): Promise<Outcome<readonly BookingRow[]>> {
  const { business, database, signer } = scope;
  const grant = readGuestToken(signer, business.id, token);
  return toResult(async () => {
    if (!grant) throw new DomainError({ code: "BOOKING_NOT_FOUND" });
    const { orderId } = grant;
    return database.transaction(async (sql) => {
      const order = await lockWaitingOrder(sql, business.id, orderId);
      const isTokenCurrent =
        order && (order.keyVersion & 0xff) === grant.version && emailDigest(order.email).equals(grant.email);
      if (!isTokenCurrent) throw new DomainError({ code: "BOOKING_NOT_FOUND" });
      if (order.isWaiting) await notifyGuests(sql, scope, orderId, order);
      // Read before COMMIT, because another caller may change it afterwards.
      return loadOrderBookings(sql.query, business.id, orderId);
    });
  });
}

async function notifyGuests(sql: Sql, scope: Scope, orderId: string, order: WaitingOrder): Promise<void> {
  const now = scope.clock.now();
  assertNotEnded(order, now);
  await writeGuestConfirmation(sql, scope.business.id, orderId, now);
  const bookingIds = order.bookings.map(({ id }) => id);
  await scope.notifications.enqueue(sql, scope, { occasion: "GUESTS_CONFIRMED", bookingIds, now });
}

/** @throws {DomainError} if the order has no booking left that a guest could attend */
function assertNotEnded({ bookings }: WaitingOrder, now: number): void {
  const statuses = bookings.map(({ status, decideBy }) => statusAt(status, decideBy, now));
  const live = bookings.filter((_, i) => isLive(statuses[i]!));
  if (live.length === 0) throw new DomainError({ code: "STATUS_CONFLICT", status: statuses[0]! });
  if (live.every(({ endsAt }) => endsAt <= now))
    throw new DomainError({ code: "PAST_CUTOFF", cutoffMinutes: 0 });
}
