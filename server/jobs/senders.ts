import type { Jobs } from "../services/ports.ts";

/** A loop that sends what is due. */
export interface Sender {
  wake(): void;
  /** @throws if it does not work */
  check(): void;
}

/** The senders of this process. They start after everything that may wake them. */
export interface Senders extends Jobs {
  /** Has a sender woken from now on. */
  add(sender: Sender): void;
  /** @throws if no sender has started, or if one does not work */
  check(): void;
}

/**
 * Wakes the senders of this process after each commit that leaves work to them. Rows with a due time are the truth: the polls of
 * the senders find the work of other processes, and the work of a process that died before it could wake anything.
 */
export function createSenders(): Senders {
  const senders: Sender[] = [];
  const wake = () => {
    for (const sender of senders) sender.wake();
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
