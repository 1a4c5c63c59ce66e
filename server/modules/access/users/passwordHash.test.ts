import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { hashPassword, needsRehash, verifyPassword } from "./passwordHash.ts";

const random = { bytes: (count: number) => new Uint8Array(count).fill(7) };
const PASSWORD = "hedgehog tea lamp";

/** The integration tests use a quick hash. These use the real one. */
describe("hashPassword", () => {
  it("returns an Argon2id hash with the OWASP parameters, which verifyPassword accepts", async () => {
    const stored = await hashPassword(random, PASSWORD);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(needsRehash(stored!)).toBe(false);
    expect(await verifyPassword(stored, PASSWORD, "known")).toBe(true);
    expect(await verifyPassword(stored, "another password", "unknown")).toBe(false);
  });
});

describe("verifyPassword", () => {
  it("returns false without a stored hash", async () => {
    expect(await verifyPassword(null, PASSWORD, "unknown")).toBe(false);
  });

  it("verifies a hash with other parameters, which needsRehash detects", async () => {
    const stored = await hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });
    expect(needsRehash(stored)).toBe(true);
    expect(await verifyPassword(stored, PASSWORD, "known")).toBe(true);
  });
});
