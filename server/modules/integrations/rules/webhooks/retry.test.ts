import fc from "fast-check";
import { expect, it } from "vitest";
import { GIVE_UP_MS, MAX_ATTEMPTS, getNextAttemptTime } from "./retry.ts";

function attempts(chances: readonly number[]): number[] {
  const tried: number[] = [];
  let now: number | null = 0;
  while (now !== null) {
    tried.push(now);
    now = getNextAttemptTime(tried.length, GIVE_UP_MS, now, chances[tried.length - 1] ?? 0.5);
  }
  return tried;
}

it("waits a few seconds first, then longer and longer, for most of a day", () => {
  const tried = attempts([]);
  expect(tried).toHaveLength(MAX_ATTEMPTS);
  expect(tried.slice(0, 4)).toEqual([0, 5_000, 35_000, 155_000]);
  expect(tried.at(-1)).toBeGreaterThan(20 * 3_600_000);
});

it("limits the number of attempts and the total time, and never moves backwards", () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.array(chance, { minLength: 12, maxLength: 12 }), (chances) => {
      const tried = attempts(chances);
      expect(tried.length).toBeLessThanOrEqual(MAX_ATTEMPTS);
      expect(tried.length).toBeGreaterThanOrEqual(MAX_ATTEMPTS - 1);
      expect(tried.at(-1)).toBeLessThan(GIVE_UP_MS);
      const pauses = tried.slice(1).map((at, i) => at - tried[i]!);
      expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    }),
  );
});

it("gives up after the deadline", () => {
  expect(getNextAttemptTime(1, 4_000, 0, 0.5)).toBeNull();
  expect(getNextAttemptTime(1, 5_001, 0, 0.5)).toBe(5_000);
  expect(getNextAttemptTime(MAX_ATTEMPTS, GIVE_UP_MS, 0, 0.5)).toBeNull();
});
