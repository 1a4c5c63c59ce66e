import { isUnavailable } from "../platform/database/errors.ts";
import { currentRequest, formatUnhandledRejection } from "../platform/http/currentRequest.ts";
import { describeError, formatErrorText } from "../platform/http/describeError.ts";

export type Lifecycle = {
  closeWith(close: () => Promise<void>): void;
  /** Parts that were opened first still work for a while then. */
  isStopping(): boolean;
  fail(error: unknown): void;
};

const CLOSE_LIMIT_MS = 10_000;
/** Browsers keep their reload connection open. */
const DEVELOPMENT_LIMIT_MS = 2_000;
/** An endless request must not prevent closing the database. */
const PART_SHARE = 0.7;
const SAME_SIGNAL_MS = 1_000;
const PARENT_CHECK_MS = 500;

/**
 * Runs `boot`, waits for SIGINT or SIGTERM and closes everything in reverse order. The exit code is 0 after a signal
 * and 1 after a failed start. A second signal exits immediately.
 */
export function runServer(boot: (opened: Lifecycle) => Promise<void>): void {
  const limit = process.env["NODE_ENV"] === "development" ? DEVELOPMENT_LIMIT_MS : CLOSE_LIMIT_MS;
  const closers: (() => Promise<void>)[] = [];
  let booting: Promise<void> = Promise.resolve();
  let stopping = false;

  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      console.error("Not everything could be finished in time.");
      process.exit(code || 1);
    }, limit).unref();
    await booting.catch(() => {});
    for (const close of closers.toReversed()) {
      await Promise.race([
        close().catch((error: unknown) => console.error(formatFailure(error))),
        pause(limit * PART_SHARE),
      ]);
    }
    process.exit(code);
  };
  const fail = (error: unknown) => {
    if (stopping) return;
    crash(error);
  };
  const crash = (error: unknown) => {
    console.error(formatFailure(error));
    void stop(1);
  };
  // Node would print the whole error, including values that the database quotes.
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", (error) => {
    const request = currentRequest();
    // A failed request must not stop the server for other callers.
    if (request) console.error(formatUnhandledRejection(error, request));
    // Background work is retried.
    else if (isUnavailable(error)) console.error(formatUnavailable(error));
    else crash(error);
  });
  let firstSignalAt = 0;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // One Ctrl-C arrives twice, from the terminal and from npm.
      const isSecondSignal = firstSignalAt > 0 && Date.now() - firstSignalAt > SAME_SIGNAL_MS;
      if (isSecondSignal) process.exit(130);
      firstSignalAt ||= Date.now();
      void stop(0);
    });
  }
  // Set by a parent that must not leave this process behind.
  if (process.env["DAYBOOK_STOP_WITH_PARENT"] !== undefined) onParentEnd(() => void stop(0));
  booting = boot({ closeWith: (close) => closers.push(close), fail, isStopping: () => stopping });
  booting.catch(fail);
}

/** The parent process id changes when the parent ends. */
function onParentEnd(act: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** Their message is one line with a remedy. */
const OPERATOR_ERRORS = new Set([
  "ConfigError",
  "DatabaseStartError",
  "EmbeddedDatabaseError",
  "FolderLockedError",
  "MigrationError",
]);

function formatUnavailable(error: unknown): string {
  const msg = "the database is unavailable: a rejection was left unhandled";
  return JSON.stringify({ level: 40, time: Date.now(), err: describeError(error), msg });
}

/** One line if the operator can fix it, otherwise the stack without user data. */
export function formatFailure(error: unknown): string {
  if (!(error instanceof Error)) return formatErrorText(error);
  if (OPERATOR_ERRORS.has(error.name)) return `Daybook cannot start: ${error.message}`;
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  switch (code) {
    case "EADDRINUSE":
      return `Daybook cannot start: port ${port} is taken: stop the program that has it, or choose another (PORT=${(port ?? 3000) + 1} npm start)`;
    case "EACCES":
      return `Daybook cannot start: port ${port} is not allowed to this user: choose one from 1024 up with PORT`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `Daybook cannot start: HOST ${address ?? ""} is not an address of this machine: use 127.0.0.1 or 0.0.0.0`;
    default:
      return formatErrorText(error);
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
