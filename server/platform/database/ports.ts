import type { Sql } from "./transaction.ts";

/** What the rules must not reach for by themselves: the time, and chance. */

/** The one clock. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now(): number;
}

/** The one source of chance. */
export interface RandomSource {
  /** Unpredictable bytes. */
  bytes(count: number): Uint8Array;
}

/** A captcha provider: verifies that a person, not a program, sends a request. The product bundles none. */
export interface HumanCheck {
  /**
   * Returns true if the provider confirms a token that its script created in the visitor's browser. Called outside transactions, at
   * most once for a request, and only if the request needs proof of work. A rejected promise counts as false.
   */
  verify(token: string, clientAddress: string): Promise<boolean>;
}

/** Background work of this process. The work itself is stored in rows with a due time. */
export interface Jobs {
  /** Wakes the senders of mails and webhooks after the transaction has committed, or at once outside a transaction. */
  wakeSenders(sql: Sql): void;
}
