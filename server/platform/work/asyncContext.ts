import { AsyncLocalStorage } from "node:async_hooks";

/** The HTTP request that the running code belongs to. */
export interface CurrentRequest {
  readonly requestId: string;
  /** The operation that the request runs; null before it is known, and for requests outside the graph. */
  operation: string | null;
}

/** The state of an `AbortSignal`. A request uses a plain object, because an `AbortController` takes much longer to create. */
export type AbortState = Pick<AbortSignal, "aborted">;

/** What the running code belongs to, and what it leaves running. */
interface AsyncContext {
  readonly request?: CurrentRequest;
  /** Aborted when no caller waits for the work any more. */
  readonly givenUp?: AbortState;
  /** The transaction whose callback it is, by the pool of its connection. It is open until the callback ends. */
  readonly transaction?: { readonly pool: object; open: boolean };
}

// One storage for everything: in Node 20 and 22 each further storage makes every promise of the process slower.
const storage = new AsyncLocalStorage<AsyncContext>();
const NOTHING: AsyncContext = {};

/** Returns what the running code belongs to; nothing outside of requests, transactions and limited work. */
export function asyncContext(): AsyncContext {
  return storage.getStore() ?? NOTHING;
}

/** Runs `work` as part of `more`, beside what runs it. */
export function runInContext<T>(more: AsyncContext, work: () => T): T {
  return storage.run({ ...storage.getStore(), ...more }, work);
}
