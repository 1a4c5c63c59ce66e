import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatUuid } from "../../../shared/ids/bytes.ts";
import { createSigner } from "../../../platform/ids/signer.ts";
import {
  type AccessGrant,
  GRANT_BYTES,
  GRANT_MAC_BYTES,
  MAX_VERSION,
  decodeGrant,
  encodeGrant,
  looksLikeAccessKey,
} from "../../access/rules/accessKey.ts";
import { createAccessKey, readAccessKey } from "./accessKeys.ts";
import { createHoldToken, readHoldToken } from "./holdTokens.ts";
import { createOrderKey, readOrderKey } from "./orderKeys.ts";

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
