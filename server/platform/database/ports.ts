import type { Sql } from "./transaction.ts";

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export interface RandomSource {
  bytes(count: number): Uint8Array;
}

export interface HumanCheck {
  /**
   * Verifies a token that the provider's script created in the visitor's browser. Called outside transactions, at most
   * once for a request. A rejected promise counts as false.
   */
  verify(token: string, clientAddress: string): Promise<boolean>;
}

export interface Jobs {
  wakeSenders(sql: Sql): void;
}

/** For a process without senders. A server finds its work when it next polls. */
export const NO_JOBS: Jobs = { wakeSenders() {} };
