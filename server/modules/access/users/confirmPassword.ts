import { countAttempts, forgiveAttempts } from "../data/attempts.ts";
import { confirmSession } from "../data/users/userSessions.ts";
import { findUser } from "../data/users/users.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { UserViewer } from "../rules/viewer.ts";
import { isRecordedAttempt } from "../rules/audit/recordedAttempts.ts";
import { type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { SIGN_IN_MINUTES } from "../rules/users/signInLimits.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { verifyPassword } from "./passwordHash.ts";
import { recordUserAudit } from "./recordUserAudit.ts";

/** Wrong passwords of a user within `SIGN_IN_MINUTES`. */
const LIMIT = 10;

export async function confirmPassword(
  scope: Scope,
  viewer: UserViewer,
  password: string,
): Promise<Outcome<true, FailureWith<"INVALID_INPUT" | "TOO_MANY_ATTEMPTS">>> {
  const { database, signer, clock } = scope;
  const { businessId, id, sessionId } = viewer;
  const now = clock.now();
  const bucket = [signer.fingerprint("confirm password", id)];
  const window = { businessId, minutes: SIGN_IN_MINUTES, now };
  const [count = 0] = await countAttempts(database.query, window, bucket);
  if (count > LIMIT) return { ok: false, failure: { code: "TOO_MANY_ATTEMPTS" } };
  const user = await findUser(database.query, businessId, { id });
  const isCorrect = await verifyPassword(user?.passwordHash ?? null, password.slice(0, 1_000), "known");
  if (isCorrect === null) return { ok: false, failure: { code: "TOO_MANY_ATTEMPTS" } };
  if (!isCorrect) {
    if (isRecordedAttempt(count, LIMIT)) await recordUserAudit(scope, viewer, "confirmPasswordRefused", []);
    return { ok: false, failure: invalidInput(issue(["password"], "WRONG_PASSWORD")) };
  }
  await forgiveAttempts(database.query, window, bucket);
  await database.transaction(async (sql) => {
    await confirmSession(sql.query, { businessId, id: sessionId, now });
    await recordUserAudit(
      { ...scope, database: nestedTransaction(database, sql) },
      viewer,
      "confirmPassword",
      ["password"],
    );
  });
  return { ok: true, value: true };
}
