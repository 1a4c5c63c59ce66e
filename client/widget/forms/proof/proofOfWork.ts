import { padMessage, sha256 } from "./sha256.ts";

/** Milliseconds of work between pauses, in which the page handles input. */
const SLICE_MS = 12;

export interface Pacing {
  readonly now: () => number;
  readonly pause: () => Promise<void>;
}

const browserPacing: Pacing = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
};

/**
 * Finds a text for which SHA-256 of `challenge` and the text begins with `bits` zero bits. Works in slices, so that the
 * page stays responsive.
 */
export async function solveProof(
  challenge: string,
  bits: number,
  pacing: Pacing = browserPacing,
): Promise<string> {
  const prefix = new TextEncoder().encode(challenge);
  let sliceEnd = pacing.now() + SLICE_MS;
  let blocks: Uint8Array = new Uint8Array();
  let length = 0;
  for (let nonce = 0; ; nonce += 1) {
    const proof = nonce.toString(36);
    if (proof.length !== length) {
      length = proof.length;
      blocks = padMessage(Uint8Array.of(...prefix, ...new Uint8Array(length)));
    }
    for (let digit = 0; digit < length; digit += 1) blocks[prefix.length + digit] = proof.charCodeAt(digit);
    if (countLeadingZeroBits(sha256(blocks)) >= bits) return proof;
    if (nonce % 64 === 63 && pacing.now() >= sliceEnd) {
      await pacing.pause();
      sliceEnd = pacing.now() + SLICE_MS;
    }
  }
}

export function countLeadingZeroBits(hash: Uint32Array): number {
  let zeros = 0;
  for (const word of hash) {
    zeros += Math.clz32(word);
    if (word !== 0) break;
  }
  return zeros;
}
