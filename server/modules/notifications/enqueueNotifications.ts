import { insertNotifications } from "./data/insertNotifications.ts";
import { type LoadedNotificationOrder, loadNotificationOrders } from "./data/loadNotificationOrders.ts";
import type { NotificationEvent, NotificationScope } from "../payments/index.ts";
import { applyMove } from "./rules/applyMove.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { planNotifications } from "./rules/planNotifications.ts";
import { recipientHash } from "../../platform/mail/recipientAddress.ts";
import { newId } from "../../platform/ids/ids.ts";

export async function enqueueNotifications(
  sql: Sql,
  scope: NotificationScope,
  event: NotificationEvent,
): Promise<void> {
  await insertEventNotifications(sql, scope, event, await loadEventOrders(sql, scope, event));
}

export async function prepareNotifications(
  sql: Sql,
  scope: NotificationScope,
  event: NotificationEvent,
): Promise<() => Promise<void>> {
  const orders = await loadEventOrders(sql, scope, event);
  return () => insertEventNotifications(sql, scope, event, orders);
}

function loadEventOrders(
  sql: Sql,
  scope: Pick<NotificationScope, "business">,
  { bookingIds, formerStaff = {} }: NotificationEvent,
): Promise<LoadedNotificationOrder[]> {
  return loadNotificationOrders(sql, scope.business.id, bookingIds, formerStaff);
}

async function insertEventNotifications(
  sql: Sql,
  scope: NotificationScope,
  { occasion, bookingIds, move = null, now }: NotificationEvent,
  orders: readonly LoadedNotificationOrder[],
): Promise<void> {
  const businessId = scope.business.id;
  const notifications = orders.flatMap((order) =>
    planNotifications(occasion, order, now).flatMap((draft) => {
      const moved = move == null ? draft : applyMove(draft, move, now);
      return moved === null
        ? []
        : {
            ...moved,
            id: newId(now, scope.random),
            orderId: order.orderId,
            recipientHash: draft.recipient === "STAFF" ? null : recipientHash(scope.signer, draft.email),
          };
    }),
  );
  const orderIds = orders.map((order) => order.orderId);
  // A confirmation of guests changes no booking, so pending notifications about the bookings stay.
  const changed = occasion === "GUESTS_CONFIRMED" ? [] : bookingIds;
  await insertNotifications(
    sql,
    businessId,
    { orderIds, bookingIds: changed, state: move?.after ?? null },
    notifications,
    now,
  );
  scope.jobs.wakeSenders(sql);
}
