import fc from "fast-check";
import { expect, test } from "vitest";
import { snapStart, stepStart } from "./snap.ts";

const hours = [{ from: 550, until: 1000 }];

test.each([
  [556, 15, 550],
  [558, 15, 565],
  [100, 15, 105],
  [557, 5, 555],
  [1010, 30, 1020],
])("minute %i in steps of %i snaps to %i", (instant, step, expected) => {
  expect(snapStart(instant, step, hours, 0)).toBe(expected);
});

test("a step always moves in its direction", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 1300 }),
      fc.constantFrom(5, 10, 15, 20, 30, 60),
      fc.constantFrom<1 | -1>(1, -1),
      (instant, step, direction) => {
        const next = stepStart(instant, step, direction, hours, 0);
        expect(Math.sign(next - instant)).toBe(direction);
        expect(Math.abs(next - instant)).toBeLessThanOrEqual(2 * step);
      },
    ),
  );
});
