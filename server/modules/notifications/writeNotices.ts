import { insertNotices } from "./data/insertNotices.ts";
import { type LoadedNoticeOrder, loadNoticeOrders } from "./data/loadNoticeOrders.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { noticesFor } from "./rules/noticesFor.ts";
import type { Occasion } from "./rules/types.ts";
import { normaliseRecipient } from "./rules/recipientAddress.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { Signer } from "../../platform/ids/signer.ts";

/** An event of bookings that causes notifications. */
export interface NoticeEvent {
  /** For `BOOKED`, the status of each booking decides between a booking and a request. */
  readonly occasion: Occasion;
  /** The bookings of the event. The other bookings of their orders are loaded. */
  readonly bookingIds: readonly string[];
  /** The former staff after `RESCHEDULED` to other staff: ids of staff members by the booking's id. */
  readonly formerStaff?: Readonly<Record<string, readonly string[]>>;
  /** The instant of the transaction, epoch milliseconds. */
  readonly now: number;
}

type NoticeScope = Pick<Scope, "random" | "signer" | "jobs"> & { readonly business: { readonly id: string } };

/**
 * Inserts the notifications to the booker, the guests and the staff. Call it in the transaction of the event, after the event, so that
 * it reads the new state; not for a repeated request. Reminders and follow-ups of the order are replaced. Two statements. The commit
 * wakes the senders.
 */
export async function writeNotices(sql: Sql, scope: NoticeScope, event: NoticeEvent): Promise<void> {
  await writeLoadedNotices(sql, scope, event, await loadNotices(sql, scope, event));
}

/** The first half of `writeNotices`: loads the orders of the event. One statement. */
export function loadNotices(
  sql: Sql,
  scope: Pick<NoticeScope, "business">,
  { bookingIds, formerStaff = {} }: NoticeEvent,
): Promise<LoadedNoticeOrder[]> {
  return loadNoticeOrders(sql, scope.business.id, bookingIds, formerStaff);
}

/** The second half of `writeNotices`: inserts the notifications. One statement. */
export async function writeLoadedNotices(
  sql: Sql,
  scope: NoticeScope,
  { occasion, bookingIds, now }: NoticeEvent,
  orders: readonly LoadedNoticeOrder[],
): Promise<void> {
  const businessId = scope.business.id;
  const notices = orders.flatMap((order) =>
    noticesFor(occasion, order, now).map((draft) => ({
      ...draft,
      id: newId(now, scope.random),
      orderId: order.orderId,
      recipientHash: draft.recipient === "STAFF" ? null : recipientHash(scope.signer, draft.email),
    })),
  );
  const orderIds = orders.map((order) => order.orderId);
  // A confirmation of guests changes no booking, so pending notifications about the bookings stay.
  const changed = occasion === "GUESTS_CONFIRMED" ? [] : bookingIds;
  await insertNotices(sql, businessId, { orderIds, bookingIds: changed }, notices, now);
  scope.jobs?.wakeSenders(sql);
}

/** Returns the keyed hash by which mails to an address are counted: 16 bytes, the same for all businesses. */
export function recipientHash(signer: Signer, email: string): Buffer {
  return signer.fingerprint("mail recipient", normaliseRecipient(email)).subarray(0, 16);
}
