import { isUnavailable } from "../platform/database/errors.ts";
import { describeError } from "../platform/http/describeError.ts";

/** As far as a log is needed here: pino's. */
interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** What goes wrong beside requests, told to the log. */
export interface Reports {
  /** Something broke; nothing personal of it is kept. */
  readonly broke: (what: string, error: unknown) => void;
  /** A mail waits for its next try, or is given up. */
  readonly mailNotAccepted: (notice: string, attempts: number) => void;
  /** From now on they are told to this one; before that each is a line of its own. */
  tellTo(log: Log): void;
}

/**
 * Reports that are lines of their own until there is a log, such as the log would have.
 *
 * @param say prints a line
 */
export function createReports(say: (line: string) => void): Reports {
  let log: Log = {
    error: (details, msg) => say(line(50, details, msg)),
    warn: (details, msg) => say(line(40, details, msg)),
  };
  return {
    // While the database is away every loop fails repeatedly. The cause is one outage, so each report is a warning.
    broke: (what, error) =>
      isUnavailable(error) ? log.warn({ err: error }, what) : log.error({ err: error }, what),
    mailNotAccepted: (notice, attempts) =>
      log.warn({ notice, attempts }, "a mail was not accepted: its notice says why"),
    tellTo: (other) => void (log = other),
  };
}

function line(level: number, details: object, msg: string): string {
  const described = "err" in details ? { ...details, err: describeError(details.err) } : details;
  return JSON.stringify({ level, time: Date.now(), ...described, msg });
}
