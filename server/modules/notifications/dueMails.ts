import { type DueNotice, takeDueNotices } from "./data/dueNotices.ts";
import { MAIL_CAPS, type MailCaps } from "./rules/mailCaps.ts";
import { LEASE_MS, type Leases } from "../../platform/work/leases.ts";
import { type MailDependencies, loadMailSources } from "./loadMailSources.ts";
import type { Clock } from "../../platform/database/ports.ts";

export type LoadedSources = Awaited<ReturnType<typeof loadMailSources>>;

export interface DueMail {
  readonly notice: DueNotice;
  readonly sources: LoadedSources;
  /** Start of the load in epoch milliseconds. `sources` contains no later changes. */
  readonly readAt: number;
}

export interface DueMailSource extends MailDependencies {
  readonly clock: Clock;
  readonly mailCaps?: MailCaps;
}

/** Per business. Businesses take turns. */
const BATCH = 100;

/**
 * Returns a function that returns the next due mail, or null if none is left. Several workers may call it. The next
 * batch loads while the last one is being sent.
 * @param leases holds every mail until the caller releases it
 * @param isStopping true if no more mails should be leased
 */
export function dueMails(
  house: DueMailSource,
  leases: Leases,
  isStopping: () => boolean,
): () => Promise<DueMail | null> {
  const batches = readBatches(house, leases, isStopping);
  let mails: Iterator<DueMail> = [].values();
  let ahead = batches.next();
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
