import { ConnectionError } from "../../relay/retry.ts";
import type { Problem, ProblemCode } from "./bookingFlow.ts";

/** A failure as our mutations ask for it: every one has a code, some a number or issues. */
export interface AnsweredFailure {
  readonly code?: string;
  readonly available?: number;
  readonly count?: number;
  readonly issues?: readonly { readonly path: readonly string[]; readonly code: string }[];
}

const known: ReadonlySet<string> = new Set<ProblemCode>([
  "STAFF_BUSY",
  "RESOURCE_UNAVAILABLE",
  "SLOT_UNAVAILABLE",
  "SEAT_SHORTAGE",
  "RESERVATION_LIMIT",
  "CALENDAR_UNAVAILABLE",
  "PAYMENT_REQUIRED",
  "TOO_MANY_HOLDS",
  "HOLD_EXPIRED",
  "INVALID_INPUT",
  "IDEMPOTENCY_CONFLICT",
]);

/** A failure of the graph as a problem; one that we do not know yet is an unknown one, never silence. */
export function problemOf({ code, available, count }: AnsweredFailure): Problem {
  const number = available ?? count;
  return {
    code: code !== undefined && known.has(code) ? (code as ProblemCode) : "UNKNOWN",
    ...(number === undefined ? {} : { count: number }),
  };
}

/** What was thrown in place of an answer. */
export function thrownProblem(error: unknown): Problem {
  return { code: error instanceof ConnectionError ? "CONNECTION" : "UNKNOWN" };
}
