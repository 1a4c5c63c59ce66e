import type { Jobs } from "../services/ports.ts";

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

/**
 * Wakes the senders of this process after each commit that creates work for them. Rows with a due time are the truth: the polls of the
 * senders also find the work of other processes and of processes that died.
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
