import { type DueNotice, takeDueNotices } from "../data/notices/dueNotices.ts";
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

/** As many at once of each business; the others' turn comes in between. */
const BATCH = 100;

/** Longer than that can take with a mail server that answers nothing: what is taken must not be taken twice. */
const LEASE_MS = 5 * 60_000;

/**
 * Gives out what is due, one mail a call, to as many as ask at once; null: there is nothing more. What comes next is taken
 * and read while the mails before it are being sent.
 *
 * @param isStopping asked before anything more is taken
 */
export function dueMails(
  house: MailHouse & { readonly clock: Clock },
  isStopping: () => boolean,
): () => Promise<DueMail | null> {
  const batches = readBatches(house, isStopping);
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
  house: MailHouse & { readonly clock: Clock },
  isStopping: () => boolean,
): AsyncGenerator<DueMail[], void> {
  while (!isStopping()) {
    const now = house.clock.now();
    const due = await takeDueNotices(house.database.query, { now, lease: now + LEASE_MS, limit: BATCH });
    if (due.length === 0) return;
    for (const businessId of new Set(due.map((notice) => notice.businessId))) {
      const notices = due.filter((notice) => notice.businessId === businessId);
      const readAt = house.clock.now();
      const sources = await loadMailSources(house, businessId, notices);
      yield notices.map((notice) => ({ notice, sources, readAt }));
    }
  }
}
