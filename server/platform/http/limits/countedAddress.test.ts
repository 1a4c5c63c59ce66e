import { expect, it } from "vitest";
import { getCountedAddress } from "./countedAddress.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2::5", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::/64", "2001:db8:1:2::/64"],
  ["127.0.0.1", null],
  ["127.8.9.10", null],
  ["::ffff:127.0.0.1", null],
  ["::1", null],
  ["0:0:0:0::/64", null],
])("counts %s as %s", (address, block) => {
  expect(getCountedAddress({ countsAddresses: true }, address)).toBe(block);
});

it("returns null for every address when the limits are switched off", () => {
  expect(getCountedAddress({ countsAddresses: false }, "192.0.2.7")).toBeNull();
});
