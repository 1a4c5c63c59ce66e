import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getDateSpan, getDateStarts, getMonday } from "./dateSpans.ts";
import { dayNumber, isoDate, getWeekday } from "./dates.ts";
import { getLocalDate } from "./localTime.ts";

const at = (text: string) => Date.parse(text) / 60_000;

describe("dateSpan", () => {
  it.each([
    ["America/New_York", "2026-11-20", "2026-11-20T05:00Z", "2026-11-21T05:00Z"],
    ["America/New_York", "2026-11-01", "2026-11-01T04:00Z", "2026-11-02T05:00Z"],
    ["America/New_York", "2026-03-08", "2026-03-08T05:00Z", "2026-03-09T04:00Z"],
    ["Asia/Kathmandu", "2026-03-08", "2026-03-07T18:15Z", "2026-03-08T18:15Z"],
    ["America/Asuncion", "2023-10-01", "2023-10-01T04:00Z", "2023-10-02T03:00Z"],
    ["Pacific/Apia", "2011-12-30", "2011-12-30T10:00Z", "2011-12-30T10:00Z"],
  ])("in %s of %s", (zone, date, from, until) => {
    expect(getDateSpan(zone, date, date)).toEqual({ from: at(from), until: at(until) });
  });

  it("covers each instant once and matches the local date", () => {
    const zones = ["America/New_York", "Europe/Lisbon", "Australia/Lord_Howe", "Africa/Casablanca", "UTC"];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 14_000, max: 24_000 }),
        fc.nat(40),
        fc.nat(1439),
        (zone, day, days, minute) => {
          const starts = getDateStarts(zone, day, day + days);
          expect(starts).toHaveLength(days + 2);
          for (const [i, start] of starts.entries()) {
            expect(getLocalDate(zone, start)).toBe(isoDate(day + i));
            expect(getLocalDate(zone, start - 1)).toBe(isoDate(day + i - 1));
            if (start + minute < (starts[i + 1] ?? 0))
              expect(getLocalDate(zone, start + minute)).toBe(isoDate(day + i));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

it("mondayOf returns the Monday of a week", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (day) => {
      expect(getWeekday(getMonday(day))).toBe(1);
      expect(day - getMonday(day)).toBeLessThan(7);
      expect(day - getMonday(day)).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(getMonday(dayNumber("2026-11-22"))).toBe(dayNumber("2026-11-16"));
});
