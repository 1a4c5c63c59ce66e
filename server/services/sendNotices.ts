import {
  type DueNotice,
  type Settled,
  type SettledNotice,
  settleNotices,
  takeDueNotices,
} from "../data/notices/dueNotices.ts";
import { statusAt } from "../domain/booking/status.ts";
import { nextTry } from "../domain/notices/retry.ts";
import { kindNow, stillTells } from "../domain/notices/stillTells.ts";
import { renderMail } from "../mail/render/renderMail.ts";
import { type MailSources, type TellingNotice, composeMail, readerName } from "./composeMail.ts";
import { type MailHouse, loadMailSources } from "./loadMailSources.ts";
import { mailCalendars } from "./mailCalendars.ts";
import { type Mail, MailError, type MailTransport } from "./mailTransport.ts";
import type { Clock } from "./ports.ts";
import { inGroups } from "./inGroups.ts";
import { type Worker, inParallel } from "./inParallel.ts";

/** What sending needs. */
export interface NoticeSender extends MailHouse {
  readonly clock: Clock;
  readonly transport: MailTransport;
  /** The address that mails come from; null: the business's own. */
  readonly from: string | null;
  /** Told of each mail that was not accepted, by its notice's id: the reason, which may name people, stands in its row. */
  readonly onFailure?: (noticeId: string, attempts: number) => void;
}

/** As many at once of each business; the others' turn comes in between. */
const BATCH = 20;

/** While one batch is read or comes to its end, the other is being sent. */
const LANES = 2;

/** Longer than that can take with a mail server that answers nothing: what is taken must not be taken twice. */
const LEASE_MS = 5 * 60_000;

/**
 * Sends every notice that is due, by several processes at once if need be, until there is none. What fails waits for
 * its next try; one that fails does not keep the others waiting. Answers how many were sent.
 *
 * A mail is sent twice only when we die between the mail server's acceptance and writing it down; it is the same mail
 * then, by its Message-ID.
 *
 * @param isStopping asked before anything more is taken
 */
export async function sendNotices(
  sender: NoticeSender,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const lanes = Array.from({ length: LANES }, () => sendInTurn(sender, isStopping));
  return (await Promise.all(lanes)).reduce((sum, sent) => sum + sent, 0);
}

async function sendInTurn(sender: NoticeSender, isStopping: () => boolean): Promise<number> {
  let sent = 0;
  for (;;) {
    if (isStopping()) return sent;
    const now = sender.clock.now();
    const due = await takeDueNotices(sender.database.query, { now, lease: now + LEASE_MS, limit: BATCH });
    if (due.length === 0) return sent;
    for (const businessId of new Set(due.map((notice) => notice.businessId))) {
      const notices = due.filter((notice) => notice.businessId === businessId);
      sent += await sendBatch(sender, businessId, notices);
    }
  }
}

async function sendBatch(
  sender: NoticeSender,
  businessId: string,
  notices: readonly DueNotice[],
): Promise<number> {
  const sources = await loadMailSources(sender, businessId, notices);
  let sent = 0;
  const writeDown = inGroups<SettledNotice>((settled) =>
    settleNotices(sender.database.query, settled, sender.clock.now()),
  );
  const work: Worker<DueNotice> = async (notice) => {
    const settled = await settle(sender, sources, notice);
    await writeDown({ notice, settled });
    if (settled.state === "SENT") sent += 1;
  };
  await inParallel(notices, sender.transport.concurrency, work);
  return sent;
}

async function settle(
  sender: NoticeSender,
  sources: Awaited<ReturnType<typeof loadMailSources>>,
  notice: DueNotice,
): Promise<Settled> {
  try {
    const telling = tellingNow(sources, notice, sender.clock.now());
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

/** What there still is to say; null: nothing. */
function tellingNow(
  sources: Awaited<ReturnType<typeof loadMailSources>>,
  notice: DueNotice,
  now: number,
): TellingNotice | null {
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
