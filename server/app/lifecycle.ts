import { isUnavailable } from "../platform/database/errors.ts";
import { currentRequest, unhandledLine } from "../platform/http/currentRequest.ts";
import { describeError, errorText } from "../platform/http/describeError.ts";

/** What a start has opened so far; closed in reverse order when the process is asked to stop. */
export type Opened = {
  /** Remembers how to close what was just opened. */
  closeWith(close: () => Promise<void>): void;
  /** Whether it has been asked to stop. What was opened last is closed first, so some of it goes on for a while then. */
  isStopping(): boolean;
  /** Ends the process because of something that broke by itself. */
  fail(error: unknown): void;
};

/** How long everything together gets to finish. */
const HARD_LIMIT_MS = 10_000;
/** While developing nobody waits: browsers keep their reload connection open. */
const DEVELOPMENT_LIMIT_MS = 2_000;
/** What of that a single part gets, so that a request that never ends does not keep the database from closing. */
const SHARE = 0.7;
const SAME_SIGNAL_MS = 1_000;
const PARENT_CHECK_MS = 500;

/**
 * Runs `boot`, then waits for SIGINT or SIGTERM, then closes everything in reverse order and ends the process:
 * with 0 after a signal, with 1 when the start failed (one line for what an operator can mend). A second
 * signal, or the hard limit, ends it at once.
 */
export function runServer(boot: (opened: Opened) => Promise<void>): void {
  const limit = process.env["NODE_ENV"] === "development" ? DEVELOPMENT_LIMIT_MS : HARD_LIMIT_MS;
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
    // What is just being opened is closed too.
    await booting.catch(() => {});
    for (const close of closers.toReversed()) {
      await Promise.race([
        close().catch((error: unknown) => console.error(failureText(error))),
        pause(limit * SHARE),
      ]);
    }
    process.exit(code);
  };
  const fail = (error: unknown) => {
    if (stopping) return;
    crash(error);
  };
  const crash = (error: unknown) => {
    console.error(failureText(error));
    void stop(1);
  };
  // Node's own way prints an error as it is, with the row that a database quotes in it.
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", (error) => {
    const request = currentRequest();
    // A request that fails must not end the server for other callers.
    if (request) console.error(unhandledLine(error, request));
    // Background work is repeated when the database is back.
    else if (isUnavailable(error)) console.error(unavailableLine(error));
    else crash(error);
  });
  let asked = 0;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // One Ctrl-C arrives twice: from the terminal, and passed on by npm.
      const isImpatient = asked > 0 && Date.now() - asked > SAME_SIGNAL_MS;
      if (isImpatient) process.exit(130);
      asked ||= Date.now();
      void stop(0);
    });
  }
  // Set by what starts this process and is nothing without it: npm, a test.
  if (process.env["DAYBOOK_STOP_WITH_PARENT"] !== undefined) whenParentEnds(() => void stop(0));
  booting = boot({ closeWith: (close) => closers.push(close), fail, isStopping: () => stopping });
  booting.catch(fail);
}

/** A process whose parent ends is given another one. */
function whenParentEnds(act: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** Errors whose message is one line that says what to do. */
const FOR_THE_OPERATOR = new Set([
  "ConfigError",
  "DatabaseStartError",
  "EmbeddedDatabaseError",
  "FolderLockedError",
  "MigrationError",
]);

/** Formats the log line for an unhandled rejection that a lost database caused outside of requests. */
function unavailableLine(error: unknown): string {
  const msg = "the database is unavailable: a rejection was left unhandled";
  return JSON.stringify({ level: 40, time: Date.now(), err: describeError(error), msg });
}

/** One line for what the operator can mend; for what only we can, where it happened, and nothing that somebody said. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return errorText(error);
  if (FOR_THE_OPERATOR.has(error.name)) return `Daybook cannot start: ${error.message}`;
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
      return errorText(error);
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
