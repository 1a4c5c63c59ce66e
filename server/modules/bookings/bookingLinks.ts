import { type BookingRow, loadOrderBookings } from "./data/loadBookings.ts";
import { findUpcomingBookings, renewBookerLinks } from "./data/renewLinks.ts";
import type { LinkRecipient } from "../payments/index.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { countAttempt, isAddressOverLimit } from "../access/index.ts";
import type { FailureWith } from "../../shared/failures/failure.ts";
import { toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { VisitorBooking } from "./viewBookings.ts";

const LIMITS = {
  address: { kind: "link by address", minutes: 15, limit: 20 },
  person: { kind: "link by person", minutes: 60, limit: 3 },
} as const;

const BOOKER: LinkRecipient = { member: 0, staffId: null };

const RENEWAL_LIMIT = { kind: "renewed links", minutes: 60, limit: 5 } as const;

/**
 * Mails the stored address. Unknown keys, bookers without e-mail and exceeded mail limits also return success, so that
 * the result reveals nothing.
 */
export async function mailBookingLink(
  scope: Scope,
  access: VisitorBooking | null,
  clientAddress: string,
): Promise<Outcome<true, FailureWith<"TOO_MANY_ATTEMPTS">>> {
  if (await isAddressOverLimit(scope, clientAddress, LIMITS.address))
    return { ok: false, failure: { code: "TOO_MANY_ATTEMPTS" } };
  if (access === null) return { ok: true, value: true };
  const person = `${access.booking.orderId} ${access.member} ${access.staffId ?? ""}`;
  if ((await countAttempt(scope, { ...LIMITS.person, text: person })) > LIMITS.person.limit)
    return { ok: true, value: true };
  await scope.database.transaction((sql) => enqueueLinks(sql, scope, [access.booking.id], access));
  return { ok: true, value: true };
}

/**
 * Links of guests and staff stay valid. A booker without e-mail receives no new link.
 *
 * @param isLimited true for a booker's key, which other people may have as well
 */
export function renewBookingLinks(
  scope: Scope,
  booking: BookingRow,
  isLimited: boolean,
): Promise<Outcome<readonly BookingRow[], FailureWith<"TOO_MANY_ATTEMPTS">>> {
  const { database, business } = scope;
  return toResult(async (reject) => {
    const count = isLimited ? await countAttempt(scope, { ...RENEWAL_LIMIT, text: booking.orderId }) : 0;
    if (count > RENEWAL_LIMIT.limit) throw reject({ code: "TOO_MANY_ATTEMPTS" });
    return database.transaction(async (sql) => {
      if ((await renewBookerLinks(sql, business.id, [booking.orderId])) === 0)
        throw reject({ code: "TOO_MANY_ATTEMPTS" });
      await enqueueLinks(sql, scope, [booking.id], BOOKER);
      // Read before COMMIT, because another caller may change it afterwards.
      return loadOrderBookings(sql.query, business.id, booking.orderId);
    });
  });
}

/** Only orders with a future booking. Runs in the caller's transaction. */
export async function mailLinksOfOrders(sql: Sql, scope: Scope, orderIds: readonly string[]): Promise<void> {
  const upcomingIds = await findUpcomingBookings(sql, scope.business.id, orderIds, scope.clock.now());
  if (upcomingIds.length > 0) await enqueueLinks(sql, scope, upcomingIds, BOOKER);
}

function enqueueLinks(
  sql: Sql,
  scope: Scope,
  bookingIds: readonly string[],
  { member, staffId }: LinkRecipient,
): Promise<void> {
  const now = scope.clock.now();
  return scope.notifications.enqueueLinks(sql, scope, { bookingIds, member, staffId, now });
}
