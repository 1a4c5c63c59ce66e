import { createHash } from "node:crypto";
import type { Scope } from "../../../platform/database/scope.ts";
import type { UserKey } from "../data/factors/authenticators.ts";
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  replaceRecoveryCodes,
} from "../data/factors/recoveryCodes.ts";
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODE_COUNT,
  formatRecoveryCode,
  normalizeRecoveryCode,
} from "../rules/factors/recoveryCode.ts";

type CodeScope = Pick<Scope, "database" | "random">;

/** Replaces all recovery codes of a user. Only their hashes are stored. */
export async function createRecoveryCodes(
  { database, random }: CodeScope,
  user: UserKey,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    formatRecoveryCode(random.bytes(RECOVERY_CODE_BYTES)),
  );
  await replaceRecoveryCodes(
    database.query,
    user,
    codes.map((code) => hashRecoveryCode(user, code)),
  );
  return codes;
}

/** Creates codes with the first factor of a user. Returns an empty list if the user has unused ones. */
export async function createFirstRecoveryCodes(scope: CodeScope, user: UserKey): Promise<readonly string[]> {
  return (await countRecoveryCodes(scope.database.query, user)) > 0 ? [] : createRecoveryCodes(scope, user);
}

/** Returns the number of remaining codes. Null if the code is wrong or was used. */
export async function acceptRecoveryCode(
  { database }: Pick<Scope, "database">,
  user: UserKey,
  text: string,
): Promise<number | null> {
  const code = normalizeRecoveryCode(text);
  if (code === null || !(await consumeRecoveryCode(database.query, user, hashRecoveryCode(user, code))))
    return null;
  return countRecoveryCodes(database.query, user);
}

/** A fast hash is enough, because a code has 80 random bits. */
function hashRecoveryCode({ businessId, id }: UserKey, code: string): Buffer {
  return createHash("sha256").update(`${businessId} ${id} ${code}`).digest();
}
