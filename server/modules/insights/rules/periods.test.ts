import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumber, isoDate } from "../../../shared/time/dates.ts";
import { type PeriodLength, splitPeriods } from "./periods.ts";

describe("splitPeriods", () => {
  it("splits dates at the ends of weeks and months", () => {
    expect(splitPeriods({ from: "2026-11-20", to: "2026-12-02" }, "WEEK")).toEqual([
      { from: "2026-11-20", to: "2026-11-22" },
      { from: "2026-11-23", to: "2026-11-29" },
      { from: "2026-11-30", to: "2026-12-02" },
    ]);
    expect(splitPeriods({ from: "2026-11-30", to: "2027-01-31" }, "MONTH")).toEqual([
      { from: "2026-11-30", to: "2026-11-30" },
      { from: "2026-12-01", to: "2026-12-31" },
      { from: "2027-01-01", to: "2027-01-31" },
    ]);
  });

  it("covers all dates without gap or overlap", () => {
    const lengths = fc.constantFrom<PeriodLength>("DAY", "WEEK", "MONTH");
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 40_000 }), fc.nat(800), lengths, (day, days, length) => {
        const periods = splitPeriods({ from: isoDate(day), to: isoDate(day + days) }, length);
        const covered = periods.flatMap(({ from, to }) =>
          Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, i) => dayNumber(from) + i),
        );
        expect(covered).toEqual(Array.from({ length: days + 1 }, (_, i) => day + i));
      }),
      { numRuns: 100 },
    );
  });
});
