import { describe, expect, it } from "vitest";
import { createSigner } from "../../platform/ids/signer.ts";
import { START_VALID_MS, isValidStart, newStartToken, readStartToken } from "./startTokens.ts";

const FORM = "018f2b5c-1111-7222-8333-444455556666";
const signer = createSigner([Buffer.alloc(32, 1)]);
const NOW = Date.parse("2026-11-20T10:00:00.123Z");
let drawCount = 0;
const scope = (businessId = "a", now = NOW) => ({
  signer,
  clock: { now: () => now },
  random: { bytes: (count: number) => new Uint8Array(count).fill(++drawCount) },
  business: { id: businessId },
});
const of = { kind: "FORM", formId: FORM, version: 3 } as const;

describe("a start token", () => {
  it("contains the form or survey, its version and the instant", () => {
    const token = newStartToken(scope(), of);
    expect(token).toMatch(/^[\w-]{79}$/);
    expect(readStartToken(scope(), "FORM", token)).toEqual({
      ...of,
      startedAt: NOW,
      startId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("is different each time", () => {
    const ids = [1, 2].map(() => readStartToken(scope(), "FORM", newStartToken(scope(), of))!.startId);
    expect(new Set(ids).size).toBe(2);
  });

  it("is invalid for another business, kind, secret or purpose", () => {
    const token = newStartToken(scope(), of);
    expect(readStartToken(scope("b"), "FORM", token)).toBeNull();
    expect(readStartToken(scope(), "SURVEY", token)).toBeNull();
    const stranger = { ...scope(), signer: createSigner([Buffer.alloc(32, 2)]) };
    expect(readStartToken(stranger, "FORM", token)).toBeNull();
    const hold = signer.seal({ name: "hold" }, "a", new Uint8Array(43));
    for (const other of [hold, "", "x", `${token}A`, token.slice(1), "ä".repeat(79), "A".repeat(100_000)])
      expect(readStartToken(scope(), "FORM", other)).toBeNull();
  });

  it("is invalid with any altered letter", () => {
    const token = newStartToken(scope(), of);
    for (let i = 0; i < token.length; i++) {
      const letter = token[i] === "A" ? "B" : "A";
      expect(readStartToken(scope(), "FORM", token.slice(0, i) + letter + token.slice(i + 1))).toBeNull();
    }
  });

  it("is valid for a day", () => {
    const start = readStartToken(scope(), "FORM", newStartToken(scope(), of))!;
    expect([isValidStart(start, NOW), isValidStart(start, NOW + START_VALID_MS - 1)]).toEqual([true, true]);
    expect([isValidStart(start, NOW + START_VALID_MS), isValidStart(start, NOW - 60_000)]).toEqual([
      false,
      true,
    ]);
  });
});
