import type { Business } from "../../../platform/database/prisma/client.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { HOUR_CYCLES } from "../../../shared/time/hourCycles.ts";
import { getNextAttempt } from "../../../platform/mail/retry.ts";
import type { MailBusiness } from "../render/content.ts";
import type { RenderedMail } from "../render/renderMail.ts";
import { processDue } from "../../../platform/work/leasedWork.ts";
import type { DueColumn, LeaseRequest, LeasedRow } from "../../../platform/work/leases.ts";
import type { RunControl } from "../../../platform/work/loop.ts";
import { MailError } from "../../../platform/mail/mailTransport.ts";
import type { NotificationSender } from "../sendNotifications.ts";

export interface DueUserMail extends LeasedRow {
  readonly attempts: number;
  readonly name: string;
  readonly email: string;
}

export interface SettledUserMail {
  readonly dueAt: number | null;
  readonly error: string | null;
}

export interface MailContext {
  readonly business: MailBusiness;
  readonly origin: string;
}

export interface UserMails<Due extends DueUserMail> {
  readonly due: DueColumn;
  take(query: Sql["query"], request: LeaseRequest): Promise<Due[]>;
  settle(query: Sql["query"], due: Due, settled: SettledUserMail): Promise<void>;
  render(due: Due, context: MailContext): RenderedMail;
}

const BATCH = 20;

/**
 * Several processes may run this at once. A failed mail is retried with growing intervals. Returns the number of sent
 * mails.
 */
export async function sendUserMails<Due extends DueUserMail>(
  sender: NotificationSender,
  mails: UserMails<Due>,
  control?: RunControl,
): Promise<number> {
  const { query } = sender.database;
  let sent = 0;
  await processDue(sender, control, {
    due: mails.due,
    limit: BATCH,
    concurrency: 1,
    take: (request) => mails.take(query, request),
    run: (mail) => sendOne(sender, mails, mail),
    settle: async (mail, settled) => {
      await mails.settle(query, mail, settled);
      if (settled.error === null) sent += 1;
    },
  });
  return sent;
}

async function sendOne<Due extends DueUserMail>(
  sender: NotificationSender,
  mails: UserMails<Due>,
  due: Due,
): Promise<SettledUserMail> {
  if (sender.isOff) return { dueAt: null, error: "mail is turned off" };
  // A database error is not a failure of the mail. The lease expires, and the mail is sent again.
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
    const isPermanent = error instanceof MailError && error.isPermanent;
    return { dueAt: getNextAttempt(due.attempts, isPermanent, sender.clock.now()), error: text };
  }
}

/** Mails to users show no cancellation policy. */
function mailBusiness(business: Business): MailBusiness {
  return { ...business, policy: "", hourCycle: HOUR_CYCLES[business.hourCycle] };
}
