import { type BookingRow, loadOrderBookings } from "./data/loadBookings.ts";
import { findBookingsAhead, renewBookerLinks } from "./data/renewLinks.ts";
import { insertNotices } from "../notifications/data/insertNotices.ts";
import { loadNoticeOrders } from "../notifications/data/loadNoticeOrders.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { peopleOf, type Person } from "../notifications/rules/people.ts";
import { countAttempt, isAddressOverLimit } from "../../platform/http/limits/countAttempts.ts";
import { newId } from "../../platform/ids/ids.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { BookingAccess } from "./viewBookings.ts";
import { recipientHash } from "../notifications/writeNotices.ts";

const LIMITS = {
  address: { kind: "link by address", minutes: 15, limit: 20 },
  person: { kind: "link by person", minutes: 60, limit: 3 },
} as const;

const RENEWALS = { kind: "renewed links", minutes: 60, limit: 5 } as const;

type LinkReader = Pick<BookingAccess, "role" | "member" | "staffId">;

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
  await scope.database.transaction((sql) => writeLinkNotices(sql, scope, [access.booking.id], access));
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
    const count = isLimited ? await countAttempt(scope, { ...RENEWALS, text: booking.orderId }) : 0;
    if (count > RENEWALS.limit) throw new DomainError({ code: "TOO_MANY_ATTEMPTS" });
    return database.transaction(async (sql) => {
      if ((await renewBookerLinks(sql, business.id, [booking.orderId])) === 0)
        throw new DomainError({ code: "TOO_MANY_ATTEMPTS" });
      await writeLinkNotices(sql, scope, [booking.id], { role: "BOOKER", member: 0, staffId: null });
      // Read before COMMIT, because another caller may change it afterwards.
      return loadOrderBookings(sql.query, business.id, booking.orderId);
    });
  });
}

/** Only orders with a future booking. Runs in the caller's transaction. */
export async function mailLinksOfOrders(sql: Sql, scope: Scope, orderIds: readonly string[]): Promise<void> {
  const ahead = await findBookingsAhead(sql, scope.business.id, orderIds, scope.clock.now());
  if (ahead.length > 0)
    await writeLinkNotices(sql, scope, ahead, { role: "BOOKER", member: 0, staffId: null });
}

/** Erased contacts get none. */
async function writeLinkNotices(
  sql: Sql,
  scope: Scope,
  bookingIds: readonly string[],
  reader: LinkReader,
): Promise<void> {
  const now = scope.clock.now();
  const orders = await loadNoticeOrders(sql, scope.business.id, bookingIds, {});
  const notices = orders.flatMap((order) =>
    peopleOf(order)
      .filter((person) => isReader(person, reader) && !person.email.endsWith("@erased.invalid"))
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
  await insertNotices(sql, scope.business.id, { orderIds: [], bookingIds: [] }, notices, now);
  scope.jobs?.wakeSenders(sql);
}

function isReader(person: Person, { member, staffId }: LinkReader): boolean {
  if (staffId !== null) return person.recipient === "STAFF" && person.staffId === staffId;
  if (member > 0) return person.recipient === "GUEST" && person.member === member;
  return person.recipient === "BOOKER";
}
