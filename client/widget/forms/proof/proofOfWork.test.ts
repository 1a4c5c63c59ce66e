import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { countLeadingZeroBits, solveProof } from "./proofOfWork.ts";
import { padMessage, sha256 } from "./sha256.ts";

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, "0")).join("");

test("sha256 equals the standard implementation for any message", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
      expect(hex(sha256(padMessage(message)))).toBe(createHash("sha256").update(message).digest("hex"));
    }),
  );
});

test("countLeadingZeroBits counts over word boundaries", () => {
  expect(countLeadingZeroBits(Uint32Array.of(0x80000000))).toBe(0);
  expect(countLeadingZeroBits(Uint32Array.of(0, 0x10000000))).toBe(35);
});

test("solveProof finds a valid proof and pauses for the page", async () => {
  let time = 0;
  const pauseSpy = vi.fn(async () => undefined);
  const proof = await solveProof("challenge", 12, { now: () => (time += 1), pause: pauseSpy });
  const hash = createHash("sha256").update(`challenge${proof}`).digest();
  expect(hash.readUInt16BE(0) >> 4).toBe(0);
  expect(pauseSpy).toHaveBeenCalled();
});
