import type { IdempotencyCheck } from "./idempotency.ts";
import { DomainError } from "./domainError.ts";

/**
 * Null for the first request with a key.
 * @throws {DomainError} when the key was used with other input
 */
export function replayedResult(repetition: IdempotencyCheck): string | null {
  if (repetition.kind === "conflict") throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
  return repetition.kind === "again" ? repetition.resultId : null;
}
