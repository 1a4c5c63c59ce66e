import fc from "fast-check";
import { expect, it } from "vitest";
import { getNextQuery, getNextAttempt } from "./retry.ts";

const MINUTE = 60_000;

it("nextLook returns growing intervals, then before the deadline, then at it", () => {
  const looks = [0];
  for (let queryCount = 1; looks.at(-1)! < 30 * MINUTE; queryCount++)
    looks.push(getNextQuery(queryCount, 30 * MINUTE, looks.at(-1)!));
  expect(looks.map((at) => at / MINUTE)).toEqual([0, 2, 6, 14, 29.75, 30]);
  expect(getNextQuery(1, 0, MINUTE)).toBe(2 * MINUTE);
});

it("nextLook is always later and never skips the query before the deadline", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1000 }), fc.nat(), fc.nat(), (queryCount, expiresAt, now) => {
      const next = getNextQuery(queryCount, expiresAt, now);
      expect(next).toBeGreaterThan(now);
      if (now < expiresAt) expect(next).toBeLessThanOrEqual(expiresAt);
      expect(getNextAttempt(queryCount, now)).toBeLessThanOrEqual(now + 360 * MINUTE);
    }),
  );
});
