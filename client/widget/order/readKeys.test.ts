import { expect, test } from "vitest";
import { readKeys } from "./readKeys.ts";

test("keys are separated by commas, each counts once, in their order", () => {
  expect(readKeys("b,a, c,,a,")).toEqual(["b", "a", "c"]);
  expect(readKeys("one")).toEqual(["one"]);
  expect(readKeys(",")).toEqual([]);
});

test("as many as the largest party has lines", () => {
  expect(readKeys(Array.from({ length: 200 }, (_, index) => `k${index}`).join(","))).toHaveLength(101);
});
