import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../testing/graph.ts";
import { newId, newReference } from "./ids.ts";
import { type SigningPurpose, createSigner, hashInput } from "./signer.ts";

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const signer = createSigner([OLD]);
const ONE = { name: "one" };
const PURPOSES: readonly SigningPurpose[] = [
  ONE,
  { name: "short", macBytes: 10 },
  { name: "two words", macBytes: 11 },
];

describe("signature", () => {
  it("is invalid for another purpose", () => {
    const bytes = new Uint8Array(19);
    for (const made of PURPOSES) {
      const sealed = signer.seal(made, "b", bytes);
      for (const read of PURPOSES)
        expect([made, read, signer.open(read, "b", sealed) !== null]).toEqual([made, read, made === read]);
    }
  });

  it("of a former secret still verifies, while new ones use the first secret", () => {
    const rotated = createSigner([NEW, OLD]);
    const sealed = signer.seal(ONE, "b", new Uint8Array(16));
    expect(rotated.open(ONE, "b", sealed)).toEqual(new Uint8Array(16));
    expect(signer.open(ONE, "b", rotated.seal(ONE, "b", new Uint8Array(16)))).toBeNull();
  });

  it("is invalid if it was made up", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        for (const purpose of PURPOSES) expect(signer.open(purpose, "b", text)).toBeNull();
      }),
    );
    expect(signer.open(ONE, "b", "A".repeat(1_000_000))).toBeNull();
  });

  it("requires a secret", () => {
    expect(() => createSigner([])).toThrow("a signer needs a secret");
  });
});

describe("rotation", () => {
  const secret = fc.uint8Array({ minLength: 32, maxLength: 48 });
  const sealed = fc.record({
    purpose: fc.constantFrom(...PURPOSES),
    context: fc.string({ maxLength: 40 }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 60 }),
    old: secret,
    fresh: secret,
  });
  /** A signature as before HKDF, with the secret itself as key of every purpose. */
  const sealedBefore = (
    old: Uint8Array,
    { name }: SigningPurpose,
    context: string,
    bytes: Uint8Array,
    macBytes: number,
  ) =>
    Buffer.concat([
      bytes,
      createHmac("sha256", old).update(`${name}\0${context}\0`).update(bytes).digest().subarray(0, macBytes),
    ]).toString("base64url");

  it("signs every purpose with the new secret and accepts the old one until removal", () => {
    fc.assert(
      fc.property(sealed, ({ purpose, context, bytes, old, fresh }) => {
        fc.pre(Buffer.compare(old, fresh) !== 0);
        const [before, during, after] = [[old], [fresh, old], [fresh]].map((all) => createSigner(all));
        const made = before!.seal(purpose, context, bytes);
        expect(during!.open(purpose, context, made)).toEqual(bytes);
        expect(after!.open(purpose, context, made)).toBeNull();
        const remade = during!.seal(purpose, context, bytes);
        expect(remade).toBe(after!.seal(purpose, context, bytes));
        expect(before!.open(purpose, context, remade)).toBeNull();
      }),
    );
  });

  it("accepts signatures made before HKDF only with `underived`, for every purpose", () => {
    fc.assert(
      fc.property(sealed, ({ purpose, context, bytes, old, fresh }) => {
        fc.pre(Buffer.compare(old, fresh) !== 0);
        const macBytes =
          Buffer.from(createSigner([old]).seal(purpose, context, bytes), "base64url").length - bytes.length;
        const made = sealedBefore(old, purpose, context, bytes, macBytes);
        for (const secrets of [[old], [fresh, old]]) {
          expect(createSigner(secrets, { underived: true }).open(purpose, context, made)).toEqual(bytes);
          expect(createSigner(secrets).open(purpose, context, made)).toBeNull();
        }
        expect(createSigner([fresh], { underived: true }).open(purpose, context, made)).toBeNull();
      }),
    );
  });

  it("derives a different key for each purpose", () => {
    const macs = PURPOSES.map((purpose) => {
      const made = Buffer.from(signer.seal(purpose, "b", Buffer.of(1)), "base64url");
      return made.subarray(1, 11).toString("hex");
    });
    expect(new Set(macs).size).toBe(PURPOSES.length);
  });
});

describe("ids", () => {
  it("are UUIDs of version 7 that sort by creation time", () => {
    const random = seededRandom("ids");
    const now = Date.parse("2026-11-20T10:00:00Z");
    const ids = [now, now + 1, now + 65_536, now + 86_400_000 * 365].map((at) => newId(at, random));
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(ids.toSorted()).toEqual(ids);
    expect(Number.parseInt(ids[0]!.replaceAll("-", "").slice(0, 12), 16)).toBe(now);
  });

  it("for people to read aloud have no look-alike letters", () => {
    const random = seededRandom("references");
    for (let i = 0; i < 200; i++) expect(newReference(random)).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  });
});

it("hashes distinguish inputs", () => {
  expect(hashInput(["a", null])).toEqual(hashInput(["a", null]));
  expect(hashInput(["a", null])).not.toEqual(hashInput(["a", ""]));
  expect(hashInput(["ab", "c"])).not.toEqual(hashInput(["a", "bc"]));
  expect(signer.fingerprint("one", "x")).not.toEqual(signer.fingerprint("two", "x"));
});

describe("encryption", () => {
  const bytes = Buffer.from("a secret of 160 bits");

  it("is read by the same purpose and context only", () => {
    const encrypted = signer.encrypt(ONE, "b", bytes);
    expect(signer.decrypt(ONE, "b", encrypted)).toEqual(bytes);
    expect(signer.decrypt({ name: "two words" }, "b", encrypted)).toBeNull();
    expect(signer.decrypt(ONE, "c", encrypted)).toBeNull();
    expect(encrypted.includes(bytes)).toBe(false);
    expect(signer.encrypt(ONE, "b", bytes)).not.toEqual(encrypted);
  });

  it("is read with a former secret, and made with the current one", () => {
    const rotated = createSigner([NEW, OLD]);
    expect(rotated.decrypt(ONE, "b", signer.encrypt(ONE, "b", bytes))).toEqual(bytes);
    expect(signer.decrypt(ONE, "b", rotated.encrypt(ONE, "b", bytes))).toBeNull();
  });

  it("is rejected if it was altered or cut", () => {
    const encrypted = signer.encrypt(ONE, "b", bytes);
    for (let i = 0; i < encrypted.length; i += 1) {
      const altered = Buffer.from(encrypted);
      altered[i]! ^= 1;
      expect(signer.decrypt(ONE, "b", altered)).toBeNull();
      expect(signer.decrypt(ONE, "b", encrypted.subarray(0, i))).toBeNull();
    }
  });
});
