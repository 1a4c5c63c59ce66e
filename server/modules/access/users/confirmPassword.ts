import { countAttempts, forgiveAttempts } from "../data/attempts.ts";
import { confirmSession } from "../data/users/userSessions.ts";
import { findUser } from "../data/users/users.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { UserViewer } from "../rules/viewer.ts";
import { isRecordedAttempt } from "../rules/audit/recordedAttempts.ts";
import { invalidInput, issue } from "../../../shared/failures/failure.ts";
import { SIGN_IN_MINUTES } from "../rules/users/signInLimits.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { isPassword } from "./passwordHash.ts";
import { writeDownUser } from "./writeDownUser.ts";

/** Maximum number of wrong passwords of a user within `SIGN_IN_MINUTES`. */
const LIMIT = 10;

/** Checks the password of a signed-in user. After success the session is confirmed for `CONFIRMED_MS`. */
export async function confirmPassword(
  scope: Scope,
  viewer: UserViewer,
  password: string,
): Promise<Outcome<true>> {
  const { database, signer, clock } = scope;
  const { businessId, id, sessionId } = viewer;
  const now = clock.now();
  const bucket = [signer.fingerprint("confirm password", id)];
  const window = { businessId, minutes: SIGN_IN_MINUTES, now };
  const [count = 0] = await countAttempts(database.query, window, bucket);
  if (count > LIMIT) return { ok: false, failure: { code: "TOO_MANY_ATTEMPTS" } };
  const user = await findUser(database.query, businessId, { id });
  const isRight = await isPassword(user?.passwordHash ?? null, password.slice(0, 1_000), "known");
  if (isRight === null) return { ok: false, failure: { code: "TOO_MANY_ATTEMPTS" } };
  if (!isRight) {
    if (isRecordedAttempt(count, LIMIT)) await writeDownUser(scope, viewer, "confirmPasswordRefused", []);
    return { ok: false, failure: invalidInput(issue(["password"], "WRONG_PASSWORD")) };
  }
  await forgiveAttempts(database.query, window, bucket);
  await database.transaction(async (sql) => {
    await confirmSession(sql.query, { businessId, id: sessionId, now });
    await writeDownUser({ ...scope, database: nestedTransaction(database, sql) }, viewer, "confirmPassword", [
      "password",
    ]);
  });
  return { ok: true, value: true };
}
