import { expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

it("remembered creates a value once, also null", () => {
  const values = new Map<string, string | null>();
  const make = vi.fn(() => null);
  expect([remembered(values, "a", make), remembered(values, "a", make)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});

it("remembered never grows without bound", () => {
  const values = new Map<string, number>();
  for (let index = 0; index < 10_000; index += 1) remembered(values, `key ${index}`, () => index);
  expect(values.size).toBeLessThanOrEqual(400);
  expect(remembered(values, "key 9999", () => -1)).toBe(9_999);
});
