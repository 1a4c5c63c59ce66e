import type { IdempotencyCheck } from "./idempotency.ts";
import { DomainError } from "./domainError.ts";

/**
 * Null for the first request with a key.
 * @throws {DomainError} when the key was used with other input
 */
export function getReplayedResult(check: IdempotencyCheck): string | null {
  if (check.kind === "conflict") throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
  return check.kind === "again" ? check.resultId : null;
}
