import type { Jobs } from "../../../platform/database/ports.ts";

/** A loop that sends what is due. */
export interface Sender {
  wake(): void;
  /** @throws if it does not work */
  check(): void;
}

/** The senders of this process. They start after everything that may wake them. */
export interface Senders extends Jobs {
  /** Adds a sender to wake. */
  add(sender: Sender): void;
  /** @throws if no sender has started, or if one does not work */
  check(): void;
}

/** Milliseconds between the first commit that creates work and the search for due work. One search serves all commits in between. */
export const WAKE_AFTER_MS = 250;

/**
 * Wakes the senders of this process after commits that create work for them. Rows with a due time are the truth: the polls of the
 * senders also find the work of other processes and of processes that died.
 *
 * @param afterMs Milliseconds from the first commit to the wake-up; at once by default
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
