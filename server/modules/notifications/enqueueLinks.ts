import { insertNotifications } from "./data/insertNotifications.ts";
import { loadNotificationOrders } from "./data/loadNotificationOrders.ts";
import type { LinkRecipient, NotificationScope } from "../payments/index.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type Person, listPeople } from "./rules/people.ts";
import { newId } from "../../platform/ids/ids.ts";
import { recipientHash } from "../../platform/mail/recipientAddress.ts";

export async function enqueueLinks(
  sql: Sql,
  scope: NotificationScope,
  links: LinkRecipient & { readonly bookingIds: readonly string[]; readonly now: number },
): Promise<void> {
  const { bookingIds, now } = links;
  const orders = await loadNotificationOrders(sql, scope.business.id, bookingIds, {});
  const mails = orders.flatMap((order) =>
    listPeople(order)
      .filter((person) => isLinkRecipient(person, links) && !person.email.endsWith("@erased.invalid"))
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
  scope.jobs.wakeSenders(sql);
}

function isLinkRecipient(person: Person, { member, staffId }: LinkRecipient): boolean {
  if (staffId !== null) return person.recipient === "STAFF" && person.staffId === staffId;
  if (member > 0) return person.recipient === "GUEST" && person.member === member;
  return person.recipient === "BOOKER";
}
