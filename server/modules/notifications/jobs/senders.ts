import type { Jobs } from "../../../platform/database/ports.ts";
import type { Loop } from "../../../platform/work/loop.ts";

export type Sender = Pick<Loop, "wake" | "check">;

export interface Senders extends Jobs {
  add(sender: Sender): void;
  check(): void;
}

/** Milliseconds from the first commit to the search. One search serves all commits in between. */
export const WAKE_AFTER_MS = 250;

/**
 * Wakes the senders of this process after a commit. Polling finds the work of other processes and of dead ones.
 * @param afterMs milliseconds from the first commit to the wake-up
 */
export function createSenders(afterMs = 0): Senders {
  const senders: Sender[] = [];
  let isWaiting = false;
  const wakeAll = () => {
    isWaiting = false;
    for (const sender of senders) sender.wake();
  };
  const wake = () => {
    if (isWaiting) return;
    if (afterMs === 0) return wakeAll();
    isWaiting = true;
    setTimeout(wakeAll, afterMs).unref();
  };
  return {
    wakeSenders(sql) {
      if (sql.afterCommit) sql.afterCommit(wake);
      else wake();
    },
    add: (sender) => void senders.push(sender),
    check() {
      if (senders.length === 0) throw new Error("no sender has started");
      for (const sender of senders) sender.check();
    },
  };
}
