import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { fromBase64Url } from "../../../shared/ids/bytes.ts";
import type { PasskeyRow } from "../data/factors/passkeys.ts";
import type { RelyingParty } from "../rules/factors/relyingParty.ts";

/** JSON of a `PublicKeyCredential`, unchecked. */
export type CredentialJson = Readonly<Record<string, unknown>>;

/** The library and its certificate parsers are loaded at the first use. */
const loadLibrary = () => import("@simplewebauthn/server");

interface RegistrationUser {
  /** The handle of the user, in place of personal data. */
  readonly handle: Uint8Array;
  readonly email: string;
  readonly name: string;
}

/** The options of `navigator.credentials.create` as JSON. */
export async function createRegistrationOptions(
  { id: rpID }: RelyingParty,
  parts: {
    readonly rpName: string;
    readonly user: RegistrationUser;
    readonly challenge: string;
    readonly timeout: number;
    readonly known: readonly PasskeyRow[];
  },
): Promise<object> {
  const { generateRegistrationOptions } = await loadLibrary();
  const { rpName, user, challenge, timeout, known } = parts;
  return generateRegistrationOptions({
    rpName,
    rpID,
    userID: new Uint8Array(user.handle),
    userName: user.email,
    userDisplayName: user.name,
    challenge: new Uint8Array(fromBase64Url(challenge)!),
    timeout,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId.toString("base64url"),
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/**
 * The options of `navigator.credentials.get` as JSON.
 * @param allowed the passkeys of a known user. Empty for any passkey of this server.
 */
export async function createAuthenticationOptions(
  { id: rpID }: RelyingParty,
  challenge: string,
  timeout: number,
  allowed: readonly PasskeyRow[],
): Promise<object> {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(fromBase64Url(challenge)!),
    timeout,
    userVerification: "required",
    ...(allowed.length > 0 && {
      allowCredentials: allowed.map(({ credentialId, transports }) => ({
        id: credentialId.toString("base64url"),
        transports: [...transports],
      })),
    }),
  });
}

export interface RegisteredCredential {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Null if the credential is not valid. Requires a check of the user by the authenticator. */
export async function verifyRegistration(
  { id, origin }: RelyingParty,
  credential: CredentialJson,
  challenge: string,
): Promise<RegisteredCredential | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const verified = await nullIfThrown(() =>
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return null;
  const { credential: registered } = verified.registrationInfo;
  return {
    credentialId: Buffer.from(registered.id, "base64url"),
    publicKey: Buffer.from(registered.publicKey),
    counter: registered.counter,
    transports: (registered.transports ?? []).filter((one) => TRANSPORTS.has(one)),
  };
}

const TRANSPORTS: ReadonlySet<unknown> = new Set([
  "ble",
  "cable",
  "hybrid",
  "internal",
  "nfc",
  "smart-card",
  "usb",
]);

/** Returns the new counter. Null if the signature is wrong, or if the counter is not higher than the stored one. */
export async function verifyAuthentication(
  { id, origin }: RelyingParty,
  credential: CredentialJson,
  challenge: string,
  passkey: PasskeyRow,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const verified = await nullIfThrown(() =>
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId.toString("base64url"),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** The library throws for each invalid credential. It does no input or output. */
async function nullIfThrown<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

export interface ReadCredential {
  readonly id: Buffer;
  /** The challenge that the browser signed, base64url. */
  readonly challenge: string;
  /** The user that the authenticator stored with the passkey. Null if the browser sent none. */
  readonly userHandle: Uint8Array | null;
}

/** Reads what finds the stored rows, before the signature is checked. Null if the JSON is not of a credential. */
export function readCredential(credential: CredentialJson): ReadCredential | null {
  const { id, response } = credential;
  if (typeof id !== "string" || id.length > 1_400 || typeof response !== "object" || response === null)
    return null;
  const { clientDataJSON, userHandle } = response as Readonly<Record<string, unknown>>;
  const idBytes = fromBase64Url(id);
  const challenge = typeof clientDataJSON === "string" ? readSignedChallenge(clientDataJSON) : null;
  if (!idBytes || challenge === null) return null;
  const handle = typeof userHandle === "string" ? fromBase64Url(userHandle) : null;
  return { id: Buffer.from(idBytes), challenge, userHandle: handle };
}

function readSignedChallenge(clientDataJson: string): string | null {
  if (clientDataJson.length > 4_000) return null;
  const bytes = fromBase64Url(clientDataJson);
  if (!bytes) return null;
  try {
    const clientData = JSON.parse(new TextDecoder().decode(bytes)) as { readonly challenge?: unknown } | null;
    return typeof clientData?.challenge === "string" ? clientData.challenge : null;
  } catch {
    return null;
  }
}
