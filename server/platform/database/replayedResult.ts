import type { FailureWith } from "../../shared/failures/failure.ts";
import type { IdempotencyCheck } from "./idempotency.ts";
import type { Reject } from "./domainError.ts";

/** Null for the first request with a key. Rejects a key that was used with other input. */
export function getReplayedResult(
  check: IdempotencyCheck,
  reject: Reject<FailureWith<"IDEMPOTENCY_CONFLICT">>,
): string | null {
  if (check.kind === "conflict") throw reject({ code: "IDEMPOTENCY_CONFLICT" });
  return check.kind === "replay" ? check.resultId : null;
}
