import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { getLocalDate } from "../../../../shared/time/localTime.ts";
import { hideBusyStarts } from "./lookBusy.ts";

const NEW_YORK = "America/New_York";
const NINE = Date.parse("2026-11-23T14:00:00Z") / 60_000;

const starts = (count: number, from = NINE) =>
  Int32Array.from({ length: count }, (_, index) => from + index * 15);

const shown = (percent: number, seed: string, offer: Int32Array, free = offer) =>
  hideBusyStarts(offer, free, { percent, seed }, NEW_YORK);

describe("hideBusyStarts", () => {
  it.each([
    [0, 20, 20],
    [50, 20, 10],
    [30, 10, 7],
    [33, 10, 7],
    [90, 10, 1],
    [90, 9, 1],
    [90, 1, 1],
    [100, 8, 1],
  ])("with %i percent of %i times hidden shows %i", (percent, count, visible) => {
    expect(shown(percent, "a", starts(count))).toHaveLength(visible);
  });

  it("hides others with another seed", () => {
    const choices = Array.from({ length: 20 }, (_, turn) => shown(50, `service ${turn}`, starts(20)).join());
    expect(new Set(choices).size).toBe(20);
  });

  it("hides each start about equally often", () => {
    const shownCounts = new Map<number, number>();
    for (let turn = 0; turn < 2_000; turn++)
      for (const start of shown(50, `service ${turn}`, starts(10)))
        shownCounts.set(start, (shownCounts.get(start) ?? 0) + 1);
    for (const count of shownCounts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
    expect(shownCounts.size).toBe(10);
  });

  it("hides no further starts as the day passes", () => {
    const free = starts(32);
    const morning = shown(40, "a", free);
    for (let passed = 1; passed < 32; passed++) {
      const shownLater = shown(40, "a", free.slice(passed), free);
      const stayed = morning.filter((start) => start >= free[passed]!);
      expect([...shownLater]).toEqual(expect.arrayContaining([...stayed]));
      expect(shownLater.length).toBeGreaterThan(0);
      expect(shownLater.length).toBeLessThanOrEqual(Math.max(stayed.length, 1));
    }
  });

  it("counts the dates of the business's zone", () => {
    // 15 hours from 9:00, so the last four are past midnight.
    const offer = starts(64);
    const days = new Map<string, number>();
    for (const start of shown(50, "a", offer)) {
      const date = getLocalDate(NEW_YORK, start);
      days.set(date, (days.get(date) ?? 0) + 1);
    }
    expect(Object.fromEntries(days)).toEqual({ "2026-11-23": 30, "2026-11-24": 2 });
  });
});

const someStarts = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 80 }).map((list) =>
  Int32Array.from(
    list.toSorted((a, b) => a - b),
    (step) => NINE + step * 15,
  ),
);

test("hides the share of each date, independent of other dates, and never all", () => {
  fc.assert(
    fc.property(someStarts, fc.integer({ min: 1, max: 100 }), fc.string(), (offer, percent, seed) => {
      const visible = shown(percent, seed, offer);
      expect([...offer]).toEqual(expect.arrayContaining([...visible]));
      expect([...visible]).toEqual([...visible].toSorted((a, b) => a - b));
      const dates = new Set(Array.from(offer, (start) => getLocalDate(NEW_YORK, start)));
      for (const date of dates) {
        const isOfDate = (start: number) => getLocalDate(NEW_YORK, start) === date;
        const [ofDate, leftOfDate] = [offer.filter(isOfDate), visible.filter(isOfDate)];
        expect(leftOfDate).toHaveLength(
          Math.max(1, ofDate.length - Math.floor((ofDate.length * percent) / 100)),
        );
        expect(shown(percent, seed, ofDate)).toEqual(leftOfDate);
      }
      expect(shown(percent, seed, offer)).toEqual(visible);
    }),
  );
});
