import {
  type NotificationRecipients,
  type UserNotificationKind,
  insertUserNotifications,
} from "../data/users/userNotifications.ts";
import type { Scope } from "../../../platform/database/scope.ts";

/**
 * Inserts security mails in the transaction of `scope.database`, whose commit wakes the senders. One user gets it in the language of the request,
 * owners in the language of the business.
 */
export async function notifyUser(
  { database, business, clock, jobs, request }: Scope,
  to: NotificationRecipients,
  kind: UserNotificationKind,
  detail = "",
): Promise<void> {
  await insertUserNotifications(database.query, to, {
    businessId: business.id,
    kind,
    detail,
    locale: to === "OWNERS" ? null : (request?.locale ?? null),
    now: clock.now(),
  });
  jobs.wakeSenders(database);
}
