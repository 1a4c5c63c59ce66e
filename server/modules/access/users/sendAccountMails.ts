import {
  type DueUserLink,
  dropExpiredLinkMails,
  settleUserLinkMail,
  takeDueUserLinks,
} from "../data/users/userLinks.ts";
import { spokenLocale } from "../../../platform/i18n/speak.ts";
import { renderAccountMail } from "../../notifications/render/accountMail.ts";
import type { NoticeSender } from "../../notifications/sendNotices.ts";
import type { Signer } from "../../../platform/ids/signer.ts";
import { accountLink } from "./accountLink.ts";
import { type UserMails, sendUserMails } from "./sendUserMails.ts";

const accountMails = (signer: Signer): UserMails<DueUserLink> => ({
  table: "user_links",
  take: takeDueUserLinks,
  settle: settleUserLinkMail,
  render: ({ businessId, id, purpose, name, locale }, { business, origin }) =>
    renderAccountMail({
      purpose,
      name,
      locale: spokenLocale(locale),
      business,
      link: accountLink(signer, origin, { businessId, linkId: id }),
    }),
});

/**
 * Sends the due mails with links to choose a password, while the links are valid. Several processes may do so at once. Returns the
 * number of mails that were sent.
 */
export async function sendAccountMails(sender: NoticeSender): Promise<number> {
  await dropExpiredLinkMails(sender.database.query, sender.clock.now());
  return sendUserMails(sender, accountMails(sender.signer));
}
