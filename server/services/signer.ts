import { type KeyObject, createHash, createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import { fromBase64Url, toBase64Url } from "../domain/ids/bytes.ts";

/** What a signature is for: one for one purpose never passes for another. */
export type SignedPurpose =
  | "slot"
  | "hold"
  | "access"
  | "order"
  | "feed"
  | "start"
  | "proof"
  | "user link"
  | "device";

/** Signs what leaves the house, and hashes what must not be kept as it came. */
export interface Signer {
  /** The bytes and their truncated HMAC, as URL-safe text. `context` is signed too but not sent (the business). */
  seal(purpose: SignedPurpose, context: string, bytes: Uint8Array): string;
  /** The bytes of a sealed text; null when anything about it was altered. */
  open(purpose: SignedPurpose, context: string, text: string): Uint8Array | null;
  /** A keyed hash for looking up what we do not want to know: a visitor's token, an address. */
  fingerprint(kind: string, text: string): Buffer;
}

const MAC_BYTES: Record<SignedPurpose, number> = {
  slot: 10,
  hold: 16,
  access: 11,
  order: 11,
  feed: 16,
  start: 16,
  proof: 16,
  "user link": 16,
  device: 16,
};

/** @param secrets the current one first, then those that are still honoured */
export function createSigner(secrets: readonly Uint8Array[]): Signer {
  // As keys: made of bytes each time, a key costs as much as the hash.
  const keys = secrets.map((secret) => createSecretKey(secret));
  const current = keys[0];
  if (!current) throw new Error("a signer needs a secret");
  const mac = (key: KeyObject, purpose: SignedPurpose, context: string, bytes: Uint8Array): Buffer =>
    createHmac("sha256", key)
      .update(`${purpose}\0${context}\0`)
      .update(bytes)
      .digest()
      .subarray(0, MAC_BYTES[purpose]);

  return {
    seal: (purpose, context, bytes) =>
      toBase64Url(Buffer.concat([bytes, mac(current, purpose, context, bytes)])),
    open(purpose, context, text) {
      const sealed = text.length <= 400 ? fromBase64Url(text) : null;
      if (!sealed || sealed.length <= MAC_BYTES[purpose]) return null;
      const bytes = sealed.subarray(0, -MAC_BYTES[purpose]);
      const given = sealed.subarray(-MAC_BYTES[purpose]);
      return keys.some((key) => timingSafeEqual(mac(key, purpose, context, bytes), given)) ? bytes : null;
    },
    fingerprint: (kind, text) => createHmac("sha256", current).update(`${kind}\0${text}`).digest(),
  };
}

/** A plain hash of a request's meaning, to tell "the same again" from "something else". */
export function inputHash(input: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(input)).digest();
}
