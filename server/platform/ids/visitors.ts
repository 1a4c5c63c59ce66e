import type { Signer } from "./signer.ts";

export function hashVisitorToken(signer: Signer, token: string | null): Buffer | null {
  return token === null ? null : signer.fingerprint("visitor", token);
}

export function isVisitorToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{16,100}$/.test(token);
}

export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{8,100}$/.test(key);
}
