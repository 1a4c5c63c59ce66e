import {
  type KeyObject,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  timingSafeEqual,
} from "node:crypto";
import { fromBase64Url } from "../../shared/ids/bytes.ts";

/** A signature for one purpose never verifies for another. */
export interface SigningPurpose {
  readonly name: string;
  /** Bytes of the truncated HMAC. Default: 16. */
  readonly macBytes?: number;
}

export interface Signer {
  /** Appends a truncated HMAC. It covers `context` (the business), which is not in the text. */
  seal(purpose: SigningPurpose, context: string, bytes: Uint8Array): string;
  /** Null if the text was altered, or sealed for another purpose or context. */
  open(purpose: SigningPurpose, context: string, text: string): Uint8Array | null;
  /** Keyed hash, for lookups of values that are not stored in clear text. */
  fingerprint(kind: string, text: string): Buffer;
}

/**
 * Derives keys per purpose with HKDF (RFC 5869).
 * @param secrets the current secret first, then those that still verify
 * @param options.underived also accept signatures made before HKDF
 */
export function createSigner(
  secrets: readonly Uint8Array[],
  { underived = false }: { readonly underived?: boolean } = {},
): Signer {
  const [current] = secrets;
  if (!current) throw new Error("a signer needs a secret");
  // Importing bytes for each signature would take as long as the hash.
  const raw = underived ? secrets.map((secret) => createSecretKey(secret)) : [];
  /** By purpose. The first key signs, all verify. */
  const keysByName = new Map<string, readonly KeyObject[]>();
  const getKeys = (name: string): readonly KeyObject[] => {
    const keys = keysByName.get(name) ?? [...secrets.map((one) => deriveKey(one, name)), ...raw];
    keysByName.set(name, keys);
    return keys;
  };
  const fingerprintKey = deriveKey(current, "fingerprint");
  const mac = (
    key: KeyObject,
    { name, macBytes = 16 }: SigningPurpose,
    context: string,
    bytes: Uint8Array,
  ): Buffer =>
    createHmac("sha256", key).update(`${name}\0${context}\0`).update(bytes).digest().subarray(0, macBytes);

  return {
    seal: (purpose, context, bytes) =>
      Buffer.concat([bytes, mac(getKeys(purpose.name)[0]!, purpose, context, bytes)]).toString("base64url"),
    open(purpose, context, text) {
      const { name, macBytes = 16 } = purpose;
      const sealed = text.length <= 400 ? fromBase64Url(text) : null;
      if (!sealed || sealed.length <= macBytes) return null;
      const bytes = sealed.subarray(0, -macBytes);
      const signature = sealed.subarray(-macBytes);
      return getKeys(name).some((key) => timingSafeEqual(mac(key, purpose, context, bytes), signature))
        ? bytes
        : null;
    },
    fingerprint: (kind, text) => createHmac("sha256", fingerprintKey).update(`${kind}\0${text}`).digest(),
  };
}

function deriveKey(secret: Uint8Array, name: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", secret, "daybook", `signer 1 ${name}`, 32)));
}

export function hashInput(input: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(input)).digest();
}
