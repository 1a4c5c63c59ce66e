import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Schedule } from "../../../shared/slots/types.ts";
import { createZoneCache } from "../../../shared/time/createZoneCache.ts";
import { listWorkingWindows } from "../../catalogue/rules/workingWindows.ts";
import { describeDays } from "./boardDays.ts";
import { listBoardDates } from "./boardRange.ts";

const NEW_YORK = "America/New_York";
const NONE = new Int32Array(0);

const everyDay = (opensAt: number, closesAt: number, timeZone = NEW_YORK): Schedule => ({
  timeZone,
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt, closesAt })),
  overrides: [],
});

function describeSchedule(schedule: Schedule, from: string, to: string, zone = NEW_YORK) {
  const dates = listBoardDates(zone, { from, to });
  const [begin, until] = [dates.bounds[0]!, dates.bounds.at(-1)!];
  const zones = createZoneCache(begin - 7200, until + 7200);
  const windows = listWorkingWindows(schedule, zones(schedule.timeZone), begin, until);
  return describeDays(dates, windows, [{ booked: NONE, blocked: NONE }]);
}

const minute = (instant: string) => Date.parse(instant) / 60_000;

describe("the days of a column", () => {
  it.each([
    ["an ordinary date", everyDay(540, 1020), "2026-11-20", 480],
    ["the night in which the clock goes forward", everyDay(0, 1440), "2026-03-08", 1380],
    ["the night in which the clock goes back", everyDay(0, 1440), "2026-11-01", 1500],
    ["hours that begin in the skipped hour", everyDay(150, 300), "2026-03-08", 120],
    ["a night shift, with the parts of two dates", everyDay(1320, 1560), "2026-11-20", 240],
    [
      "a date with an override",
      { ...everyDay(540, 1020), overrides: [{ date: "2026-11-20", windows: [] }] },
      "2026-11-20",
      0,
    ],
  ] as const)("have the minutes of %s", (_, schedule, date, minutes) => {
    const [day] = describeSchedule(schedule, date, date);
    expect(day!.offeredMinutes).toBe(minutes);
    expect(day!.hours.reduce((sum, one) => sum + one.endsAt - one.startsAt, 0)).toBe(minutes);
  });

  it("cut a night shift at midnight", () => {
    const [first, second] = describeSchedule(everyDay(1320, 1560), "2026-11-20", "2026-11-21");
    expect(first!.hours.at(-1)!.endsAt).toBe(minute("2026-11-21T05:00Z"));
    expect(second!.hours[0]).toEqual({
      startsAt: minute("2026-11-21T05:00Z"),
      endsAt: minute("2026-11-21T07:00Z"),
    });
  });

  it("follow the zone of the board, not of the schedule", () => {
    const [day] = describeSchedule(everyDay(540, 1020, "Asia/Tokyo"), "2026-11-20", "2026-11-20");
    expect(day!.hours.map(({ startsAt }) => startsAt)).toEqual([
      minute("2026-11-20T05:00Z"),
      minute("2026-11-21T00:00Z"),
    ]);
  });

  it("have nothing on a date that the zone skips", () => {
    const days = describeSchedule(
      everyDay(0, 1440, "Pacific/Apia"),
      "2011-12-29",
      "2011-12-31",
      "Pacific/Apia",
    );
    expect(days.map(({ offeredMinutes }) => offeredMinutes)).toEqual([1440, 0, 1440]);
  });

  it("count blocked minutes neither as offered nor as booked", () => {
    const dates = listBoardDates(NEW_YORK, { from: "2026-11-20", to: "2026-11-20" });
    const nine = minute("2026-11-20T14:00Z");
    const unit = {
      booked: Int32Array.of(nine - 60, nine + 60),
      blocked: Int32Array.of(nine + 30, nine + 90),
    };
    expect(describeDays(dates, [nine, nine + 480], [unit])[0]).toMatchObject({
      bookedMinutes: 30,
      offeredMinutes: 420,
    });
  });
});

const ZONES = [NEW_YORK, "Europe/Berlin", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe", "UTC"];
const ranges = fc
  .array(fc.tuple(fc.integer({ min: -2000, max: 12_000 }), fc.integer({ min: 1, max: 2_000 })), {
    maxLength: 12,
  })
  .map((all) => all.map(([begin, length]) => [begin, begin + length] as const));

it("the days of a column equal a count minute by minute", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.constantFrom("2026-03-07", "2026-03-28", "2026-10-24", "2026-10-31", "2026-11-20"),
      fc.integer({ min: 0, max: 6 }),
      ranges,
      fc.array(fc.tuple(ranges, ranges), { maxLength: 3 }),
      (zone, from, length, open, units) => {
        const to = new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10);
        const dates = listBoardDates(zone, { from, to });
        const origin = dates.bounds[0]!;
        const shift = (all: readonly (readonly [number, number])[]) =>
          all.flatMap(([begin, end]) => [origin + begin, origin + end]);
        const days = describeDays(
          dates,
          shift(open),
          units.map(([booked, blocked]) => ({
            booked: Int32Array.from(shift(booked)),
            blocked: Int32Array.from(shift(blocked)),
          })),
        );
        const has = (all: readonly (readonly [number, number])[], at: number) =>
          all.some(([begin, end]) => origin + begin <= at && at < origin + end);
        for (const [i, day] of days.entries()) {
          const count = { open: 0, booked: 0, offered: 0 };
          for (let at = dates.bounds[i]!; at < dates.bounds[i + 1]!; at += 1) {
            if (!has(open, at)) continue;
            count.open += 1;
            for (const [booked, blocked] of units) {
              if (has(blocked, at)) continue;
              count.offered += 1;
              if (has(booked, at)) count.booked += 1;
            }
          }
          const hours = day.hours.reduce((sum, one) => sum + one.endsAt - one.startsAt, 0);
          expect([hours, day.bookedMinutes, day.offeredMinutes]).toEqual([
            count.open,
            count.booked,
            count.offered,
          ]);
          expect(day.offeredMinutes).toBeLessThanOrEqual(hours * units.length);
          expect(day.bookedMinutes).toBeLessThanOrEqual(day.offeredMinutes);
          for (const one of day.hours) {
            expect(one.startsAt).toBeGreaterThanOrEqual(dates.bounds[i]!);
            expect(one.endsAt).toBeLessThanOrEqual(dates.bounds[i + 1]!);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});
