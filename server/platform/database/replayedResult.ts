import type { IdempotencyCheck } from "./idempotency.ts";
import { DomainError } from "./domainError.ts";

/**
 * What the first of several requests with one key made; null: this is the first.
 *
 * @throws {DomainError} when the key was used for something else
 */
export function replayedResult(repetition: IdempotencyCheck): string | null {
  if (repetition.kind === "conflict") throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
  return repetition.kind === "again" ? repetition.resultId : null;
}
