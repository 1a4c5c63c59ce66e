import { putBackTaken } from "../data/dueNotices.ts";
import type { Jobs, RandomSource } from "../../../platform/database/ports.ts";
import { type NoticeSender, sendNotices } from "../sendNotices.ts";
import { tellExpired } from "../../bookings/tellExpired.ts";
import { sendSecurityMails } from "../../access/users/sendSecurityMails.ts";
import { sendAccountMails } from "../../access/users/sendAccountMails.ts";
import { tellSuspended } from "../../integrations/webhooks/tellSuspended.ts";
import { startLoop } from "../../../platform/work/loop.ts";
import type { Sender } from "./senders.ts";

/** Milliseconds between two searches for due mails. */
const MAILS_EVERY_MS = 3_000;
/** Milliseconds between two searches for requests that expired and endpoints that were suspended. */
const CHANGES_EVERY_MS = 20_000;

/** Sends due mails. */
export interface Mailing extends Sender {
  /** Sends everything that is due and waits for it. A call during a run starts one more run. Rejects if that run fails. */
  sendDue(): Promise<void>;
  /** Waits for the mails that are being sent. */
  close(): Promise<void>;
}

/** The sender of mails. `transport` is null while there is no mail server. */
export type Mailer = Omit<NoticeSender, "transport"> & {
  readonly transport: NoticeSender["transport"] | null;
  readonly random: RandomSource;
  readonly jobs?: Jobs;
};

/**
 * Sends due mails after a wake-up and every few seconds: reminders, follow-ups, retries, and the mails of other processes. Also writes
 * the mails about expired requests and suspended endpoints. Without a transport mails stay due, and a mail server that is set up later
 * delivers them.
 */
export function startMailing({ transport, ...house }: Mailer, onError: (error: unknown) => void): Mailing {
  const sender = transport === null ? null : { ...house, transport };
  let isClosed = false;
  // Only one process opens the embedded database, so a leased mail belongs to a dead process.
  let isReady = house.database.kind === "server";
  const mails = startLoop({
    name: "mails",
    everyMs: MAILS_EVERY_MS,
    onError,
    async work(progress) {
      if (sender === null) return;
      if (!isReady) await putBackTaken(sender.database.query, sender.clock.now());
      isReady = true;
      const watched = { ...sender, onProgress: progress };
      // These are few, and users wait for them.
      await sendAccountMails(watched);
      await sendSecurityMails(watched);
      await sendNotices(watched, () => isClosed);
    },
  });
  const changes = startLoop({
    name: "mails about changes",
    everyMs: CHANGES_EVERY_MS,
    onError,
    async work() {
      await tellExpired(house, house.clock.now());
      mails.wake();
      if (sender !== null) await tellSuspended(sender);
    },
  });
  return {
    wake: mails.wake,
    check: mails.check,
    sendDue: mails.run,
    async close() {
      isClosed = true;
      await changes.close();
      await mails.close();
    },
  };
}
