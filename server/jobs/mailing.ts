import { putBackTaken } from "../data/notices/dueNotices.ts";
import type { Jobs, RandomSource } from "../services/ports.ts";
import { type NoticeSender, sendNotices } from "../services/sendNotices.ts";
import { sendAccountMails } from "../services/users/sendAccountMails.ts";
import { tellExpired } from "../services/tellExpired.ts";
import { tellSuspended } from "../services/webhooks/tellSuspended.ts";

const EVERY_MS = 20_000;

/** Sends what is due by mail. */
export interface Mailing {
  /** Sends everything that is due by now; asked for again meanwhile, it goes through it once more. */
  sendDue(): Promise<void>;
  /** Waits for what is being sent. */
  close(): Promise<void>;
}

/**
 * Looks now and then for what has become due by itself: reminders, follow-ups, what failed before, requests that ended
 * unanswered. What was just booked is asked for by a job and does not wait for that; should the job be lost, it does.
 */
export function startMailing(
  sender: NoticeSender & { readonly random: RandomSource; readonly jobs?: Jobs },
  onError: (error: unknown) => void,
): Mailing {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let isClosed = false;
  // The embedded database is open in one process alone: whoever had taken a mail before is dead.
  const isOurs = sender.database.kind === "embedded";
  const ready = isOurs ? putBackTaken(sender.database.query, sender.clock.now()) : Promise.resolve();
  ready.catch(onError);
  const run = async () => {
    await ready.catch(() => {});
    // Somebody waits for these, and there are few.
    await sendAccountMails(sender);
    await sendNotices(sender, () => isClosed);
  };
  const start = (): Promise<void> => {
    running = run().finally(() => (running = null));
    return running;
  };
  const sendDue = (): Promise<void> => {
    if (!running) return start();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
  const look = () => {
    tellExpired(sender, sender.clock.now()).then(sendDue).catch(onError);
    tellSuspended(sender).catch(onError);
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  // What a process left that ended.
  look();
  return {
    sendDue,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running?.catch(() => {});
    },
  };
}
