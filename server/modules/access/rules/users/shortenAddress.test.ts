import { expect, it } from "vitest";
import { shortenAddress } from "./shortenAddress.ts";

it.each([
  ["192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["0:0:0:0::/64", "0:0:0::/48"],
  ["unknown", null],
  ["", null],
  ["192.0.2.77, 192.0.2.78", null],
])("shortenAddress of %s is %s", (address, network) => {
  expect(shortenAddress(address)).toBe(network);
});
