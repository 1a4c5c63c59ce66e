import { lockFailedNotifications, resendFailed } from "./data/resendNotifications.ts";
import { type BookingRow, loadBookings } from "../bookings/index.ts";
import type { FailureWith } from "../../shared/failures/failure.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { recipientHash } from "../../platform/mail/recipientAddress.ts";

/**
 * Sends the failed notifications about a booking again, to the present addresses. Those that no longer
 * apply are dropped when they are due.
 */
export function resendNotifications(
  scope: Scope,
  bookingId: string,
): Promise<Outcome<BookingRow, FailureWith<"BOOKING_NOT_FOUND">>> {
  const { database, business, signer, clock, jobs } = scope;
  return database.transaction(async (sql) => {
    const [booking] = await loadBookings(sql.query, business.id, [bookingId]);
    if (!booking) return { ok: false, failure: { code: "BOOKING_NOT_FOUND" } };
    const failed = await lockFailedNotifications(sql, business.id, bookingId);
    const reachable = failed.flatMap(({ id, recipient, email }) =>
      email === null ? [] : { id, email, hash: recipient === "STAFF" ? null : recipientHash(signer, email) },
    );
    if (reachable.length > 0) {
      await resendFailed(sql, business.id, reachable, clock.now());
      jobs.wakeSenders(sql);
    }
    return { ok: true, value: booking };
  });
}
