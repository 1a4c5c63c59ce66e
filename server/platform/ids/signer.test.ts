import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AccessGrant,
  GRANT_BYTES,
  GRANT_MAC_BYTES,
  MAX_VERSION,
  decodeGrant,
  encodeGrant,
  looksLikeAccessKey,
} from "../../modules/access/rules/accessKey.ts";
import { formatUuid } from "../../shared/ids/bytes.ts";
import { seededRandom } from "../../testing/graph.ts";
import { createAccessKey, readAccessKey } from "../../modules/bookings/keys/accessKeys.ts";
import { createHoldToken, readHoldToken } from "../../modules/bookings/keys/holdTokens.ts";
import { newId, newReference } from "./ids.ts";
import { createOrderKey, readOrderKey } from "../../modules/bookings/keys/orderKeys.ts";
import { SIGNED_PURPOSES, createSigner, hashInput } from "./signer.ts";

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const signer = createSigner([OLD]);
const uuid = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(formatUuid);
const grant: fc.Arbitrary<AccessGrant> = fc.record({
  bookingId: uuid,
  role: fc.constantFrom("BOOKER" as const, "GUEST" as const, "VIEW" as const),
  member: fc.integer({ min: 0, max: 255 }),
  staffId: fc.constant(null),
  version: fc.integer({ min: 0, max: MAX_VERSION }),
});
const staffGrant: fc.Arbitrary<AccessGrant> = fc.record({
  bookingId: uuid,
  role: fc.constantFrom("STAFF" as const, "VIEW" as const),
  member: fc.constant(0),
  staffId: uuid,
  version: fc.integer({ min: 0, max: MAX_VERSION }),
});

describe("access key", () => {
  it("has 40 URL-safe characters and opens only in its business", () => {
    fc.assert(
      fc.property(grant, (one) => {
        const key = createAccessKey(signer, "ours", one);
        expect(key).toMatch(/^[A-Za-z0-9_-]{40}$/);
        expect(looksLikeAccessKey(key)).toBe(true);
        expect(readAccessKey(signer, "ours", key)).toEqual(one);
        expect(readAccessKey(signer, "theirs", key)).toBeNull();
        expect(readAccessKey(createSigner([NEW]), "ours", key)).toBeNull();
      }),
    );
    expect(GRANT_BYTES + GRANT_MAC_BYTES).toBe(30);
  });

  it("contains the staff member in 62 characters", () => {
    fc.assert(
      fc.property(staffGrant, (one) => {
        const key = createAccessKey(signer, "ours", one);
        expect(key).toMatch(/^[A-Za-z0-9_-]{62}$/);
        expect(looksLikeAccessKey(key)).toBe(true);
        expect(readAccessKey(signer, "ours", key)).toEqual(one);
        expect(readAccessKey(signer, "theirs", key)).toBeNull();
      }),
    );
  });

  it("is invalid with the role STAFF and no staff member", () => {
    const bytes = encodeGrant({
      bookingId: formatUuid(new Uint8Array(16)),
      role: "STAFF",
      member: 0,
      version: 1,
    });
    expect(decodeGrant(bytes)).toBeNull();
  });

  it("of an earlier release is valid for versions below 256", () => {
    const former = encodeGrant({
      bookingId: formatUuid(new Uint8Array(16)),
      role: "GUEST",
      member: 3,
      version: 255,
    });
    expect([...former.subarray(16)]).toEqual([1, 3, 255]);
  });

  it("of an order differs for versions that share their low byte", () => {
    const orderId = formatUuid(new Uint8Array(16));
    for (const version of [1, 255, 256, 257, MAX_VERSION]) {
      const key = createOrderKey(signer, "ours", orderId, version);
      expect(readOrderKey(signer, "ours", key)).toEqual({ orderId, version });
      expect(key).toHaveLength(version > 255 ? 39 : 38);
    }
  });

  it("is invalid with any bit changed", () => {
    fc.assert(
      fc.property(grant, fc.nat(239), (one, bit) => {
        const bytes = Buffer.from(createAccessKey(signer, "ours", one), "base64url");
        bytes[bit >> 3]! ^= 1 << (bit & 7);
        expect(readAccessKey(signer, "ours", bytes.toString("base64url"))).toBeNull();
      }),
    );
  });

  it("is invalid with another length, or with a staff member and another role", () => {
    const bytes = encodeGrant({
      bookingId: formatUuid(new Uint8Array(16)),
      role: "BOOKER",
      member: 0,
      version: 1,
    });
    const withStaff = Uint8Array.from([...bytes, ...new Uint8Array(16)]);
    for (const role of [0, 1]) expect(decodeGrant(withStaff.with(16, role))).toBeNull();
    for (const role of [2, 3]) expect(decodeGrant(withStaff.with(16, role))).not.toBeNull();
    expect(decodeGrant(bytes.subarray(0, -1))).toBeNull();
    expect(decodeGrant(Uint8Array.from([...bytes, 0]))).toBeNull();
    expect(decodeGrant(new Uint8Array(0))).toBeNull();
  });

  it("is the same when created again, so every mail can contain it", () => {
    fc.assert(
      fc.property(grant, (one) => {
        expect(createAccessKey(createSigner([OLD]), "b", one)).toBe(createAccessKey(signer, "b", one));
      }),
    );
  });
});

describe("signature", () => {
  it("is invalid for another purpose", () => {
    const bytes = new Uint8Array(19);
    for (const made of ["slot", "hold", "access"] as const) {
      const sealed = signer.seal(made, "b", bytes);
      for (const read of ["slot", "hold", "access"] as const)
        expect([made, read, signer.open(read, "b", sealed) !== null]).toEqual([made, read, made === read]);
    }
  });

  it("of a former secret still verifies, while new ones use the first secret", () => {
    const rotated = createSigner([NEW, OLD]);
    const sealed = signer.seal("hold", "b", new Uint8Array(16));
    expect(rotated.open("hold", "b", sealed)).toEqual(new Uint8Array(16));
    expect(signer.open("hold", "b", rotated.seal("hold", "b", new Uint8Array(16)))).toBeNull();
  });

  it("is invalid if it was made up", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        for (const purpose of ["slot", "hold", "access"] as const)
          expect(signer.open(purpose, "b", text)).toBeNull();
      }),
    );
    expect(signer.open("slot", "b", "A".repeat(1_000_000))).toBeNull();
  });

  it("requires a secret", () => {
    expect(() => createSigner([])).toThrow("a signer needs a secret");
  });
});

describe("rotation", () => {
  const secret = fc.uint8Array({ minLength: 32, maxLength: 48 });
  const sealed = fc.record({
    purpose: fc.constantFrom(...SIGNED_PURPOSES),
    context: fc.string({ maxLength: 40 }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 60 }),
    old: secret,
    fresh: secret,
  });
  /** A signature as before HKDF, with the secret itself as key of every purpose. */
  const sealedBefore = (
    old: Uint8Array,
    purpose: string,
    context: string,
    bytes: Uint8Array,
    macBytes: number,
  ) =>
    Buffer.concat([
      bytes,
      createHmac("sha256", old)
        .update(`${purpose}\0${context}\0`)
        .update(bytes)
        .digest()
        .subarray(0, macBytes),
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
    const macs = SIGNED_PURPOSES.map((purpose) => {
      const made = Buffer.from(signer.seal(purpose, "b", Buffer.of(1)), "base64url");
      return made.subarray(1, 11).toString("hex");
    });
    expect(new Set(macs).size).toBe(SIGNED_PURPOSES.length);
  });
});

describe("hold token", () => {
  it("opens as the hold in its business only, and not after a change", () => {
    fc.assert(
      fc.property(uuid, fc.nat(255), (id, bit) => {
        const token = createHoldToken(signer, "ours", id);
        expect(readHoldToken(signer, "ours", token)).toBe(id);
        expect(readHoldToken(signer, "theirs", token)).toBeNull();
        const bytes = Buffer.from(token, "base64url");
        bytes[bit >> 3]! ^= 1 << (bit & 7);
        expect(readHoldToken(signer, "ours", bytes.toString("base64url"))).toBeNull();
      }),
    );
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
  expect(signer.fingerprint("visitor", "x")).not.toEqual(signer.fingerprint("address", "x"));
});
