import { releaseDeadNotificationLeases } from "../data/dueNotifications.ts";
import type { Jobs, RandomSource } from "../../../platform/database/ports.ts";
import { type NotificationSender, sendNotifications } from "../sendNotifications.ts";
import { notifyExpired } from "../notifyExpired.ts";
import { sendSecurityMails } from "../users/sendSecurityMails.ts";
import { sendAccountMails } from "../users/sendAccountMails.ts";
import { type RunControl, startLoop } from "../../../platform/work/loop.ts";
import type { Sender } from "./senders.ts";

const MAILS_EVERY_MS = 3_000;
const CHANGES_EVERY_MS = 20_000;

export interface Mailing extends Sender {
  /**
   * Sends everything due and resolves when it is sent. Rejects if the run fails. A call during a run starts another
   * one.
   */
  sendDue(): Promise<void>;
  close(): Promise<void>;
}

/** `transport` is null without a mail server. */
export type Mailer = Omit<NotificationSender, "transport"> & {
  readonly transport: NotificationSender["transport"] | null;
  readonly random: RandomSource;
  readonly jobs: Jobs;
  /** Sends mails of other modules. Runs at the interval of the mails about changes. */
  readonly moreMails?: (sender: NotificationSender, control: RunControl) => Promise<void>;
};

/**
 * Sends due mails after a wake-up and at an interval, and writes the mails about expired requests and suspended
 * endpoints. Without a transport mails stay due.
 */
export function startMailing(
  { transport, moreMails, ...dependencies }: Mailer,
  onError: (error: unknown) => void,
): Mailing {
  const sender = transport === null ? null : { ...dependencies, transport };
  // Only one process opens the embedded database, so a leased mail belongs to a dead process.
  let isReady = dependencies.database.kind === "server";
  const mails = startLoop({
    name: "mails",
    everyMs: MAILS_EVERY_MS,
    onError,
    async work(control) {
      if (sender === null) return;
      if (!isReady) await releaseDeadNotificationLeases(sender.database.query, sender.clock.now());
      isReady = true;
      await sendAccountMails(sender, control);
      await sendSecurityMails(sender, control);
      await sendNotifications(sender, control);
    },
  });
  const changes = startLoop({
    name: "mails about changes",
    everyMs: CHANGES_EVERY_MS,
    onError,
    async work(control) {
      await notifyExpired(dependencies, dependencies.clock.now());
      mails.wake();
      if (sender !== null) await moreMails?.(sender, control);
    },
  });
  return {
    wake: mails.wake,
    check: mails.check,
    sendDue: mails.run,
    async close() {
      await Promise.all([changes.close(), mails.close()]);
    },
  };
}
