import type { Signer } from "./signer.ts";

/** What is kept of a visitor's own random token: enough to know them again, not to be them. */
export function visitorHash(signer: Signer, token: string | null): Buffer | null {
  return token === null ? null : signer.fingerprint("visitor", token);
}

/** Whether a visitor's token is long enough to be nobody else's, and no longer than needed. */
export function isVisitorToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{16,100}$/.test(token);
}

/** Whether a key for repeated requests can be kept. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{8,100}$/.test(key);
}
