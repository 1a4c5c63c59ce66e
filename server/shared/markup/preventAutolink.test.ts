import { expect, it } from "vitest";
import { preventAutolink } from "./preventAutolink.ts";

it.each([
  ["J. R. Tolkien", "J. R. Tolkien"],
  ["St. John", "St. John"],
  ["Ada Lovelace Jr.", "Ada Lovelace Jr."],
  ["J.R. Tolkien", "J.\u200bR. Tolkien"],
  ["Win at evil.example", "Win at evil.\u200bexample"],
  ["a.b.evil.example/x", "a.\u200bb.\u200bevil.\u200bexample/\u200bx"],
  ["ada@evil.example", "ada@\u200bevil.\u200bexample"],
  ["evil。example", "evil。\u200bexample"],
])("unlinked separates the parts of an address: %s", (name, safe) => {
  expect(preventAutolink(name)).toBe(safe);
});
