import { createHash } from "node:crypto";

/** In characters. */
export const LONGEST_PROOF = 100;

/** The purpose of a signed challenge. */
export const PROOF = { name: "proof" };

/** In zero bits. */
export const MOST_PROOF_BITS = 17;

export function zeroBits(text: string): number {
  const hash = createHash("sha256").update(text).digest();
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first]!) - 24;
}
