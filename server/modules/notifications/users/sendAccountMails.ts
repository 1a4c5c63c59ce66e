import {
  DUE_USER_LINKS,
  type DueUserLink,
  dropExpiredLinkMails,
  settleUserLinkMail,
  leaseDueUserLinks,
  accountLink,
} from "../../access/index.ts";
import { toSupportedLocale } from "../../../platform/i18n/getI18n.ts";
import { renderAccountMail } from "../render/accountMail.ts";
import type { RunControl } from "../../../platform/work/loop.ts";
import type { NotificationSender } from "../sendNotifications.ts";
import type { Signer } from "../../../platform/ids/signer.ts";
import { type UserMails, sendUserMails } from "./sendUserMails.ts";

const accountMails = (signer: Signer): UserMails<DueUserLink> => ({
  due: DUE_USER_LINKS,
  take: leaseDueUserLinks,
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

export async function sendAccountMails(sender: NotificationSender, control?: RunControl): Promise<number> {
  await dropExpiredLinkMails(sender.database.query, sender.clock.now());
  return sendUserMails(sender, accountMails(sender.signer), control);
}
