import { insertNotifications } from "./data/insertNotifications.ts";
import { type LoadedNotificationOrder, loadNotificationOrders } from "./data/loadNotificationOrders.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { planNotifications } from "./rules/planNotifications.ts";
import type { Occasion } from "./rules/types.ts";
import { recipientHash } from "../../platform/mail/recipientAddress.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";

export interface NotificationEvent {
  /** After `BOOKED`, the status of each booking decides between booking and request. */
  readonly occasion: Occasion;
  readonly bookingIds: readonly string[];
  /** Staff ids before a move, by booking id. */
  readonly formerStaff?: Readonly<Record<string, readonly string[]>>;
  readonly now: number;
}

type NotificationScope = Pick<Scope, "random" | "signer" | "jobs"> & {
  readonly business: { readonly id: string };
};

/**
 * Inserts the notifications of an event. Call it in the event's transaction, after the event, but not for a replayed
 * request. The commit wakes the senders.
 */
export async function enqueueNotifications(
  sql: Sql,
  scope: NotificationScope,
  event: NotificationEvent,
): Promise<void> {
  await enqueueLoadedNotifications(sql, scope, event, await loadEventOrders(sql, scope, event));
}

export function loadEventOrders(
  sql: Sql,
  scope: Pick<NotificationScope, "business">,
  { bookingIds, formerStaff = {} }: NotificationEvent,
): Promise<LoadedNotificationOrder[]> {
  return loadNotificationOrders(sql, scope.business.id, bookingIds, formerStaff);
}

export async function enqueueLoadedNotifications(
  sql: Sql,
  scope: NotificationScope,
  { occasion, bookingIds, now }: NotificationEvent,
  orders: readonly LoadedNotificationOrder[],
): Promise<void> {
  const businessId = scope.business.id;
  const notifications = orders.flatMap((order) =>
    planNotifications(occasion, order, now).map((draft) => ({
      ...draft,
      id: newId(now, scope.random),
      orderId: order.orderId,
      recipientHash: draft.recipient === "STAFF" ? null : recipientHash(scope.signer, draft.email),
    })),
  );
  const orderIds = orders.map((order) => order.orderId);
  // A confirmation of guests changes no booking, so pending notifications about the bookings stay.
  const changed = occasion === "GUESTS_CONFIRMED" ? [] : bookingIds;
  await insertNotifications(sql, businessId, { orderIds, bookingIds: changed }, notifications, now);
  scope.jobs?.wakeSenders(sql);
}
