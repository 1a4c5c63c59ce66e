import {
  type DueUserLink,
  dropExpiredLinkMails,
  settleUserLinkMail,
  takeDueUserLinks,
  accountLink,
} from "../../access/index.ts";
import { toSupportedLocale } from "../../../platform/i18n/getI18n.ts";
import { renderAccountMail } from "../render/accountMail.ts";
import type { NotificationSender } from "../sendNotifications.ts";
import type { Signer } from "../../../platform/ids/signer.ts";
import { type UserMails, sendUserMails } from "./sendUserMails.ts";

const accountMails = (signer: Signer): UserMails<DueUserLink> => ({
  table: "user_links",
  take: takeDueUserLinks,
  settle: settleUserLinkMail,
  render: ({ businessId, id, purpose, name, locale }, { business, origin }) =>
    renderAccountMail({
      purpose,
      name,
      locale: toSupportedLocale(locale),
      business,
      link: accountLink(signer, origin, { businessId, linkId: id }),
    }),
});

export async function sendAccountMails(sender: NotificationSender): Promise<number> {
  await dropExpiredLinkMails(sender.database.query, sender.clock.now());
  return sendUserMails(sender, accountMails(sender.signer));
}
