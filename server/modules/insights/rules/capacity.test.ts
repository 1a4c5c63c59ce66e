import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getZoneOffsets } from "../../../shared/time/zoneOffsets.ts";
import { getDateStarts } from "../../../shared/time/dateSpans.ts";
import { dayNumber } from "../../../shared/time/dates.ts";
import { listWorkingWindows } from "../../catalogue/rules/workingWindows.ts";
import { measureCapacity, sumCapacities, mergeRanges, getUtilisation } from "./capacity.ts";

const stretches = fc
  .array(fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: -2, max: 20 })), { maxLength: 8 })
  .map((all) => all.flatMap(([begin, length]) => [begin, begin + length]));
const bounds = fc
  .uniqueArray(fc.integer({ min: -10, max: 90 }), { minLength: 1, maxLength: 5 })
  .map((all) => all.toSorted((a, b) => a - b));

const holds = (all: readonly number[], minute: number) =>
  all.some((begin, i) => i % 2 === 0 && begin <= minute && minute < all[i + 1]!);

describe("measureCapacity", () => {
  it("equals a count minute by minute", () => {
    fc.assert(
      fc.property(stretches, stretches, stretches, bounds, (open, blocked, booked, at) => {
        const counted = at.slice(1).map((until, i) => {
          const count = { open: 0, blocked: 0, booked: 0, free: 0 };
          for (let minute = at[i]!; minute < until; minute++) {
            if (!holds(open, minute)) continue;
            count.open++;
            if (holds(blocked, minute)) count.blocked++;
            else if (holds(booked, minute)) count.booked++;
            else count.free++;
          }
          return count;
        });
        expect(measureCapacity({ open, blocked, booked }, at)).toEqual(counted);
      }),
    );
  });

  it("of the parts adds up to that of the whole", () => {
    fc.assert(
      fc.property(stretches, stretches, stretches, bounds, (open, blocked, booked, at) => {
        const used = { open, blocked, booked };
        const parts = sumCapacities(measureCapacity(used, at));
        const whole = sumCapacities(measureCapacity(used, [at[0]!, at.at(-1)!]));
        expect(parts).toEqual(whole);
        expect(whole.open).toBe(whole.blocked + whole.booked + whole.free);
        const share = getUtilisation(whole);
        if (share !== null) expect(share).toBeGreaterThanOrEqual(0);
        if (share !== null) expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    ["2026-03-08", 7 * 60],
    ["2026-11-01", 9 * 60],
    ["2026-11-02", 8 * 60],
  ])("counts real minutes where the clock changes: %s", (date, minutes) => {
    const schedule = {
      timeZone: "America/New_York",
      weekly: [1, 7].map((weekday) => ({ weekday, opensAt: 0, closesAt: 480 })),
      overrides: [],
    };
    const day = dayNumber(date);
    const at = getDateStarts("America/New_York", day, day);
    const zone = getZoneOffsets("America/New_York", at[0]! - 5000, at[1]! + 5000);
    const open = listWorkingWindows(schedule, zone, at[0]!, at[1]!);
    expect(measureCapacity({ open, blocked: [], booked: [] }, at)).toEqual([
      { open: minutes, blocked: 0, booked: 0, free: minutes },
    ]);
  });
});

it("merges ranges that touch or overlap", () => {
  expect(mergeRanges([10, 20, 0, 5, 5, 7, 15, 30, 40, 40, 50, 45])).toEqual([0, 7, 10, 30]);
  expect(getUtilisation({ open: 10, blocked: 10, booked: 0, free: 0 })).toBeNull();
});
