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

/** What is done later and elsewhere, written down in the transaction that makes it necessary. */
export interface Jobs {
  /** Has what is due by mail, and what partners are owed, sent as soon as the transaction stands. One statement. */
  sendNotices(sql: Sql): Promise<void>;
  /** The same where nobody is written to. One statement. */
  deliverEvents(sql: Sql): Promise<void>;
}
