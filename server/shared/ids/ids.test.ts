import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBase64Url, toBase64Url, parseUuid, formatUuid } from "./bytes.ts";
import {
  type SlotAddress,
  decodeSlotAddress,
  encodeSlotAddress,
} from "../../modules/availability/rules/slots/slotAddress.ts";
import { decodeTypeId, encodeTypeId } from "./typeId.ts";

const uuid = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(formatUuid);
const prefix = fc.stringMatching(/^[a-z]{1,12}$/);

describe("bytes", () => {
  it("uuidBytes and uuidText reverse each other", () => {
    fc.assert(
      fc.property(uuid, (id) => {
        expect(formatUuid(parseUuid(id))).toBe(id);
      }),
    );
    expect([...parseUuid("00010203-0405-0607-0809-0a0b0c0d0e0f")]).toEqual(
      Array.from({ length: 16 }, (_, i) => i),
    );
  });

  it("toBase64Url matches Node, and fromBase64Url reverses it", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = toBase64Url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString("base64url"));
        expect(fromBase64Url(text)).toEqual(bytes);
      }),
    );
  });

  it("fromBase64Url rejects padding, stray bits, other alphabets and white space", () => {
    expect(fromBase64Url("AA")).toEqual(new Uint8Array(1));
    for (const text of ["AA==", "AB", "AAB", "A", "AAAAA", "A+AA", "A/AA", "AA AA", "AAAA\n", "äAAA"])
      expect([text, fromBase64Url(text)]).toEqual([text, null]);
  });
});

describe("TypeID", () => {
  it("decodes to its prefix and UUID and is shorter than an access key", () => {
    fc.assert(
      fc.property(prefix, uuid, (typePrefix, id) => {
        const text = encodeTypeId(typePrefix, id);
        expect(text).toMatch(/^[a-z]+_[0-9a-z]{26}$/);
        expect(decodeTypeId(text)).toEqual({ prefix: typePrefix, uuid: id });
        expect(text.length).toBeLessThan(40);
      }),
    );
  });

  // Examples of the specification (TypeID 0.3, valid.json).
  it.each([
    ["prefix_00000000000000000000000000", "00000000-0000-0000-0000-000000000000"],
    ["prefix_00000000000000000000000001", "00000000-0000-0000-0000-000000000001"],
    ["prefix_0000000000000000000000000a", "00000000-0000-0000-0000-00000000000a"],
    ["prefix_0000000000000000000000000g", "00000000-0000-0000-0000-000000000010"],
    ["prefix_00000000000000000000000010", "00000000-0000-0000-0000-000000000020"],
    ["prefix_7zzzzzzzzzzzzzzzzzzzzzzzzz", "ffffffff-ffff-ffff-ffff-ffffffffffff"],
    ["prefix_0123456789abcdefghjkmnpqrs", "0110c853-1d09-52d8-d73e-1194e95b5f19"],
    ["prefix_01h455vb4pex5vsknk084sn02q", "01890a5d-ac96-774b-bcce-b302099a8057"],
  ])("matches the example %s of the specification", (text, id) => {
    expect(encodeTypeId("prefix", id)).toBe(text);
    expect(decodeTypeId(text)).toEqual({ prefix: "prefix", uuid: id });
  });

  it.each([
    ["without a noun", "_01h455vb4pex5vsknk084sn02q"],
    ["without a row", "prefix_"],
    ["without both", ""],
    ["in capitals", "PREFIX_01H455VB4PEX5VSKNK084SN02Q"],
    ["too short", "prefix_1234567890123456789012345"],
    ["too long", "prefix_123456789012345678901234567"],
    ["beyond 128 bits", "prefix_8zzzzzzzzzzzzzzzzzzzzzzzzz"],
    ["with letters that look like others", "prefix_ooooooiiiiiiuuuuuuulllllll"],
    ["with a number in the noun", "prefix1_01h455vb4pex5vsknk084sn02q"],
    ["with a hyphen", "prefix_01h455vb4pex5vsknk-84sn02q"],
    ["with a line break after it", "prefix_01h455vb4pex5vsknk084sn02q\n"],
  ])("is rejected %s", (_name, text) => {
    expect(decodeTypeId(text)).toBeNull();
  });
});

describe("slot address", () => {
  const address: fc.Arbitrary<SlotAddress> = fc.record({
    serviceId: uuid,
    startsAt: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    staffId: fc.option(uuid),
    providerId: fc.option(uuid),
  });

  it("decodes to the encoded values", () => {
    fc.assert(
      fc.property(address, (one) => {
        expect(decodeSlotAddress(encodeSlotAddress(one))).toEqual(one);
      }),
    );
  });

  it("decodes from any offset in a larger buffer", () => {
    fc.assert(
      fc.property(address, fc.integer({ min: 1, max: 9 }), (one, offset) => {
        const bytes = encodeSlotAddress(one);
        const larger = new Uint8Array(bytes.length + 20).fill(255);
        larger.set(bytes, offset);
        expect(decodeSlotAddress(larger.subarray(offset, offset + bytes.length))).toEqual(one);
      }),
    );
  });

  it("rejects another version, unknown flags and a wrong length", () => {
    fc.assert(
      fc.property(address, fc.integer({ min: 4, max: 255 }), (one, flags) => {
        const bytes = encodeSlotAddress(one);
        expect(decodeSlotAddress(bytes.with(0, 2))).toBeNull();
        expect(decodeSlotAddress(bytes.with(1, flags))).toBeNull();
        expect(decodeSlotAddress(bytes.subarray(0, -1))).toBeNull();
        expect(decodeSlotAddress(Uint8Array.from([...bytes, 0]))).toBeNull();
      }),
    );
    for (const bytes of [[], [1], [1, 0], [1, 0, 0, 0, 0, 0]])
      expect(decodeSlotAddress(Uint8Array.from(bytes))).toBeNull();
  });
});
