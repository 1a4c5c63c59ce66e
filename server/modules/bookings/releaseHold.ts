import { releaseHold as release } from "./data/holds/takeHold.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import { readHoldToken } from "./keys/holdTokens.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** `released` is false if the hold had already ended or became an order. */
export async function releaseHold(
  scope: Scope,
  token: string,
): Promise<Outcome<{ readonly released: boolean }, FailureWith<"INVALID_INPUT">>> {
  const holdId = readHoldToken(scope.signer, scope.business.id, token);
  if (!holdId) return { ok: false, failure: invalidInput(issue(["holdToken"], "ALTERED")) };
  const released = await scope.database.transaction((sql) => release(sql, scope.business.id, holdId));
  return { ok: true, value: { released } };
}
