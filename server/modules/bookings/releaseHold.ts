import { type Hold, loadHold } from "./data/holds/loadHold.ts";
import { releaseHold as release } from "./data/holds/takeHold.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import { readHoldToken } from "./keys/holdTokens.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** Returns the hold, which keeps its state if it had already ended or became an order. */
export async function releaseHold(
  scope: Scope,
  token: string,
): Promise<Outcome<Hold, FailureWith<"INVALID_INPUT">>> {
  const holdId = readHoldToken(scope.signer, scope.business.id, token);
  if (!holdId) return { ok: false, failure: invalidInput(issue(["holdToken"], "ALTERED")) };
  const hold = await scope.database.transaction(async (sql) => {
    await release(sql, scope.business.id, holdId);
    return loadHold(sql.query, scope.business.id, holdId);
  });
  return hold
    ? { ok: true, value: hold }
    : { ok: false, failure: invalidInput(issue(["holdToken"], "NOT_FOUND")) };
}
