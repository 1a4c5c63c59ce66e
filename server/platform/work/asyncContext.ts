import { AsyncLocalStorage } from "node:async_hooks";

export interface CurrentRequest {
  readonly requestId: string;
  operation: string | null;
}

/** An `AbortController` takes much longer to create than a plain object. */
export type AbortState = Pick<AbortSignal, "aborted">;

interface AsyncContext {
  readonly request?: CurrentRequest;
  readonly abortState?: AbortState;
  /** `open` becomes false when the callback ends. */
  readonly transaction?: { readonly pool: object; open: boolean };
}

// In Node 20 and 22 each additional storage slows every promise.
const storage = new AsyncLocalStorage<AsyncContext>();
const EMPTY_CONTEXT: AsyncContext = {};

export function getAsyncContext(): AsyncContext {
  return storage.getStore() ?? EMPTY_CONTEXT;
}

export function runInContext<T>(more: AsyncContext, work: () => T): T {
  return storage.run({ ...storage.getStore(), ...more }, work);
}
