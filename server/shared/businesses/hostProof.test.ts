import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type HostCheckFailure,
  PENDING_MS,
  type ProofEvidence,
  checkEvidence,
  getNextHostCheck,
  getHostProof,
} from "./hostProof.ts";

const MINUTE = 60_000;

it("proofPlaces returns a TXT record and a file with the same value", () => {
  expect(getHostProof({ host: "book.salon.example", token: "t0ken" })).toEqual({
    recordName: "_daybook.book.salon.example",
    value: "daybook=t0ken",
    fileUrl: "https://book.salon.example/.well-known/daybook/t0ken",
    plainFileUrl: "http://book.salon.example/.well-known/daybook/t0ken",
  });
});

describe("checkEvidence", () => {
  it.each<[string, ProofEvidence, HostCheckFailure | null]>([
    ["the record", { records: ["v=spf1 -all", "daybook=a"], files: [] }, null],
    ["the file, with a line end", { records: [], files: ["daybook=a\n"] }, null],
    ["the file while DNS does not reply", { records: null, files: ["daybook=a"] }, null],
    ["another token", { records: ["daybook=b"], files: [] }, "WRONG_VALUE"],
    ["the token with another end", { records: [], files: ["daybook=ab"] }, "WRONG_VALUE"],
    ["the token without its prefix", { records: ["a"], files: ["a"] }, "NOT_FOUND"],
    ["a page that repeats the path", { records: [], files: ["<p>no page at a</p>"] }, "NOT_FOUND"],
    ["nothing", { records: [], files: [] }, "NOT_FOUND"],
    ["no reply", { records: null, files: [] }, "UNREACHABLE"],
  ])("handles %s", (_, evidence, failureCode) => {
    expect(checkEvidence(evidence, "daybook=a")).toBe(failureCode);
  });
});

describe("nextHostCheck", () => {
  it.each([
    [0, 1],
    [1, 2],
    [5, 32],
    [9, 360],
    [1000, 360],
  ])("waits after %i checks for %i minutes", (attempts, minutes) => {
    expect(getNextHostCheck({ requestedAt: 0, attempts }, MINUTE)).toBe(MINUTE + minutes * MINUTE);
  });

  it("returns null after 14 days", () => {
    expect(getNextHostCheck({ requestedAt: 0, attempts: 3 }, PENDING_MS)).toBeNull();
  });

  it("returns a time after now and at most 6 hours later", () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(PENDING_MS - 1), (attempts, now) => {
        const next = getNextHostCheck({ requestedAt: 0, attempts }, now)!;
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(6 * 60 * MINUTE);
      }),
    );
  });
});
