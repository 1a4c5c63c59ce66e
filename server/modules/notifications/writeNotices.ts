import { insertNotices } from "./data/insertNotices.ts";
import { type LoadedNoticeOrder, loadNoticeOrders } from "./data/loadNoticeOrders.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { noticesFor } from "./rules/noticesFor.ts";
import type { Occasion } from "./rules/types.ts";
import { normaliseRecipient } from "./rules/recipientAddress.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { Signer } from "../../platform/ids/signer.ts";

export interface NoticeEvent {
  /** After `BOOKED`, the status of each booking decides between booking and request. */
  readonly occasion: Occasion;
  readonly bookingIds: readonly string[];
  /** Staff ids before a move, by booking id. */
  readonly formerStaff?: Readonly<Record<string, readonly string[]>>;
  readonly now: number;
}

type NoticeScope = Pick<Scope, "random" | "signer" | "jobs"> & { readonly business: { readonly id: string } };

/**
 * Inserts the notifications of an event. Call it in the event's transaction, after the event, but not for a replayed
 * request. The commit wakes the senders.
 */
export async function writeNotices(sql: Sql, scope: NoticeScope, event: NoticeEvent): Promise<void> {
  await writeLoadedNotices(sql, scope, event, await loadNotices(sql, scope, event));
}

export function loadNotices(
  sql: Sql,
  scope: Pick<NoticeScope, "business">,
  { bookingIds, formerStaff = {} }: NoticeEvent,
): Promise<LoadedNoticeOrder[]> {
  return loadNoticeOrders(sql, scope.business.id, bookingIds, formerStaff);
}

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

/** 16 bytes, equal for all businesses, so that caps count across them. */
export function recipientHash(signer: Signer, email: string): Buffer {
  return signer.fingerprint("mail recipient", normaliseRecipient(email)).subarray(0, 16);
}
