import { expect, test } from "vitest";
import { readKeys } from "./readKeys.ts";

test("parseAccessKeys splits at commas, keeps the order and removes duplicates", () => {
  expect(readKeys("b,a, c,,a,")).toEqual(["b", "a", "c"]);
  expect(readKeys("one")).toEqual(["one"]);
  expect(readKeys(",")).toEqual([]);
});

test("parseAccessKeys returns at most as many keys as the largest party has lines", () => {
  expect(readKeys(Array.from({ length: 200 }, (_, index) => `k${index}`).join(","))).toHaveLength(101);
});
