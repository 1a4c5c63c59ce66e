import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findFreeUnits } from "./freeUnits.ts";

function unit(...minutes: number[]): Int32Array {
  return Int32Array.from(minutes);
}

describe("findFreeUnits", () => {
  test.each([
    ["none", [], []],
    [
      "what touches is free, what overlaps is not",
      [unit(0, 101), unit(0, 100), unit(159, 160), unit(160, 200)],
      [1, 3],
    ],
    [
      "the smallest gap first",
      [unit(0, 50, 200, 250), unit(90, 95, 165, 170), unit(0, 90, 170, 175)],
      [1, 2, 0],
    ],
    ["equal gaps: the lower index", [unit(80, 90, 170, 180), unit(0, 90, 170, 300)], [0, 1]],
    ["what ends beside the range before what is empty", [unit(), unit(0, 100), unit(400, 500)], [1, 2, 0]],
    ["claims in any order, empty ones without effect", [unit(300, 400, 120, 120, 0, 90)], [0]],
  ])("%s", (_, units, expected) => {
    expect(findFreeUnits(units, 100, 160)).toEqual(expected);
  });

  test("returns exactly the units that are free for the whole range", () => {
    const claims = fc
      .array(fc.tuple(fc.nat(60), fc.nat(12)), { maxLength: 5 })
      .map((pairs) => Int32Array.from(pairs.flatMap(([begin, length]) => [begin, begin + length])));
    fc.assert(
      fc.property(
        fc.array(claims, { maxLength: 6 }),
        fc.nat(50),
        fc.integer({ min: 1, max: 20 }),
        (units, from, length) => {
          const free = units.flatMap((busy, index) => {
            for (let minute = from; minute < from + length; minute++) {
              for (let i = 0; i < busy.length; i += 2)
                if (busy[i]! <= minute && minute < busy[i + 1]!) return [];
            }
            return [index];
          });
          expect(findFreeUnits(units, from, from + length).sort((a, b) => a - b)).toEqual(free);
        },
      ),
    );
  });
});
