import { type DueNotification, leaseDueNotifications } from "./data/dueNotifications.ts";
import { MAIL_CAPS, type MailCaps } from "./rules/mailCaps.ts";
import { LEASE_MS, type Leases } from "../../platform/work/leases.ts";
import { type MailDependencies, loadMailSources } from "./loadMailSources.ts";
import type { Clock } from "../../platform/database/ports.ts";

export type LoadedSources = Awaited<ReturnType<typeof loadMailSources>>;

export interface DueMail {
  readonly notification: DueNotification;
  readonly sources: LoadedSources;
  /** Start of the load in epoch milliseconds. `sources` contains no later changes. */
  readonly readAt: number;
}

export interface MailReaderDependencies extends MailDependencies {
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
export function createMailReader(
  dependencies: MailReaderDependencies,
  leases: Leases,
  isStopping: () => boolean,
): () => Promise<DueMail | null> {
  const batches = readBatches(dependencies, leases, isStopping);
  let mails: Iterator<DueMail> = [].values();
  let nextBatch = batches.next();
  nextBatch.catch(() => {});
  let pendingAdvance: Promise<boolean> | null = null;

  async function advanceBatch(): Promise<boolean> {
    const batch = await nextBatch;
    if (batch.done) return false;
    mails = batch.value.values();
    pendingAdvance = null;
    nextBatch = batches.next();
    nextBatch.catch(() => {});
    return true;
  }

  return async () => {
    for (;;) {
      const next = mails.next();
      if (!next.done) return next.value;
      pendingAdvance ??= advanceBatch();
      if (!(await pendingAdvance)) return null;
    }
  };
}

async function* readBatches(
  dependencies: MailReaderDependencies,
  leases: Leases,
  isStopping: () => boolean,
): AsyncGenerator<DueMail[], void> {
  while (!isStopping()) {
    const now = dependencies.clock.now();
    const lease = now + LEASE_MS;
    const caps = dependencies.mailCaps ?? MAIL_CAPS;
    const due = await leaseDueNotifications(dependencies.database.query, { now, lease, limit: BATCH, caps });
    leases.add(due, lease);
    if (due.length === 0) return;
    for (const businessId of new Set(due.map((notification) => notification.businessId))) {
      const notifications = due.filter((notification) => notification.businessId === businessId);
      const readAt = dependencies.clock.now();
      const sources = await loadMailSources(dependencies, businessId, notifications);
      yield notifications.map((notification) => ({ notification, sources, readAt }));
    }
  }
}
