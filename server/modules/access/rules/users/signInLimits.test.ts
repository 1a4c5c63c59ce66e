import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SignInAttempt, signInCounts } from "./signInLimits.ts";

/** Counts attempts of one window as the server does; answers whether each was let through. */
function walk(attempts: readonly SignInAttempt[]): boolean[] {
  const counted = new Map<string, number>();
  return attempts.map((attempt) => {
    const made = signInCounts(attempt).map(({ kind, text, limit }) => {
      const count = (counted.get(`${kind} ${text}`) ?? 0) + 1;
      counted.set(`${kind} ${text}`, count);
      return count <= limit;
    });
    return made.every(Boolean);
  });
}

const victim = { emailKey: "ada@example.org", address: "192.0.2.1", device: "adas laptop" };
const stranger = fc.record({
  emailKey: fc.constantFrom("ada@example.org", "bea@example.org"),
  address: fc.constantFrom("192.0.2.1", "198.51.100.7", "203.0.113.9"),
  device: fc.constantFrom(null, "another device"),
});

describe("attempts at signing in", () => {
  it("are let through until one address has tried one account ten times", () => {
    const attempts = Array.from({ length: 12 }, () => ({ ...victim, device: null }));
    expect(walk(attempts).indexOf(false)).toBe(10);
  });

  it("are let through until one address has tried thirty times over all accounts", () => {
    const attempts = Array.from({ length: 40 }, (_, i) => ({
      emailKey: `user${i}@example.org`,
      address: "198.51.100.7",
      device: null,
    }));
    expect(walk(attempts).indexOf(false)).toBe(30);
  });

  it("are let through until one account was tried fifty times from anywhere", () => {
    const attempts = Array.from({ length: 60 }, (_, i) => ({
      emailKey: victim.emailKey,
      address: `198.51.100.${i}`,
      device: null,
    }));
    expect(walk(attempts).indexOf(false)).toBe(50);
  });

  it("whatever others try, in whatever order: who is known on their device gets in", () => {
    fc.assert(
      fc.property(fc.array(stranger, { maxLength: 300 }), (attempts) => {
        expect(walk([...attempts, victim]).at(-1)).toBe(true);
      }),
    );
  });

  it("of a device that was copied end too", () => {
    expect(walk(Array.from({ length: 20 }, () => victim)).filter(Boolean)).toHaveLength(10);
  });

  it("count alike whether there is such an account or not: nothing but what was sent is asked", () => {
    expect(signInCounts({ ...victim, device: null }).map(({ kind }) => kind)).toEqual([
      "account",
      "address",
      "pair",
    ]);
  });
});
