import { expect, it, vi } from "vitest";
import { getOrCreate } from "./getOrCreate.ts";

it("remembered creates a value once, also null", () => {
  const values = new Map<string, string | null>();
  const make = vi.fn(() => null);
  expect([getOrCreate(values, "a", make), getOrCreate(values, "a", make)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});

it("remembered never grows without bound", () => {
  const values = new Map<string, number>();
  for (let index = 0; index < 10_000; index += 1) getOrCreate(values, `key ${index}`, () => index);
  expect(values.size).toBeLessThanOrEqual(400);
  expect(getOrCreate(values, "key 9999", () => -1)).toBe(9_999);
});
