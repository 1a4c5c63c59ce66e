import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SignInAttempt, listSignInLimits } from "./signInLimits.ts";

function walk(attempts: readonly SignInAttempt[]): boolean[] {
  const counted = new Map<string, number>();
  return attempts.map((attempt) => {
    const withinLimits = listSignInLimits(attempt).map(({ kind, text, limit }) => {
      const count = (counted.get(`${kind} ${text}`) ?? 0) + 1;
      counted.set(`${kind} ${text}`, count);
      return count <= limit;
    });
    return withinLimits.every(Boolean);
  });
}

const victim = { emailKey: "ada@example.org", address: "192.0.2.1", device: "adas laptop" };
const stranger = fc.record({
  emailKey: fc.constantFrom("ada@example.org", "bea@example.org"),
  address: fc.constantFrom("192.0.2.1", "198.51.100.7", "203.0.113.9"),
  device: fc.constantFrom(null, "another device"),
});

describe("sign-in attempts", () => {
  it("are allowed until one address has tried one account ten times", () => {
    const attempts = Array.from({ length: 12 }, () => ({ ...victim, device: null }));
    expect(walk(attempts).indexOf(false)).toBe(10);
  });

  it("are allowed until one address has tried thirty times over all accounts", () => {
    const attempts = Array.from({ length: 40 }, (_, i) => ({
      emailKey: `user${i}@example.org`,
      address: "198.51.100.7",
      device: null,
    }));
    expect(walk(attempts).indexOf(false)).toBe(30);
  });

  it("are allowed until one account was tried fifty times from any address", () => {
    const attempts = Array.from({ length: 60 }, (_, i) => ({
      emailKey: victim.emailKey,
      address: `198.51.100.${i}`,
      device: null,
    }));
    expect(walk(attempts).indexOf(false)).toBe(50);
  });

  it("are allowed from a known device after any attempts of others", () => {
    fc.assert(
      fc.property(fc.array(stranger, { maxLength: 300 }), (attempts) => {
        expect(walk([...attempts, victim]).at(-1)).toBe(true);
      }),
    );
  });

  it("are limited for a copied device cookie", () => {
    expect(walk(Array.from({ length: 20 }, () => victim)).filter(Boolean)).toHaveLength(10);
  });

  it("count the same whether or not the account exists", () => {
    expect(listSignInLimits({ ...victim, device: null }).map(({ kind }) => kind)).toEqual([
      "account",
      "address",
      "pair",
    ]);
  });
});
