import {
  type DueUserNotification,
  settleUserNotification,
  takeDueUserNotifications,
} from "../../data/users/userNotifications.ts";
import { HOUR_CYCLES } from "../../domain/calendar/localVisit.ts";
import { nextTry } from "../../domain/notices/retry.ts";
import { spokenLocale } from "../../i18n/speak.ts";
import { renderSecurityMail } from "../../mail/render/securityMail.ts";
import { LEASE_MS, keepLeases } from "../leases.ts";
import { MailError } from "../mailTransport.ts";
import type { NoticeSender } from "../sendNotices.ts";

/** Sends the security mails that are due; several processes may do so at once. Returns the number that was sent. */
export async function sendSecurityMails(sender: NoticeSender): Promise<number> {
  const { database, clock } = sender;
  const leases = keepLeases(sender, "user_notifications");
  let sent = 0;
  try {
    for (;;) {
      const now = clock.now();
      const lease = now + LEASE_MS;
      const due = await takeDueUserNotifications(database.query, now, lease);
      if (due.length === 0) return sent;
      leases.hold(due, lease);
      for (const notification of due) {
        const settled = await sendOne(sender, notification);
        sender.onProgress?.();
        await leases.release(notification);
        await settleUserNotification(database.query, notification, settled);
        if (settled.error === null) sent += 1;
      }
    }
  } finally {
    leases.close();
  }
}

async function sendOne(
  sender: NoticeSender,
  { id, businessId, kind, detail, locale, createdAt, attempts, name, email }: DueUserNotification,
): Promise<Parameters<typeof settleUserNotification>[2]> {
  if (sender.isOff) return { dueAt: null, error: "mail is turned off" };
  // A failure of the database is not one of the mail: the lease ends, and the mail is tried again.
  const business = await sender.database.prisma.business.findUniqueOrThrow({ where: { id: businessId } });
  const origin = business.origin ?? sender.origin;
  try {
    await sender.transport.send({
      messageId: `<${id}@${new URL(origin).hostname}>`,
      from: { name: business.name, email: sender.from ?? business.email },
      replyTo: { name: business.name, email: business.email },
      to: { name, email },
      ...renderSecurityMail({
        kind,
        detail,
        at: createdAt,
        name,
        locale: spokenLocale(locale),
        business: { ...business, policy: "", hourCycle: HOUR_CYCLES[business.hourCycle] },
        link: `${origin}/account`,
      }),
      calendars: [],
    });
    return { dueAt: null, error: null };
  } catch (error) {
    sender.onFailure?.(id, attempts);
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const isRefused = error instanceof MailError && error.isRefused;
    return { dueAt: nextTry(attempts, isRefused, sender.clock.now()), error: text };
  }
}
