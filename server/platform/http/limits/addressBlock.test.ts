import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAddressBlock } from "./addressBlock.ts";

describe("toAddressBlock", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["192.0.2.1:52011", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:192.0.2.1", "192.0.2.1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2:3:4:5:6]:52011", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
    ["", "unknown"],
    [undefined, "unknown"],
    ["localhost", "unknown"],
    ["300.0.0.1", "unknown"],
  ])("normalizes %s to %s", (address, block) => {
    expect(toAddressBlock(address)).toBe(block);
  });

  it("returns one block for all addresses of a /64, and for the block itself", () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.integer({ min: 0, max: 0xffff }), (address, last) => {
        const block = toAddressBlock(address);
        expect(toAddressBlock(block)).toBe(block);
        if (block.endsWith("::/64"))
          expect(toAddressBlock(`${block.slice(0, -3)}${last.toString(16)}`)).toBe(block);
      }),
    );
  });
});
