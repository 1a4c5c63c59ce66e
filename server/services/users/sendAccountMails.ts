import { type DueUserLink, settleUserLinkMail, takeDueUserLinks } from "../../data/users/userLinks.ts";
import { HOUR_CYCLES } from "../../domain/calendar/localVisit.ts";
import { nextTry } from "../../domain/notices/retry.ts";
import { spokenLocale } from "../../i18n/speak.ts";
import { renderAccountMail } from "../../mail/render/accountMail.ts";
import { type Mail, MailError } from "../mailTransport.ts";
import type { NoticeSender } from "../sendNotices.ts";
import { accountLink } from "./accountLink.ts";

/**
 * Sends the links whose mail is due, by several processes at once if need be. What fails waits as other mails do, while the link is
 * still good. Answers how many were sent.
 */
export async function sendAccountMails(sender: NoticeSender): Promise<number> {
  const { database, clock, transport, onFailure } = sender;
  let sent = 0;
  for (;;) {
    const due = await takeDueUserLinks(database.query, clock.now());
    if (due.length === 0) return sent;
    for (const link of due) {
      try {
        await transport.send(await mailOf(sender, link));
        await settleUserLinkMail(database.query, link, { dueAt: null, error: null });
        sent += 1;
      } catch (error) {
        onFailure?.(link.id, link.attempts);
        const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
        const isRefused = error instanceof MailError && error.isRefused;
        const dueAt = nextTry(link.attempts, isRefused, clock.now());
        await settleUserLinkMail(database.query, link, { dueAt, error: text });
      }
    }
  }
}

async function mailOf(sender: NoticeSender, link: DueUserLink): Promise<Mail> {
  const { businessId, id, purpose, locale, name, email } = link;
  const where = { id: businessId };
  const business = await sender.database.prisma.business.findUniqueOrThrow({ where });
  const origin = business.origin ?? sender.origin;
  return {
    messageId: `<${id}@${new URL(origin).hostname}>`,
    from: { name: business.name, email: sender.from ?? business.email },
    replyTo: { name: business.name, email: business.email },
    to: { name, email },
    ...renderAccountMail({
      purpose,
      name,
      locale: spokenLocale(locale),
      business: { ...business, policy: "", hourCycle: HOUR_CYCLES[business.hourCycle] },
      link: accountLink(sender.signer, origin, { businessId, linkId: id }),
    }),
    calendars: [],
  };
}
