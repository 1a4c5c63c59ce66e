import { AsyncLocalStorage } from "node:async_hooks";

export interface Loop {
  /** Starts a run, or one more after the run in progress. */
  wake(): void;
  /** Rejects if that run fails. */
  run(): Promise<void>;
  /** @throws if the loop is closed, or if a run has made no progress for `STUCK_MS` */
  check(): void;
  /** Waits for the run in progress. */
  close(): Promise<void>;
}

export interface RunControl {
  /** Must be called after each step. */
  progress(): void;
  /** True after `close`. The run must then take no more work. */
  isStopping(): boolean;
}

export interface LoopOptions {
  readonly name: string;
  readonly everyMs: number;
  readonly work: (control: RunControl) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  readonly startsAtOnce?: boolean;
  /** Monotonic milliseconds. */
  readonly elapsed?: () => number;
}

/** The database may be back soon. */
const RETRY_MS = 2_000;

/** The time limit of each step is far lower. */
export const STUCK_MS = 5 * 60_000;

export function startLoop({ name, everyMs, work, onError, ...options }: LoopOptions): Loop {
  const elapsed = options.elapsed ?? (() => performance.now());
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let progressedAt = 0;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const control: RunControl = {
    progress: () => void (progressedAt = elapsed()),
    isStopping: () => isClosed,
  };
  const runOnce = async (): Promise<void> => {
    if (!isClosed) await work(control);
  };
  const begin = (): Promise<void> => {
    control.progress();
    current = runOnce().finally(() => (current = null));
    return current;
  };
  const run = (): Promise<void> => {
    if (next) return next;
    if (!current) return begin();
    next = current
      .catch(() => {})
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
  // A run must not inherit the context of the request that wakes it.
  const outside = AsyncLocalStorage.snapshot();
  const wake = () => {
    if (isClosed || next) return;
    outside(run).catch((error: unknown) => {
      onError(error);
      if (isClosed) return;
      clearTimeout(retry);
      retry = setTimeout(wake, RETRY_MS).unref();
    });
  };

  const timer = setInterval(wake, everyMs).unref();
  if (options.startsAtOnce ?? true) wake();
  return {
    wake,
    run,
    check() {
      if (isClosed) throw new Error(`${name}: closed`);
      const stuckMs = current === null ? 0 : elapsed() - progressedAt;
      if (stuckMs > STUCK_MS) throw new Error(`${name}: no progress for ${Math.round(stuckMs / 1000)} s`);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(retry);
      await (next ?? current)?.catch(() => {});
    },
  };
}
