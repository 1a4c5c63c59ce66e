import type { Repetition } from "./idempotency.ts";
import { Refused } from "./refused.ts";

/**
 * What the first of several requests with one key made; null: this is the first.
 *
 * @throws {Refused} when the key was used for something else
 */
export function madeBefore(repetition: Repetition): string | null {
  if (repetition.kind === "conflict") throw new Refused({ code: "IDEMPOTENCY_CONFLICT" });
  return repetition.kind === "again" ? repetition.resultId : null;
}
