import type { Sql } from "../../../platform/database/transaction.ts";
import type { Signer, SigningPurpose } from "../../../platform/ids/signer.ts";
import {
  type UserKey,
  acceptStep,
  findAuthenticator,
  listEncryptedSecrets,
  replaceEncryptedSecrets,
} from "../data/factors/authenticators.ts";
import { findTimeStep } from "./timeCodes.ts";

const SECRET: SigningPurpose = { name: "authenticator secret" };

const formatContext = ({ businessId, id }: UserKey) => `${businessId} ${id}`;

export function encryptSecret(signer: Signer, user: UserKey, secret: Uint8Array): Buffer {
  return signer.encrypt(SECRET, formatContext(user), secret);
}

/** Null if the key that encrypted the secret was ended. */
export function decryptSecret(signer: Signer, user: UserKey, encrypted: Uint8Array): Buffer | null {
  return signer.decrypt(SECRET, formatContext(user), encrypted);
}

/** Accepts each code once. */
export async function acceptAuthenticatorCode(
  query: Sql["query"],
  signer: Signer,
  user: UserKey,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<boolean> {
  const { secret: encrypted = null } = (await findAuthenticator(query, user)) ?? {};
  const secret = encrypted && decryptSecret(signer, user, encrypted);
  const step = secret && findTimeStep(secret, code, now);
  return step !== null && acceptStep(query, user, step);
}

/** Encrypts all secrets with the current key, so that a former one may end. */
export async function renewEncryption(query: Sql["query"], signer: Signer): Promise<void> {
  for (const row of await listEncryptedSecrets(query)) {
    const user = { businessId: row.businessId, id: row.userId };
    const renew = (encrypted: Buffer | null) => {
      const secret = encrypted && decryptSecret(signer, user, encrypted);
      return secret ? encryptSecret(signer, user, secret) : encrypted;
    };
    await replaceEncryptedSecrets(query, {
      ...row,
      secret: renew(row.secret),
      pendingSecret: renew(row.pendingSecret),
    });
  }
}
