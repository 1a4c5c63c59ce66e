import {
  type DueUserNotification,
  settleUserNotification,
  takeDueUserNotifications,
} from "../data/users/userNotifications.ts";
import { spokenLocale } from "../../../platform/i18n/speak.ts";
import { renderSecurityMail } from "../../notifications/render/securityMail.ts";
import type { NoticeSender } from "../../notifications/sendNotices.ts";
import { type UserMails, sendUserMails } from "./sendUserMails.ts";

const SECURITY_MAILS: UserMails<DueUserNotification> = {
  table: "user_notifications",
  take: takeDueUserNotifications,
  settle: settleUserNotification,
  render: ({ kind, detail, createdAt, name, locale }, { business, origin }) =>
    renderSecurityMail({
      kind,
      detail,
      at: createdAt,
      name,
      locale: spokenLocale(locale),
      business,
      link: `${origin}/account`,
    }),
};

/** Sends the due security mails. Several processes may do so at once. Returns the number of mails that were sent. */
export function sendSecurityMails(sender: NoticeSender): Promise<number> {
  return sendUserMails(sender, SECURITY_MAILS);
}
