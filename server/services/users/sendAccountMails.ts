import type { Business } from "../../data/prisma/client.ts";
import {
  type DueUserLink,
  dropExpiredLinkMails,
  settleUserLinkMail,
  takeDueUserLinks,
} from "../../data/users/userLinks.ts";
import { HOUR_CYCLES } from "../../domain/calendar/localVisit.ts";
import { nextTry } from "../../domain/notices/retry.ts";
import { spokenLocale } from "../../i18n/speak.ts";
import { renderAccountMail } from "../../mail/render/accountMail.ts";
import { type Mail, MailError } from "../mailTransport.ts";
import { LEASE_MS, keepLeases } from "../leases.ts";
import type { NoticeSender } from "../sendNotices.ts";
import { accountLink } from "./accountLink.ts";

/**
 * Sends the links whose mail is due, by several processes at once if need be. What fails waits as other mails do, while the link is
 * still good. Answers how many were sent.
 */
export async function sendAccountMails(sender: NoticeSender): Promise<number> {
  const { database, clock } = sender;
  await dropExpiredLinkMails(database.query, clock.now());
  const leases = keepLeases(sender, "user_links");
  let sent = 0;
  try {
    for (;;) {
      const now = clock.now();
      const lease = now + LEASE_MS;
      const due = await takeDueUserLinks(database.query, now, lease);
      if (due.length === 0) return sent;
      leases.hold(due, lease);
      for (const link of due) {
        const settled = await sendOne(sender, link);
        sender.onProgress?.();
        await leases.release(link);
        await settleUserLinkMail(database.query, link, settled);
        if (settled.error === null) sent += 1;
      }
    }
  } finally {
    leases.close();
  }
}

async function sendOne(
  sender: NoticeSender,
  link: DueUserLink,
): Promise<Parameters<typeof settleUserLinkMail>[2]> {
  if (sender.isOff) return { dueAt: null, error: "mail is turned off" };
  const where = { id: link.businessId };
  // A database that fails says nothing about the mail: its lease ends, and it is tried again.
  const business = await sender.database.prisma.business.findUniqueOrThrow({ where });
  try {
    await sender.transport.send(mailOf(sender, link, business));
    return { dueAt: null, error: null };
  } catch (error) {
    sender.onFailure?.(link.id, link.attempts);
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const isRefused = error instanceof MailError && error.isRefused;
    return { dueAt: nextTry(link.attempts, isRefused, sender.clock.now()), error: text };
  }
}

function mailOf(sender: NoticeSender, link: DueUserLink, business: Business): Mail {
  const { businessId, id, purpose, locale, name, email } = link;
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
