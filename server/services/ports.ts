import type { Sql } from "../data/transaction.ts";

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
   * Whether the provider confirms a token that its script made in the visitor's browser. Called outside transactions, once
   * for a request that needs proof of work. A rejected promise counts as false.
   */
  verify(token: string, clientAddress: string): Promise<boolean>;
}

/** Background work of this process. Rows with a due time say what there is to do. */
export interface Jobs {
  /** Wakes the senders of mails and webhooks once the transaction has committed; at once outside of a transaction. */
  wakeSenders(sql: Sql): void;
}
