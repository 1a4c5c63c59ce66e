import { type DueNotice, type Settled, type SettledNotice, settleNotices } from "./data/dueNotices.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { nextTry } from "../../platform/mail/retry.ts";
import { kindNow, stillTells } from "./rules/stillTells.ts";
import { renderMail } from "./render/renderMail.ts";
import { type MailSources, type TellingNotice, composeMail, readerName } from "./composeMail.ts";
import { type DueMail, type DueMailSource, type LoadedSources, dueMails } from "./dueMails.ts";
import { keepLeases } from "../../platform/work/leases.ts";
import { mailCalendars } from "./mailCalendars.ts";
import { type Mail, MailError, type MailTransport } from "../../platform/mail/mailTransport.ts";
import { inGroups } from "../catalogue/inGroups.ts";
import { allEnded } from "../../platform/work/inParallel.ts";

export interface NoticeSender extends DueMailSource {
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
  readonly onProgress?: () => void;
}

/** Older data is loaded again before it is sent. */
const FRESH_MS = 30_000;

/**
 * Sends all due notifications and returns their number. Several processes may run it. A failed mail is retried later
 * and does not delay others.
 * A mail is sent twice only if the process dies between the server's acceptance and the stored result. Both copies have
 * the same Message-ID.
 * @param isStopping true if no more mails should be leased
 */
export async function sendNotices(
  sender: NoticeSender,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let sent = 0;
  for (let isMore = true; isMore;) {
    const done = await sendTaken(sender, isStopping);
    sent += done.sent;
    isMore = done.isMore && !isStopping();
  }
  return sent;
}

async function sendTaken(
  sender: NoticeSender,
  isStopping: () => boolean,
): Promise<{ readonly sent: number; readonly isMore: boolean }> {
  const leases = keepLeases(sender, "notices");
  const next = dueMails(sender, leases, isStopping);
  const writeDown = inGroups<SettledNotice>((settled) =>
    settleNotices(sender.database.query, settled, sender.clock.now()),
  );
  let sent = 0;
  let isMore = false;
  const work = async () => {
    for (let due = await next(); due; due = await next()) {
      const settled = await settle(sender, due);
      sender.onProgress?.();
      await leases.release(due.notice);
      await writeDown({ notice: due.notice, settled });
      if (settled.state === "SENT") sent += 1;
      if (settled.state === "PUT_BACK") isMore = true;
    }
  };
  const workers = Array.from({ length: sender.transport.concurrency }, work);
  // After one worker fails, the others continue. A mail that none of them settles is due when its lease ends.
  await allEnded(workers).finally(() => leases.close());
  return { sent, isMore };
}

async function settle(sender: NoticeSender, { notice, sources, readAt }: DueMail): Promise<Settled> {
  if (sender.isOff) return { state: "DROPPED" };
  const now = sender.clock.now();
  if (now - readAt > FRESH_MS) return { state: "PUT_BACK", dueAt: now };
  try {
    const telling = tellingNow(sources, notice, now);
    if (!telling) return { state: "DROPPED" };
    await sender.transport.send(mailOf(sender, sources, telling));
    return { state: "SENT" };
  } catch (error) {
    sender.onFailure?.(notice.id, notice.attempts);
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const isRefused = error instanceof MailError && error.isRefused;
    const dueAt = nextTry(notice.attempts, isRefused, sender.clock.now());
    return dueAt === null ? { state: "FAILED", error: text } : { state: "PENDING", error: text, dueAt };
  }
}

function tellingNow(sources: LoadedSources, notice: DueNotice, now: number): TellingNotice | null {
  const bookings = notice.bookingIds
    .flatMap((id) => sources.bookings.get(id) ?? [])
    .map((booking) => ({ ...booking, status: statusAt(booking.status, booking.decideBy, now) }))
    .filter((booking) => stillTells(notice.kind, { ...booking, isTheirs: isTheirs(notice, booking) }, now));
  if (bookings.length === 0) return null;
  const statuses = bookings.map((booking) => booking.status);
  return { notice, kind: kindNow(notice.kind, statuses), bookings };
}

function isTheirs(
  { recipient, member, staffId }: DueNotice,
  booking: TellingNotice["bookings"][number],
): boolean {
  if (recipient === "STAFF") return booking.staffIds.includes(staffId ?? "");
  if (recipient === "BOOKER") return true;
  return booking.guests.some((guest) => guest.ordinal === member && !guest.hasLeft);
}

function mailOf(sender: NoticeSender, sources: MailSources, telling: TellingNotice): Mail {
  const { notice, bookings } = telling;
  const { business, origin } = sources;
  return {
    messageId: `<${notice.id}@${new URL(origin).hostname}>`,
    from: { name: business.name, email: sender.from ?? business.email },
    replyTo: { name: business.name, email: business.email },
    to: { name: readerName(sources, notice, bookings[0]!), email: notice.email },
    ...renderMail(composeMail(sources, telling)),
    calendars: mailCalendars(sources, telling),
  };
}
