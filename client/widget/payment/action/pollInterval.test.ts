import { expect, test } from "vitest";
import { getPollDelay } from "./pollInterval.ts";

const waits = (() => {
  const all: number[] = [];
  for (let wait = getPollDelay(0); wait !== null; wait = getPollDelay(all.length)) all.push(wait);
  return all;
})();

test("polls fast at first, then slower, and stops after about a quarter of an hour", () => {
  expect(waits[0]).toBe(2000);
  expect(waits).toEqual(waits.toSorted((left, right) => left - right));
  expect(waits.at(-1)).toBe(15_000);
  const minutes = waits.reduce((sum, wait) => sum + wait, 0) / 60_000;
  expect(minutes).toBeGreaterThan(13);
  expect(minutes).toBeLessThan(17);
});
