import { parseUuid } from "../../../shared/ids/bytes.ts";
import { type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { checkText, cleanText } from "../../../shared/contact/text.ts";
import { type Reject, toResult } from "../../../platform/database/domainError.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { newId } from "../../../platform/ids/ids.ts";
import { insertPasskey, listPasskeys, removePasskey, setPasskeyName } from "../data/factors/passkeys.ts";
import { findUser } from "../data/users/users.ts";
import type { RelyingParty } from "../rules/factors/relyingParty.ts";
import type { UserViewer } from "../rules/viewer.ts";
import { notifyUser } from "../users/notifyUser.ts";
import { recordUserAudit } from "../users/recordUserAudit.ts";
import { CHALLENGE_MS, issueChallenge, takeChallenge } from "./challenges.ts";
import { createFirstRecoveryCodes } from "./recoveryCodes.ts";
import { removeFactor } from "./setUpCodes.ts";
import {
  type CredentialJson,
  createRegistrationOptions,
  readCredential,
  verifyRegistration,
} from "./webAuthn.ts";

export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME = 60;

const TOO_MANY = { code: "TOO_MANY_PASSKEYS", most: MAX_PASSKEYS } as const;
const UNAVAILABLE = { code: "PASSKEYS_UNAVAILABLE" } as const;

export interface StartedCeremony {
  readonly options: object;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** @param rpName the name that the browser shows */
export async function startPasskeyRegistration(
  scope: Scope,
  viewer: UserViewer,
  relyingParty: RelyingParty | null,
  rpName: string,
): Promise<Outcome<StartedCeremony, FailureWith<"PASSKEYS_UNAVAILABLE" | "TOO_MANY_PASSKEYS">>> {
  if (relyingParty === null) return { ok: false, failure: UNAVAILABLE };
  const { database } = scope;
  const user = (await findUser(database.query, viewer.businessId, viewer))!;
  const known = await listPasskeys(database.query, viewer);
  if (known.length >= MAX_PASSKEYS) return { ok: false, failure: TOO_MANY };
  const { challenge, expiresAt } = await issueChallenge(scope, "PASSKEY_REGISTRATION", viewer.id);
  const options = await createRegistrationOptions(relyingParty, {
    rpName,
    user: { handle: parseUuid(user.id), email: user.email, name: user.name },
    challenge,
    timeout: CHALLENGE_MS,
    known,
  });
  return { ok: true, value: { options, expiresAt } };
}

export interface RegisteredPasskey {
  readonly passkeyId: string;
  /** New ones if the user had none, otherwise empty. */
  readonly recoveryCodes: readonly string[];
}

type FinishFailure = FailureWith<
  "INVALID_INPUT" | "CHALLENGE_EXPIRED" | "PASSKEY_REFUSED" | "PASSKEYS_UNAVAILABLE" | "TOO_MANY_PASSKEYS"
>;

export async function finishPasskeyRegistration(
  scope: Scope,
  viewer: UserViewer,
  relyingParty: RelyingParty | null,
  input: { readonly name: string; readonly credential: CredentialJson },
): Promise<Outcome<RegisteredPasskey, FinishFailure>> {
  if (relyingParty === null) return { ok: false, failure: UNAVAILABLE };
  const name = cleanText(input.name);
  const nameIssue = findNameIssue(name);
  if (nameIssue) return { ok: false, failure: nameIssue };
  const read = readCredential(input.credential);
  if (!read) return { ok: false, failure: { code: "PASSKEY_REFUSED" } };
  const stored = await takeChallenge(scope, "PASSKEY_REGISTRATION", read.challenge);
  if (stored?.userId !== viewer.id) return { ok: false, failure: { code: "CHALLENGE_EXPIRED" } };
  const registered = await verifyRegistration(relyingParty, input.credential, read.challenge);
  if (!registered) return { ok: false, failure: { code: "PASSKEY_REFUSED" } };
  const { database, clock, random } = scope;
  return toResult((reject: Reject<FinishFailure>) =>
    database.transaction(async (sql) => {
      const inner = { ...scope, database: nestedTransaction(database, sql) };
      const { businessId, id: userId } = viewer;
      // The lock keeps concurrent registrations within the limit.
      await findUser(sql.query, businessId, viewer, true);
      if ((await listPasskeys(sql.query, viewer)).length >= MAX_PASSKEYS) throw reject(TOO_MANY);
      const now = clock.now();
      const passkey = { ...registered, id: newId(now, random), businessId, userId, name, now };
      if (!(await insertPasskey(sql.query, passkey))) throw reject({ code: "PASSKEY_REFUSED" });
      await recordUserAudit(inner, viewer, "finishPasskeyRegistration", ["credential", "name"]);
      await notifyUser(inner, { userId }, "PASSKEY_ADDED", name);
      return { passkeyId: passkey.id, recoveryCodes: await createFirstRecoveryCodes(inner, viewer) };
    }),
  );
}

/** Returns false if the user has no such passkey. */
export async function renamePasskey(
  scope: Scope,
  viewer: UserViewer,
  input: { readonly id: string; readonly name: string },
): Promise<Outcome<boolean>> {
  const name = cleanText(input.name);
  const nameIssue = findNameIssue(name);
  if (nameIssue) return { ok: false, failure: nameIssue };
  const { database } = scope;
  const isFound = await database.transaction(async (sql) => {
    if (!(await setPasskeyName(sql.query, viewer, input.id, name))) return false;
    const inner = { ...scope, database: nestedTransaction(database, sql) };
    await recordUserAudit(inner, viewer, "renamePasskey", ["id", "name"]);
    return true;
  });
  return { ok: true, value: isFound };
}

/** Returns false if the user has no such passkey. */
export function deletePasskey(
  scope: Scope,
  viewer: UserViewer,
  id: string,
): Promise<Outcome<boolean, FailureWith<"LAST_SECOND_FACTOR">>> {
  return removeFactor(scope, viewer, async (inner) => {
    const name = await removePasskey(inner.database.query, viewer, id);
    if (name === null) return false;
    await recordUserAudit(inner, viewer, "deletePasskey", ["id"]);
    await notifyUser(inner, { userId: viewer.id }, "PASSKEY_REMOVED", name);
    return true;
  });
}

function findNameIssue(name: string): FailureWith<"INVALID_INPUT"> | null {
  const code = name === "" ? "REQUIRED" : checkText(name, { max: MAX_PASSKEY_NAME });
  return code && invalidInput(issue(["name"], code));
}
