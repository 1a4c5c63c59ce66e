import { padded, sha256 } from "./sha256.ts";

/** How long one slice of work lasts, in milliseconds: the page answers to what is pressed in between. */
const slice = 12;

/** How to look at the clock and how to let the page go on; tests bring their own. */
export interface Pace {
  readonly now: () => number;
  readonly rest: () => Promise<void>;
}

const browserPace: Pace = {
  now: () => performance.now(),
  rest: () => new Promise((resolve) => setTimeout(resolve, 0)),
};

/**
 * Finds a text whose SHA-256, behind `challenge`, begins with `bits` zero bits: what a request costs whoever sends many.
 * In slices, so that nothing else waits.
 */
export async function solveProof(challenge: string, bits: number, pace: Pace = browserPace): Promise<string> {
  const prefix = new TextEncoder().encode(challenge);
  let until = pace.now() + slice;
  let blocks: Uint8Array = new Uint8Array();
  let length = 0;
  for (let nonce = 0; ; nonce += 1) {
    const proof = nonce.toString(36);
    if (proof.length !== length) {
      length = proof.length;
      blocks = padded(Uint8Array.of(...prefix, ...new Uint8Array(length)));
    }
    // The digits alone change from one attempt to the next.
    for (let digit = 0; digit < length; digit += 1) blocks[prefix.length + digit] = proof.charCodeAt(digit);
    if (leadingZeroBits(sha256(blocks)) >= bits) return proof;
    if (nonce % 64 === 63 && pace.now() >= until) {
      await pace.rest();
      until = pace.now() + slice;
    }
  }
}

/** How many zero bits a hash begins with. */
export function leadingZeroBits(hash: Uint32Array): number {
  let zeros = 0;
  for (const word of hash) {
    zeros += Math.clz32(word);
    if (word !== 0) break;
  }
  return zeros;
}
