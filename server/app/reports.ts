import { isUnavailable } from "../platform/database/errors.ts";
import { describeError } from "../platform/http/describeError.ts";

interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface Reports {
  readonly broke: (message: string, error: unknown) => void;
  readonly mailFailed: (notice: string, attempts: number) => void;
  /** Earlier reports are printed as separate lines. */
  tellTo(log: Log): void;
}

export function createReports(printLine: (line: string) => void): Reports {
  let log: Log = {
    error: (details, msg) => printLine(line(50, details, msg)),
    warn: (details, msg) => printLine(line(40, details, msg)),
  };
  return {
    // An outage of the database makes every loop fail, so these are only warnings.
    broke: (message, error) =>
      isUnavailable(error) ? log.warn({ err: error }, message) : log.error({ err: error }, message),
    mailFailed: (notice, attempts) =>
      log.warn({ notice, attempts }, "a mail was not accepted; its row in `notices` has the reason"),
    tellTo: (other) => void (log = other),
  };
}

function line(level: number, details: object, msg: string): string {
  const described = "err" in details ? { ...details, err: describeError(details.err) } : details;
  return JSON.stringify({ level, time: Date.now(), ...described, msg });
}
