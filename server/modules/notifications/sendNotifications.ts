import {
  DUE_NOTIFICATIONS,
  type DueNotification,
  type SendResult,
  type NotificationResult,
  leaseDueNotifications,
  storeSendResults,
} from "./data/dueNotifications.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { getNextAttempt } from "../../platform/mail/retry.ts";
import { getCurrentKind, stillApplies } from "./rules/stillApplies.ts";
import { renderMail } from "./render/renderMail.ts";
import { type MailSources, type CurrentNotification, composeMail, readerName } from "./composeMail.ts";
import { type MailData, type MailDependencies, loadMails } from "./loadMailSources.ts";
import type { MailCaps } from "./rules/mailCaps.ts";
import { processDue } from "../../platform/work/leasedWork.ts";
import type { RunControl } from "../../platform/work/loop.ts";
import { mailCalendars } from "./mailCalendars.ts";
import { type Mail, MailError, type MailTransport } from "../../platform/mail/mailTransport.ts";
import { batchCalls } from "../catalogue/index.ts";

declare module "../../platform/database/scope.ts" {
  interface Deps {
    readonly mailCaps: MailCaps;
  }
}

export interface NotificationSender extends MailDependencies {
  readonly mailCaps: MailCaps;
  readonly transport: MailTransport;
  /** True if the operator turned mail off; due mails are dropped. */
  readonly isOff?: boolean;
  /** Sender address. Null for the address of the business. */
  readonly from: string | null;
  /**
   * Receives the id of each notification that was not accepted. The reason stays in its row, because it may contain
   * personal data.
   */
  readonly onFailure?: (noticeId: string, attempts: number) => void;
}

/** Per business. Businesses take turns. */
const BATCH = 100;

/** Older data is loaded again before it is sent. */
const FRESH_MS = 30_000;

/**
 * Sends all due notifications and returns their number. Several processes may run it. A failed mail is retried later
 * and does not delay others.
 * A mail is sent twice only if the process dies between the server's acceptance and the stored result. Both copies have
 * the same Message-ID.
 */
export async function sendNotifications(sender: NotificationSender, control?: RunControl): Promise<number> {
  const { query } = sender.database;
  const caps = sender.mailCaps;
  const storeResult = batchCalls<NotificationResult>((settled) =>
    storeSendResults(query, settled, sender.clock.now()),
  );
  let sent = 0;
  let isMore: boolean;
  do {
    isMore = false;
    await processDue<DueNotification, SendResult, MailData>(sender, control, {
      due: DUE_NOTIFICATIONS,
      limit: BATCH,
      concurrency: sender.transport.concurrency,
      take: (request) => leaseDueNotifications(query, { ...request, caps }),
      load: (due) => loadMails(sender, due),
      run: (mail) => attemptSend(sender, mail),
      settle: async (notification, settled) => {
        await storeResult({ notification, settled });
        if (settled.state === "SENT") sent += 1;
        if (settled.state === "PUT_BACK") isMore = true;
      },
    });
  } while (isMore && !control?.isStopping());
  return sent;
}

async function attemptSend(
  sender: NotificationSender,
  { sources, readAt, ...notification }: DueNotification & MailData,
): Promise<SendResult> {
  if (sender.isOff) return { state: "DROPPED" };
  const now = sender.clock.now();
  if (now - readAt > FRESH_MS) return { state: "PUT_BACK", dueAt: now };
  try {
    const current = findCurrent(sources, notification, now);
    if (!current) return { state: "DROPPED" };
    await sender.transport.send(createMail(sender, sources, current));
    return { state: "SENT" };
  } catch (error) {
    sender.onFailure?.(notification.id, notification.attempts);
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const isPermanent = error instanceof MailError && error.isPermanent;
    const dueAt = getNextAttempt(notification.attempts, isPermanent, sender.clock.now());
    return dueAt === null ? { state: "FAILED", error: text } : { state: "PENDING", error: text, dueAt };
  }
}

function findCurrent(
  sources: MailData["sources"],
  notification: DueNotification,
  now: number,
): CurrentNotification | null {
  const bookings = notification.bookingIds
    .flatMap((id) => sources.bookings.get(id) ?? [])
    .map((booking) => ({ ...booking, status: statusAt(booking.status, booking.decideBy, now) }))
    .filter((booking) =>
      stillApplies(
        notification.kind,
        { ...booking, isRecipientInvolved: isRecipientInvolved(notification, booking) },
        now,
      ),
    );
  if (bookings.length === 0) return null;
  const statuses = bookings.map((booking) => booking.status);
  return { notification, kind: getCurrentKind(notification.kind, statuses), bookings };
}

function isRecipientInvolved(
  { recipient, member, staffId }: DueNotification,
  booking: CurrentNotification["bookings"][number],
): boolean {
  if (recipient === "STAFF") return booking.staffIds.includes(staffId ?? "");
  if (recipient === "BOOKER") return true;
  return booking.guests.some((guest) => guest.ordinal === member && !guest.hasLeft);
}

function createMail(sender: NotificationSender, sources: MailSources, current: CurrentNotification): Mail {
  const { notification, bookings } = current;
  const { business, origin } = sources;
  return {
    messageId: `<${notification.id}@${new URL(origin).hostname}>`,
    from: { name: business.name, email: sender.from ?? business.email },
    replyTo: { name: business.name, email: business.email },
    to: { name: readerName(sources, notification, bookings[0]!), email: notification.email },
    ...renderMail(composeMail(sources, current)),
    calendars: mailCalendars(sources, current),
  };
}
