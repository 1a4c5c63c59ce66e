import { type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { listPasskeys, recordPasskeyUse } from "../data/factors/passkeys.ts";
import { confirmSession } from "../data/users/userSessions.ts";
import { isRecordedAttempt } from "../rules/audit/recordedAttempts.ts";
import type { RelyingParty } from "../rules/factors/relyingParty.ts";
import { SIGN_IN_MINUTES } from "../rules/users/signInLimits.ts";
import type { UserViewer } from "../rules/viewer.ts";
import { countAttempt, forgiveAttempt } from "../countAttempts.ts";
import { confirmPassword } from "../users/confirmPassword.ts";
import { recordUserAudit } from "../users/recordUserAudit.ts";
import { acceptAuthenticatorCode } from "./authenticatorSecrets.ts";
import { CHALLENGE_MS, issueChallenge } from "./challenges.ts";
import { checkPasskey } from "./passkeySignIn.ts";
import type { StartedCeremony } from "./registerPasskey.ts";
import { type CredentialJson, createAuthenticationOptions } from "./webAuthn.ts";

const LIMIT = 10;
const UNAVAILABLE = { code: "PASSKEYS_UNAVAILABLE" } as const;

/** One of the three. */
export interface IdentityProof {
  readonly password?: string | null;
  readonly code?: string | null;
  readonly credential?: CredentialJson | null;
}

type ConfirmFailure = FailureWith<
  "INVALID_INPUT" | "TOO_MANY_ATTEMPTS" | "CHALLENGE_EXPIRED" | "PASSKEY_REFUSED" | "PASSKEYS_UNAVAILABLE"
>;

/** Starts the confirmation by one of the user's passkeys. */
export async function startPasskeyConfirmation(
  scope: Scope,
  viewer: UserViewer,
  relyingParty: RelyingParty | null,
): Promise<Outcome<StartedCeremony, FailureWith<"PASSKEYS_UNAVAILABLE" | "NO_SECOND_FACTOR">>> {
  if (relyingParty === null) return { ok: false, failure: UNAVAILABLE };
  const passkeys = await listPasskeys(scope.database.query, viewer);
  if (passkeys.length === 0) return { ok: false, failure: { code: "NO_SECOND_FACTOR" } };
  const { challenge, expiresAt } = await issueChallenge(scope, "PASSKEY_CONFIRMATION", viewer.id);
  const options = await createAuthenticationOptions(relyingParty, challenge, CHALLENGE_MS, passkeys);
  return { ok: true, value: { options, expiresAt } };
}

/** Confirms the session by password, code or passkey, so that it may change how the user signs in. */
export async function confirmIdentity(
  scope: Scope,
  viewer: UserViewer,
  { password, code, credential }: IdentityProof,
  relyingParty: RelyingParty | null,
): Promise<Outcome<true, ConfirmFailure>> {
  if (password != null) return confirmByPassword(scope, viewer, password);
  const attempts = { kind: "confirm identity", text: viewer.id, minutes: SIGN_IN_MINUTES };
  const count = await countAttempt(scope, attempts);
  if (count > LIMIT) return { ok: false, failure: { code: "TOO_MANY_ATTEMPTS" } };
  const outcome =
    credential != null
      ? await confirmByPasskey(scope, viewer, credential, relyingParty)
      : await confirmByCode(scope, viewer, code ?? "");
  if (outcome.ok) await forgiveAttempt(scope, attempts);
  else if (isRecordedAttempt(count, LIMIT))
    await recordUserAudit(scope, viewer, "confirmIdentityRefused", []);
  return outcome;
}

async function confirmByPassword(
  scope: Scope,
  viewer: UserViewer,
  password: string,
): Promise<Outcome<true, ConfirmFailure>> {
  const outcome = await confirmPassword(scope, viewer, password);
  return outcome.ok || outcome.failure.code !== "INVALID_INPUT"
    ? outcome
    : { ok: false, failure: invalidInput(issue(["proof", "password"], "WRONG_PASSWORD")) };
}

function confirmByCode(
  scope: Scope,
  viewer: UserViewer,
  code: string,
): Promise<Outcome<true, FailureWith<"INVALID_INPUT">>> {
  const { signer } = scope;
  return confirm(scope, viewer, "code", async (inner, now) =>
    (await acceptAuthenticatorCode(inner.database.query, signer, viewer, { code, now }))
      ? null
      : invalidInput(issue(["proof", "code"], "WRONG_CODE")),
  );
}

async function confirmByPasskey(
  scope: Scope,
  viewer: UserViewer,
  credential: CredentialJson,
  relyingParty: RelyingParty | null,
): Promise<Outcome<true, ConfirmFailure>> {
  if (relyingParty === null) return { ok: false, failure: UNAVAILABLE };
  const expected = { purpose: "PASSKEY_CONFIRMATION", userId: viewer.id } as const;
  const checked = await checkPasskey(scope, relyingParty, credential, expected);
  if (!checked.ok) return checked;
  const { passkey, counter } = checked.value;
  return confirm(scope, viewer, "credential", async (inner, now) => {
    const use = { id: passkey.id, counter, now };
    const isAccepted = await recordPasskeyUse(inner.database.query, viewer.businessId, use);
    return isAccepted ? null : ({ code: "PASSKEY_REFUSED" } as const);
  });
}

/** @param check returns a failure, or null if the proof was accepted */
function confirm<F extends ConfirmFailure>(
  scope: Scope,
  viewer: UserViewer,
  field: string,
  check: (inner: Scope, now: number) => Promise<F | null>,
): Promise<Outcome<true, F>> {
  const { database, clock } = scope;
  const { businessId, sessionId } = viewer;
  return database.transaction(async (sql) => {
    const inner = { ...scope, database: nestedTransaction(database, sql) };
    const now = clock.now();
    const failure = await check(inner, now);
    if (failure) return { ok: false, failure };
    await confirmSession(sql.query, { businessId, id: sessionId, now });
    await recordUserAudit(inner, viewer, "confirmIdentity", [field]);
    return { ok: true, value: true };
  });
}
