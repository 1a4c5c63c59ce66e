import {
  DUE_USER_NOTIFICATIONS,
  type DueUserNotification,
  settleUserNotification,
  leaseDueUserNotifications,
} from "../../access/index.ts";
import { toSupportedLocale } from "../../../platform/i18n/getI18n.ts";
import { renderSecurityMail } from "../render/securityMail.ts";
import type { RunControl } from "../../../platform/work/loop.ts";
import type { NotificationSender } from "../sendNotifications.ts";
import { type UserMails, sendUserMails } from "./sendUserMails.ts";

const SECURITY_MAILS: UserMails<DueUserNotification> = {
  due: DUE_USER_NOTIFICATIONS,
  take: leaseDueUserNotifications,
  settle: settleUserNotification,
  render: ({ kind, detail, createdAt, name, locale }, { business, origin }) =>
    renderSecurityMail({
      kind,
      detail,
      at: createdAt,
      name,
      locale: toSupportedLocale(locale),
      business,
      link: `${origin}/account`,
    }),
};

export function sendSecurityMails(sender: NotificationSender, control?: RunControl): Promise<number> {
  return sendUserMails(sender, SECURITY_MAILS, control);
}
