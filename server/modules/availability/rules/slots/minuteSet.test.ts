import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addMinute,
  addOutside,
  addRange,
  hasMinute,
  createMinuteSet,
  listMinutes,
  subtract,
} from "./minuteSet.ts";

const range = fc.tuple(fc.integer({ min: -40, max: 240 }), fc.integer({ min: -5, max: 100 }));

function createSet(from: number, to: number, ranges: readonly (readonly [number, number])[]) {
  const set = createMinuteSet(from, to);
  for (const [begin, length] of ranges) addRange(set, begin, begin + length);
  return set;
}

function minutesIn(from: number, to: number, holds: (minute: number) => boolean): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at).filter(holds);
}

test("MinuteSet behaves as a set for ranges, minutes, subtraction and reading", () => {
  const bounds = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 170 }));
  fc.assert(
    fc.property(
      bounds,
      fc.array(range),
      fc.array(range),
      fc.nat(200),
      ([from, length], ranges, others, one) => {
        const to = from + length;
        const inside = (list: typeof ranges) => (minute: number) =>
          list.some(([begin, size]) => begin <= minute && minute < begin + size);
        const set = createSet(from, to, ranges);
        expect([...listMinutes(set)]).toEqual(minutesIn(from, to, inside(ranges)));
        subtract(set, createSet(from, to, others));
        addMinute(set, one);
        const expected = (minute: number) =>
          minute === one || (inside(ranges)(minute) && !inside(others)(minute));
        expect([...listMinutes(set)]).toEqual(minutesIn(from, to, expected));
        expect(minutesIn(from - 3, to + 3, (minute) => hasMinute(set, minute))).toEqual([
          ...listMinutes(set),
        ]);
      },
    ),
  );
});

test("addOutside adds the minutes outside ranges", () => {
  const set = createMinuteSet(10, 50);
  addOutside(set, [0, 12, 20, 30, 45, 60]);
  expect([...listMinutes(set)]).toEqual(minutesIn(12, 45, (minute) => minute < 20 || minute >= 30));
  const all = createMinuteSet(10, 12);
  addOutside(all, []);
  expect([...listMinutes(all)]).toEqual([10, 11]);
});
