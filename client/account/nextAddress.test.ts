import { expect, it } from "vitest";
import { readNextAddress } from "./nextAddress.ts";

it.each([
  ["?next=/graphql", "/graphql"],
  ["?next=%2Fdevelopers%3Fa%3Db%23c", "/developers?a=b#c"],
  ["", "/account"],
  ["?next=", "/account"],
  ["?next=https://evil.example/", "/account"],
  ["?next=//evil.example", "/account"],
  ["?next=/\\evil.example", "/account"],
  ["?next=/%09/evil.example", "/account"],
  ["?next=javascript:alert(1)", "/account"],
  ["?next=graphql", "/account"],
])("readNextAddress of %s is %s", (search, address) => {
  expect(readNextAddress(search)).toBe(address);
});
