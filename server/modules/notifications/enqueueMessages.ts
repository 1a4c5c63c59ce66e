import { insertNotifications } from "./data/insertNotifications.ts";
import { type MessageOrder, loadMessageOrders } from "./data/loadMessageOrders.ts";
import type { ClientMessage, MessageResult, NotificationScope } from "../payments/index.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { newId } from "../../platform/ids/ids.ts";
import { recipientHash } from "../../platform/mail/recipientAddress.ts";

/** One notification for each client, about all of their bookings. A client who has a notification of the same delay gets no other. */
export async function enqueueMessages(
  sql: Sql,
  scope: NotificationScope,
  message: ClientMessage,
): Promise<MessageResult> {
  const { bookingIds, now } = message;
  const minutes = "delayMinutes" in message ? message.delayMinutes : null;
  const orders = await loadMessageOrders(sql, scope.business.id, bookingIds, minutes);
  const byClient = new Map<string, [MessageOrder, ...MessageOrder[]]>();
  for (const order of orders) {
    if (order.email === null || order.isTold) continue;
    const client = byClient.get(order.emailKey);
    if (client) client.push(order);
    else byClient.set(order.emailKey, [order]);
  }
  const notifications = [...byClient.values()].map(([first, ...others]) => ({
    id: newId(now, scope.random),
    orderId: first.orderId,
    bookingIds: [first, ...others].flatMap((order) => order.bookingIds),
    kind: minutes === null ? ("MESSAGE" as const) : ("DELAY" as const),
    recipient: "BOOKER" as const,
    member: 0,
    staffId: null,
    email: first.email!,
    locale: first.locale,
    dueAt: now,
    recipientHash: recipientHash(scope.signer, first.email!),
    ...("text" in message ? { message: message.text } : { delayMinutes: message.delayMinutes }),
  }));
  await insertNotifications(sql, scope.business.id, { orderIds: [], bookingIds: [] }, notifications, now);
  scope.jobs.wakeSenders(sql);
  return {
    clients: notifications.length,
    unreachable: orders.filter(({ email }) => email === null).flatMap((order) => order.bookingIds),
  };
}
