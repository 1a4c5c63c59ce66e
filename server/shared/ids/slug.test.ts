import { expect, test } from "vitest";
import { isSlug } from "./slug.ts";

test.each(["a", "9", "new-clients", "a-1-b", "a".repeat(39)])("isSlug accepts %s", (text) => {
  expect(isSlug(text)).toBe(true);
});

test.each([
  "",
  "-",
  "a-",
  "-a",
  "a--b",
  "A",
  "ä",
  "a b",
  "a\n",
  "\0",
  "a/b",
  "a".repeat(40),
  "a".repeat(10_000),
])("isSlug rejects %j", (text) => {
  expect(isSlug(text)).toBe(false);
});
