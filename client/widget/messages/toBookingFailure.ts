import type { BookingFailure, BookingFailureCode } from "./bookingFailure.ts";
import { ConnectionError } from "../../relay/retry.ts";
import { ChunkError } from "../../router/chunks.ts";

export interface FailureFields {
  readonly code?: string;
  readonly words?: string | null;
  readonly available?: number;
  readonly count?: number;
  readonly retryAfterSeconds?: number;
  readonly line?: number | null;
  readonly issues?: readonly { readonly path: readonly string[]; readonly code: string }[];
}

const knownCodes: ReadonlySet<string> = new Set<BookingFailureCode>([
  "STAFF_BUSY",
  "RESOURCE_UNAVAILABLE",
  "SLOT_UNAVAILABLE",
  "SEAT_SHORTAGE",
  "RESERVATION_LIMIT",
  "CALENDAR_UNAVAILABLE",
  "BUSINESS_SUSPENDED",
  "QUOTA_EXCEEDED",
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

/** Converts a failure of the graph. An unknown code becomes `UNKNOWN`. */
export function toBookingFailure(failure: FailureFields): BookingFailure {
  const { code, words, available, count, retryAfterSeconds, line, issues } = failure;
  const minutes = retryAfterSeconds === undefined ? undefined : Math.ceil(retryAfterSeconds / 60);
  const shownCount = available ?? count ?? minutes;
  // This issue concerns the choice of guests and belongs to no text field.
  if (issues?.some((issue) => issue.code === "GUEST_SERVICES")) return { code: "GUEST_SERVICES" };
  return {
    code: code !== undefined && knownCodes.has(code) ? (code as BookingFailureCode) : "UNKNOWN",
    ...(words ? { businessMessage: words } : {}),
    ...(shownCount === undefined ? {} : { count: shownCount }),
    ...(line == null ? {} : { line }),
  };
}

/** Converts a thrown error. A chunk that fails to load counts as a lost connection. */
export function errorToBookingFailure(error: unknown): BookingFailure {
  const isDropped = error instanceof ConnectionError || error instanceof ChunkError;
  return { code: isDropped ? "CONNECTION" : "UNKNOWN" };
}
