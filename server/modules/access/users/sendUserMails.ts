import type { LeasedRow, LeasedTable } from "../../../platform/database/leases.ts";
import type { Business } from "../../../platform/database/prisma/client.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { HOUR_CYCLES } from "../../bookings/rules/iCalendar/localVisit.ts";
import { nextTry } from "../../../platform/mail/retry.ts";
import type { MailBusiness } from "../../notifications/render/content.ts";
import type { RenderedMail } from "../../notifications/render/renderMail.ts";
import { LEASE_MS, keepLeases } from "../../../platform/work/leases.ts";
import { MailError } from "../../../platform/mail/mailTransport.ts";
import type { NoticeSender } from "../../notifications/sendNotices.ts";

/** A due mail to a user. */
export interface DueUserMail extends LeasedRow {
  readonly attempts: number;
  readonly name: string;
  readonly email: string;
}

/** The result of a mail. `error` is null after success. `dueAt` is the next attempt in epoch milliseconds; null if there is none. */
export interface SettledUserMail {
  readonly dueAt: number | null;
  readonly error: string | null;
}

/** The business of a mail, and the origin of the links in it. */
export interface MailPlace {
  readonly business: MailBusiness;
  readonly origin: string;
}

/** The mails of one table. */
export interface UserMails<Due extends DueUserMail> {
  readonly table: LeasedTable;
  /** Takes due mails until `lease`. Instants in epoch milliseconds. */
  take(query: Sql["query"], now: number, lease: number): Promise<Due[]>;
  settle(query: Sql["query"], due: Due, settled: SettledUserMail): Promise<void>;
  render(due: Due, place: MailPlace): RenderedMail;
}

/**
 * Sends the due mails of a table. Several processes may do so at once. A mail that fails is due again later, with growing intervals.
 * Returns the number of mails that were sent.
 */
export async function sendUserMails<Due extends DueUserMail>(
  sender: NoticeSender,
  mails: UserMails<Due>,
): Promise<number> {
  const { database, clock } = sender;
  const leases = keepLeases(sender, mails.table);
  let sent = 0;
  try {
    for (;;) {
      const now = clock.now();
      const lease = now + LEASE_MS;
      const due = await mails.take(database.query, now, lease);
      if (due.length === 0) return sent;
      leases.hold(due, lease);
      for (const one of due) {
        const settled = await sendOne(sender, mails, one);
        sender.onProgress?.();
        await leases.release(one);
        await mails.settle(database.query, one, settled);
        if (settled.error === null) sent += 1;
      }
    }
  } finally {
    leases.close();
  }
}

async function sendOne<Due extends DueUserMail>(
  sender: NoticeSender,
  mails: UserMails<Due>,
  due: Due,
): Promise<SettledUserMail> {
  if (sender.isOff) return { dueAt: null, error: "mail is turned off" };
  // A failure of the database is not a failure of the mail. The lease ends, and the mail is sent again.
  const business = await sender.database.prisma.business.findUniqueOrThrow({ where: { id: due.businessId } });
  const origin = business.origin ?? sender.origin;
  try {
    await sender.transport.send({
      messageId: `<${due.id}@${new URL(origin).hostname}>`,
      from: { name: business.name, email: sender.from ?? business.email },
      replyTo: { name: business.name, email: business.email },
      to: { name: due.name, email: due.email },
      ...mails.render(due, { business: mailBusiness(business), origin }),
      calendars: [],
    });
    return { dueAt: null, error: null };
  } catch (error) {
    sender.onFailure?.(due.id, due.attempts);
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const isRefused = error instanceof MailError && error.isRefused;
    return { dueAt: nextTry(due.attempts, isRefused, sender.clock.now()), error: text };
  }
}

/** Mails to users show no cancellation policy. */
function mailBusiness(business: Business): MailBusiness {
  return { ...business, policy: "", hourCycle: HOUR_CYCLES[business.hourCycle] };
}
