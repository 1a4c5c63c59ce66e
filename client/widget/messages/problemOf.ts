import { ConnectionError } from "../../relay/retry.ts";
import { ChunkError } from "../../router/chunks.ts";
import type { Problem, ProblemCode } from "../booking/flow/bookingFlow.ts";

/** A failure as our mutations ask for it: every one has a code, some a number or issues. */
export interface AnsweredFailure {
  readonly code?: string;
  /** The business's own words, where the failure is one of its forms'. */
  readonly words?: string | null;
  readonly available?: number;
  readonly count?: number;
  readonly retryAfterSeconds?: number;
  readonly line?: number | null;
  readonly issues?: readonly { readonly path: readonly string[]; readonly code: string }[];
}

const known: ReadonlySet<string> = new Set<ProblemCode>([
  "STAFF_BUSY",
  "RESOURCE_UNAVAILABLE",
  "SLOT_UNAVAILABLE",
  "SEAT_SHORTAGE",
  "RESERVATION_LIMIT",
  "CALENDAR_UNAVAILABLE",
  "PAYMENT_UNAVAILABLE",
  "TOO_MANY_HOLDS",
  "TOO_MANY_BOOKINGS",
  "TOO_MANY_OPEN_BOOKINGS",
  "HOLD_EXPIRED",
  "SLUG_EXPIRED",
  "INVALID_INPUT",
  "IDEMPOTENCY_CONFLICT",
  "DISQUALIFIED",
]);

/** A failure of the graph as a problem; one that we do not know yet is an unknown one, never silence. */
export function problemOf(failure: AnsweredFailure): Problem {
  const { code, words, available, count, retryAfterSeconds, line, issues } = failure;
  const minutes = retryAfterSeconds === undefined ? undefined : Math.ceil(retryAfterSeconds / 60);
  const number = available ?? count ?? minutes;
  // The only fault of the input that is said where the guests choose, and not beside a field that was typed in.
  if (issues?.some((issue) => issue.code === "GUEST_SERVICES")) return { code: "GUEST_SERVICES" };
  return {
    code: code !== undefined && known.has(code) ? (code as ProblemCode) : "UNKNOWN",
    ...(words ? { words } : {}),
    ...(number === undefined ? {} : { count: number }),
    ...(line == null ? {} : { line }),
  };
}

/** What was thrown in place of an answer; a part of the page that did not come is a connection that dropped. */
export function thrownProblem(error: unknown): Problem {
  const isDropped = error instanceof ConnectionError || error instanceof ChunkError;
  return { code: isDropped ? "CONNECTION" : "UNKNOWN" };
}
