import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
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
  /** Encrypts with AES-256-GCM. It binds the text to `context`, which is not in it. */
  encrypt(purpose: SigningPurpose, context: string, bytes: Uint8Array): Buffer;
  /** Null if the text was altered, or encrypted for another purpose or context. */
  decrypt(purpose: SigningPurpose, context: string, encrypted: Uint8Array): Buffer | null;
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
  const getCipherKeys = (name: string): readonly KeyObject[] =>
    secrets.map((secret) => deriveKey(secret, `encryption ${name}`));
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
    encrypt({ name }, context, bytes) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", getCipherKeys(name)[0]!, nonce);
      cipher.setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt({ name }, context, encrypted) {
      if (encrypted.length < NONCE_BYTES + TAG_BYTES) return null;
      for (const key of getCipherKeys(name)) {
        const decrypted = decryptWith(key, context, encrypted);
        if (decrypted) return decrypted;
      }
      return null;
    },
    fingerprint: (kind, text) => createHmac("sha256", fingerprintKey).update(`${kind}\0${text}`).digest(),
  };
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function decryptWith(key: KeyObject, context: string, encrypted: Uint8Array): Buffer | null {
  const decipher = createDecipheriv("aes-256-gcm", key, encrypted.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
  try {
    const bytes = encrypted.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(bytes), decipher.final()]);
  } catch {
    // The tag does not match.
    return null;
  }
}

function deriveKey(secret: Uint8Array, name: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", secret, "daybook", `signer 1 ${name}`, 32)));
}

export function hashInput(input: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(input)).digest();
}
