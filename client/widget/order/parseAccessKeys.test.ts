import { expect, test } from "vitest";
import { parseAccessKeys } from "./parseAccessKeys.ts";

test("parseAccessKeys splits at commas, keeps the order and removes duplicates", () => {
  expect(parseAccessKeys("b,a, c,,a,")).toEqual(["b", "a", "c"]);
  expect(parseAccessKeys("one")).toEqual(["one"]);
  expect(parseAccessKeys(",")).toEqual([]);
});

test("parseAccessKeys returns at most as many keys as the largest party has lines", () => {
  expect(parseAccessKeys(Array.from({ length: 200 }, (_, index) => `k${index}`).join(","))).toHaveLength(101);
});
