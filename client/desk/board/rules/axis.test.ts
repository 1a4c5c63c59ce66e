import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createAxis, findAxisDate, fromAxisMinute, getDaySpan, listGaps, toAxisMinute } from "./axis.ts";
import { toEpochMinute } from "./units.ts";

const vienna = "Europe/Vienna";

test("an ordinary day has 24 hours and no gap", () => {
  const axis = createAxis(["2026-11-20"], vienna);
  expect(axis.length).toBe(1440);
  expect(axis.labels).toHaveLength(24);
  expect(listGaps(axis, "2026-11-20")).toEqual([]);
  expect(toAxisMinute(axis, "2026-11-20", toEpochMinute("2026-11-20T09:15:00Z"))).toBe(615);
});

test("a repeated hour has two rows", () => {
  const axis = createAxis(["2026-10-25"], vienna);
  expect(axis.length).toBe(1500);
  expect(axis.labels.filter(({ wallMinute }) => wallMinute === 120)).toEqual([
    { axisMinute: 120, wallMinute: 120 },
    { axisMinute: 180, wallMinute: 120 },
  ]);
  expect(toAxisMinute(axis, "2026-10-25", toEpochMinute("2026-10-25T00:30:00Z"))).toBe(150);
  expect(toAxisMinute(axis, "2026-10-25", toEpochMinute("2026-10-25T01:30:00Z"))).toBe(210);
  expect(toAxisMinute(axis, "2026-10-25", toEpochMinute("2026-10-25T08:00:00Z"))).toBe(600);
});

test("the other days of the week have a gap where one repeats an hour", () => {
  const axis = createAxis(["2026-10-24", "2026-10-25"], vienna);
  expect(listGaps(axis, "2026-10-24")).toEqual([{ from: 180, until: 240 }]);
  expect(listGaps(axis, "2026-10-25")).toEqual([]);
  expect(fromAxisMinute(axis, "2026-10-24", 200)).toBeNull();
  expect(toAxisMinute(axis, "2026-10-24", toEpochMinute("2026-10-24T07:00:00Z"))).toBe(600);
});

test("a skipped hour is a gap", () => {
  const axis = createAxis(["2026-03-28", "2026-03-29"], vienna);
  expect(axis.length).toBe(1440);
  expect(listGaps(axis, "2026-03-29")).toEqual([{ from: 120, until: 180 }]);
  expect(fromAxisMinute(axis, "2026-03-29", 150)).toBeNull();
  expect(getDaySpan(axis, "2026-03-29")).toEqual({
    from: toEpochMinute("2026-03-28T23:00:00Z"),
    until: toEpochMinute("2026-03-29T22:00:00Z"),
  });
});

test("limits an instant outside of the date to the ends of the axis", () => {
  const axis = createAxis(["2026-11-20"], "UTC");
  expect(toAxisMinute(axis, "2026-11-20", toEpochMinute("2026-11-19T20:00:00Z"))).toBe(0);
  expect(toAxisMinute(axis, "2026-11-20", toEpochMinute("2026-11-21T04:00:00Z"))).toBe(1440);
});

const zones = ["UTC", vienna, "America/New_York", "Australia/Lord_Howe", "Asia/Beirut", "America/Santiago"];

describe("every instant of a date", () => {
  test("has one place on the axis, in order", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 360 }),
        fc.array(fc.integer({ min: 0, max: 7 * 1500 }), { minLength: 1, maxLength: 20 }),
        (timeZone, offset, minutes) => {
          const dates = Array.from({ length: 7 }, (_, index) =>
            new Date(Date.UTC(2026, 0, 1 + offset + index)).toISOString().slice(0, 10),
          );
          const axis = createAxis(dates, timeZone);
          const start = getDaySpan(axis, dates[0]!).from;
          for (const minute of minutes) {
            const date = findAxisDate(axis, start + minute);
            if (date === null) continue;
            const place = toAxisMinute(axis, date, start + minute);
            expect(place).toBeLessThan(axis.length);
            expect(fromAxisMinute(axis, date, place)).toBe(start + minute);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
