import { type BookingRow, loadOrderBookings } from "./data/loadBookings.ts";
import { findUpcomingBookings, renewBookerLinks } from "./data/renewLinks.ts";
import { insertNotifications } from "../notifications/data/insertNotifications.ts";
import { loadNotificationOrders } from "../notifications/data/loadNotificationOrders.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { listPeople, type Person } from "../notifications/rules/people.ts";
import { countAttempt, isAddressOverLimit } from "../../platform/http/limits/countAttempts.ts";
import { newId } from "../../platform/ids/ids.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { BookingAccess } from "./viewBookings.ts";
import { recipientHash } from "../../platform/mail/recipientAddress.ts";

const LIMITS = {
  address: { kind: "link by address", minutes: 15, limit: 20 },
  person: { kind: "link by person", minutes: 60, limit: 3 },
} as const;

const RENEWAL_LIMIT = { kind: "renewed links", minutes: 60, limit: 5 } as const;

type LinkRecipient = Pick<BookingAccess, "role" | "member" | "staffId">;

/**
 * Mails the stored address. Unknown keys and exceeded mail limits also return success, so that the result reveals
 * nothing.
 */
export async function mailBookingLink(
  scope: Scope,
  access: BookingAccess | null,
  clientAddress: string,
): Promise<Outcome<true>> {
  if (await isAddressOverLimit(scope, clientAddress, LIMITS.address))
    return { ok: false, failure: { code: "TOO_MANY_ATTEMPTS" } };
  if (access === null) return { ok: true, value: true };
  const person = `${access.booking.orderId} ${access.member} ${access.staffId ?? ""}`;
  if ((await countAttempt(scope, { ...LIMITS.person, text: person })) > LIMITS.person.limit)
    return { ok: true, value: true };
  await scope.database.transaction((sql) => writeLinkMails(sql, scope, [access.booking.id], access));
  return { ok: true, value: true };
}

/**
 * Links of guests and staff stay valid.
 *
 * @param isLimited true for a booker's key, which other people may have as well
 */
export function renewBookingLinks(
  scope: Scope,
  booking: BookingRow,
  isLimited: boolean,
): Promise<Outcome<readonly BookingRow[]>> {
  const { database, business } = scope;
  return toResult(async () => {
    const count = isLimited ? await countAttempt(scope, { ...RENEWAL_LIMIT, text: booking.orderId }) : 0;
    if (count > RENEWAL_LIMIT.limit) throw new DomainError({ code: "TOO_MANY_ATTEMPTS" });
    return database.transaction(async (sql) => {
      if ((await renewBookerLinks(sql, business.id, [booking.orderId])) === 0)
        throw new DomainError({ code: "TOO_MANY_ATTEMPTS" });
      await writeLinkMails(sql, scope, [booking.id], { role: "BOOKER", member: 0, staffId: null });
      // Read before COMMIT, because another caller may change it afterwards.
      return loadOrderBookings(sql.query, business.id, booking.orderId);
    });
  });
}

/** Only orders with a future booking. Runs in the caller's transaction. */
export async function mailLinksOfOrders(sql: Sql, scope: Scope, orderIds: readonly string[]): Promise<void> {
  const upcomingIds = await findUpcomingBookings(sql, scope.business.id, orderIds, scope.clock.now());
  if (upcomingIds.length > 0)
    await writeLinkMails(sql, scope, upcomingIds, { role: "BOOKER", member: 0, staffId: null });
}

/** Erased contacts get none. */
async function writeLinkMails(
  sql: Sql,
  scope: Scope,
  bookingIds: readonly string[],
  linkRecipient: LinkRecipient,
): Promise<void> {
  const now = scope.clock.now();
  const orders = await loadNotificationOrders(sql, scope.business.id, bookingIds, {});
  const mails = orders.flatMap((order) =>
    listPeople(order)
      .filter((person) => isLinkRecipient(person, linkRecipient) && !person.email.endsWith("@erased.invalid"))
      .map(({ recipient, member, staffId, email, locale, lines }) => ({
        kind: "LINK" as const,
        id: newId(now, scope.random),
        orderId: order.orderId,
        bookingIds: lines.map((line) => line.bookingId),
        recipient,
        member,
        staffId,
        email,
        locale,
        dueAt: now,
        recipientHash: recipient === "STAFF" ? null : recipientHash(scope.signer, email),
      })),
  );
  await insertNotifications(sql, scope.business.id, { orderIds: [], bookingIds: [] }, mails, now);
  scope.jobs?.wakeSenders(sql);
}

function isLinkRecipient(person: Person, { member, staffId }: LinkRecipient): boolean {
  if (staffId !== null) return person.recipient === "STAFF" && person.staffId === staffId;
  if (member > 0) return person.recipient === "GUEST" && person.member === member;
  return person.recipient === "BOOKER";
}
