import { formatUuid } from "../../../shared/ids/bytes.ts";
import type { FailureWith } from "../../../shared/failures/failure.ts";
import { type Reject, toResult } from "../../../platform/database/domainError.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import type { ChallengePurpose } from "../data/factors/challenges.ts";
import { type PasskeyRow, findPasskey, recordPasskeyUse } from "../data/factors/passkeys.ts";
import { findUser } from "../data/users/users.ts";
import type { RelyingParty } from "../rules/factors/relyingParty.ts";
import { SIGN_IN_MINUTES } from "../rules/users/signInLimits.ts";
import { isAddressOverLimit } from "../countAttempts.ts";
import { completeSignIn } from "../users/completeSignIn.ts";
import type { SignInClient, SignedIn } from "../users/startSession.ts";
import { CHALLENGE_MS, issueChallenge, takeChallenge } from "./challenges.ts";
import type { StartedCeremony } from "./registerPasskey.ts";
import {
  type CredentialJson,
  createAuthenticationOptions,
  readCredential,
  verifyAuthentication,
} from "./webAuthn.ts";

const LIMITS = {
  // A sign-in page starts one when it opens, so that the browser can suggest a passkey.
  starts: { kind: "passkey start by address", minutes: SIGN_IN_MINUTES, limit: 100 },
  attempts: { kind: "passkey by address", minutes: SIGN_IN_MINUTES, limit: 30 },
} as const;

const TOO_MANY = { code: "TOO_MANY_ATTEMPTS" } as const;
const UNAVAILABLE = { code: "PASSKEYS_UNAVAILABLE" } as const;

/** Any passkey of this server may finish the sign-in, so no e-mail is needed. */
export async function startPasskeySignIn(
  scope: Scope,
  { clientAddress, relyingParty }: Pick<SignInClient, "clientAddress" | "relyingParty">,
): Promise<Outcome<StartedCeremony, FailureWith<"PASSKEYS_UNAVAILABLE" | "TOO_MANY_ATTEMPTS">>> {
  if (relyingParty === null) return { ok: false, failure: UNAVAILABLE };
  if (await isAddressOverLimit(scope, clientAddress, LIMITS.starts)) return { ok: false, failure: TOO_MANY };
  const { challenge, expiresAt } = await issueChallenge(scope, "PASSKEY_SIGN_IN", null);
  const options = await createAuthenticationOptions(relyingParty, challenge, CHALLENGE_MS, []);
  return { ok: true, value: { options, expiresAt } };
}

type PasskeyFailure = FailureWith<"CHALLENGE_EXPIRED" | "PASSKEY_REFUSED">;

/** A passkey replaces the password and the second factor, because the authenticator checks the user. */
export async function finishPasskeySignIn(
  scope: Scope,
  credential: CredentialJson,
  client: SignInClient,
): Promise<Outcome<SignedIn, PasskeyFailure | FailureWith<"PASSKEYS_UNAVAILABLE" | "TOO_MANY_ATTEMPTS">>> {
  const { database, business, clock } = scope;
  if (client.relyingParty === null) return { ok: false, failure: UNAVAILABLE };
  if (await isAddressOverLimit(scope, client.clientAddress, LIMITS.attempts))
    return { ok: false, failure: TOO_MANY };
  const checked = await checkPasskey(scope, client.relyingParty, credential, {
    purpose: "PASSKEY_SIGN_IN",
    userId: null,
  });
  if (!checked.ok) return checked;
  const { passkey, counter } = checked.value;
  return toResult((reject: Reject<PasskeyFailure>) =>
    database.transaction(async (sql) => {
      const inner = { ...scope, database: nestedTransaction(database, sql) };
      const user = await findUser(sql.query, business.id, { id: passkey.userId });
      const use = { id: passkey.id, counter, now: clock.now() };
      const isAccepted = user && !user.isDisabled && (await recordPasskeyUse(sql.query, business.id, use));
      if (!isAccepted) throw reject({ code: "PASSKEY_REFUSED" });
      return completeSignIn(inner, user, client, ["credential"]);
    }),
  );
}

export interface CheckedPasskey {
  readonly passkey: PasskeyRow;
  readonly counter: number;
}

/**
 * Takes the challenge and verifies the signature. The caller stores the counter.
 * @param expected.userId the user who must own the passkey. Null for any user.
 */
export async function checkPasskey(
  scope: Scope,
  relyingParty: RelyingParty,
  credential: CredentialJson,
  expected: { readonly purpose: ChallengePurpose; readonly userId: string | null },
): Promise<Outcome<CheckedPasskey, PasskeyFailure>> {
  const refused = { ok: false, failure: { code: "PASSKEY_REFUSED" } } as const;
  const read = readCredential(credential);
  if (!read) return refused;
  const stored = await takeChallenge(scope, expected.purpose, read.challenge);
  if (!stored || stored.userId !== expected.userId)
    return { ok: false, failure: { code: "CHALLENGE_EXPIRED" } };
  const passkey = await findPasskey(scope.database.query, scope.business.id, read.id);
  if (!passkey || (expected.userId !== null && passkey.userId !== expected.userId)) return refused;
  if (read.userHandle && (read.userHandle.length !== 16 || formatUuid(read.userHandle) !== passkey.userId))
    return refused;
  const counter = await verifyAuthentication(relyingParty, credential, read.challenge, passkey);
  return counter === null ? refused : { ok: true, value: { passkey, counter } };
}
