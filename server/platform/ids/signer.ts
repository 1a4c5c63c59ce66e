import {
  type KeyObject,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  timingSafeEqual,
} from "node:crypto";
import { fromBase64Url } from "../../shared/ids/bytes.ts";

export const SIGNED_PURPOSES = [
  "slot",
  "hold",
  "access",
  "order",
  "feed",
  "start",
  "proof",
  "user link",
  "device",
  "guests",
  "booker",
] as const;

export type SignedPurpose = (typeof SIGNED_PURPOSES)[number];

export interface Signer {
  /** Appends a truncated HMAC. It covers `context` (the business), which is not in the text. */
  seal(purpose: SignedPurpose, context: string, bytes: Uint8Array): string;
  /** Null if the text was altered, or sealed for another purpose or context. */
  open(purpose: SignedPurpose, context: string, text: string): Uint8Array | null;
  /** Keyed hash, for lookups of values that are not stored in clear text. */
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
  guests: 16,
  booker: 16,
};

/** The first key signs, all verify. */
type PurposeKeys = Readonly<Record<SignedPurpose, readonly [KeyObject, ...KeyObject[]]>>;

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
  const keys = Object.fromEntries(
    SIGNED_PURPOSES.map((purpose) => [purpose, [...secrets.map((one) => deriveKey(one, purpose)), ...raw]]),
  ) as unknown as PurposeKeys;
  const fingerprintKey = deriveKey(current, "fingerprint");
  const mac = (key: KeyObject, purpose: SignedPurpose, context: string, bytes: Uint8Array): Buffer =>
    createHmac("sha256", key)
      .update(`${purpose}\0${context}\0`)
      .update(bytes)
      .digest()
      .subarray(0, MAC_BYTES[purpose]);

  return {
    seal: (purpose, context, bytes) =>
      Buffer.concat([bytes, mac(keys[purpose][0], purpose, context, bytes)]).toString("base64url"),
    open(purpose, context, text) {
      const sealed = text.length <= 400 ? fromBase64Url(text) : null;
      if (!sealed || sealed.length <= MAC_BYTES[purpose]) return null;
      const bytes = sealed.subarray(0, -MAC_BYTES[purpose]);
      const signature = sealed.subarray(-MAC_BYTES[purpose]);
      return keys[purpose].some((key) => timingSafeEqual(mac(key, purpose, context, bytes), signature))
        ? bytes
        : null;
    },
    fingerprint: (kind, text) => createHmac("sha256", fingerprintKey).update(`${kind}\0${text}`).digest(),
  };
}

function deriveKey(secret: Uint8Array, purpose: SignedPurpose | "fingerprint"): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", secret, "daybook", `signer 1 ${purpose}`, 32)));
}

export function hashInput(input: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(input)).digest();
}
