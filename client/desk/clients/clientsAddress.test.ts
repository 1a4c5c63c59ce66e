import { expect, it } from "vitest";
import { readClientsAddress, toClientsHref } from "./clientsAddress.ts";

it.each([
  [{ search: "", client: null }, "/desk/clients"],
  [{ search: "Özdemir & Co", client: null }, "/desk/clients?search=%C3%96zdemir+%26+Co"],
  [{ search: "ada", client: "contact_1" }, "/desk/clients?search=ada&client=contact_1"],
])("reads and writes %j", (address, href) => {
  expect(toClientsHref(address)).toBe(href);
  expect(readClientsAddress(new URL(href, "http://daybook.test"))).toEqual(address);
});

it("readClientsAddress ignores empty values", () => {
  const url = new URL("http://daybook.test/desk/clients?search=%20&client=");
  expect(readClientsAddress(url)).toEqual({ search: "", client: null });
});
