import { type DueNotice, takeDueNotices } from "../data/notices/dueNotices.ts";
import { MAIL_CAPS, type MailCaps } from "../domain/notices/mailCaps.ts";
import { LEASE_MS, type Leases } from "./leases.ts";
import { type MailHouse, loadMailSources } from "./loadMailSources.ts";
import type { Clock } from "./ports.ts";

/** What the mails of one business are made of. */
export type LoadedSources = Awaited<ReturnType<typeof loadMailSources>>;

/** A mail to be written. */
export interface DueMail {
  readonly notice: DueNotice;
  readonly sources: LoadedSources;
  /** When its sources were about to be read, epoch milliseconds: what happened later is not in them. */
  readonly readAt: number;
}

/** The dependencies of reading due mails. */
export interface DueMailSource extends MailHouse {
  readonly clock: Clock;
  /** Default: `MAIL_CAPS`. */
  readonly mailCaps?: MailCaps;
}

/** As many at once of each business; the others' turn comes in between. */
const BATCH = 100;

/**
 * Gives out what is due, one mail a call, to as many as ask at once; null: there is nothing more. What comes next is taken
 * and read while the mails before it are being sent.
 *
 * @param leases holds every mail that was taken until the caller releases it
 * @param isStopping asked before anything more is taken
 */
export function dueMails(
  house: DueMailSource,
  leases: Leases,
  isStopping: () => boolean,
): () => Promise<DueMail | null> {
  const batches = readBatches(house, leases, isStopping);
  let mails: Iterator<DueMail> = [].values();
  let ahead = batches.next();
  // Whoever waits may be the last to look at it.
  ahead.catch(() => {});
  let turning: Promise<boolean> | null = null;

  async function turn(): Promise<boolean> {
    const batch = await ahead;
    if (batch.done) return false;
    mails = batch.value.values();
    turning = null;
    ahead = batches.next();
    ahead.catch(() => {});
    return true;
  }

  return async () => {
    for (;;) {
      const next = mails.next();
      if (!next.done) return next.value;
      turning ??= turn();
      if (!(await turning)) return null;
    }
  };
}

async function* readBatches(
  house: DueMailSource,
  leases: Leases,
  isStopping: () => boolean,
): AsyncGenerator<DueMail[], void> {
  while (!isStopping()) {
    const now = house.clock.now();
    const lease = now + LEASE_MS;
    const caps = house.mailCaps ?? MAIL_CAPS;
    const due = await takeDueNotices(house.database.query, { now, lease, limit: BATCH, caps });
    leases.hold(due, lease);
    if (due.length === 0) return;
    for (const businessId of new Set(due.map((notice) => notice.businessId))) {
      const notices = due.filter((notice) => notice.businessId === businessId);
      const readAt = house.clock.now();
      const sources = await loadMailSources(house, businessId, notices);
      yield notices.map((notice) => ({ notice, sources, readAt }));
    }
  }
}
