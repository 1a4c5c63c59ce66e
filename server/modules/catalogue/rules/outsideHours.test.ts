import { describe, expect, it } from "vitest";
import { outsideHours } from "./outsideHours.ts";
import type { DayWindow, Schedule } from "../../../shared/slots/types.ts";

const DATE = "2026-11-24";
const minute = (text: string) => Date.parse(text) / 60_000;
const visit = (startsAt: string, minutes = 60) => ({
  startsAt: minute(startsAt),
  endsAt: minute(startsAt) + minutes,
});
const hours = (opensAt: number, closesAt: number): DayWindow => ({
  opensAt: opensAt * 60,
  closesAt: closesAt * 60,
});

/** Nine to five every day in New York (five hours behind), but for that date. */
function schedule(windows: readonly DayWindow[] | null, weekly = hours(9, 17)): Schedule {
  return {
    timeZone: "America/New_York",
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...weekly })),
    overrides: windows ? [{ date: DATE, windows }] : [],
  };
}
const usual = schedule(null);

describe("visits outside the hours of a date", () => {
  it.each([
    ["inside", "2026-11-24T15:00Z", 60, 0],
    ["to the last minute", "2026-11-24T17:00Z", 60, 0],
    ["over the end", "2026-11-24T17:01Z", 60, 1],
    ["before the begin", "2026-11-24T13:59Z", 60, 1],
    ["on the date before, though outside as well", "2026-11-24T04:59Z", 60, 0],
    ["at the date's first minute", "2026-11-24T05:00Z", 60, 1],
    ["on the next date, though outside as well", "2026-11-25T05:00Z", 60, 0],
  ])("are found: %s", (_, startsAt, minutes, found) => {
    expect(outsideHours(usual, schedule([hours(9, 13)]), DATE, [visit(startsAt, minutes)])).toHaveLength(
      found,
    );
  });

  it("are all of a day off, and those across a break", () => {
    const visits = [visit("2026-11-24T15:00Z"), visit("2026-11-24T18:00Z")];
    expect(outsideHours(usual, schedule([]), DATE, visits)).toEqual(visits);
    expect(outsideHours(usual, schedule([hours(9, 10.5), hours(10.75, 14)]), DATE, visits)).toEqual([
      visits[0],
    ]);
  });

  it("are those of the night that the date had: by the week, or by the override that is gone", () => {
    const night = visit("2026-11-25T06:00Z");
    const byWeek = schedule(null, hours(20, 26));
    expect(outsideHours(byWeek, schedule([], hours(20, 26)), DATE, [night])).toEqual([night]);
    expect(outsideHours(byWeek, byWeek, DATE, [night])).toEqual([]);
    expect(outsideHours(schedule([hours(20, 26)]), usual, DATE, [night])).toEqual([night]);
  });

  it("are judged by the clock on the wall when it changes", () => {
    const change = "2026-11-01";
    const open: Schedule = { ...usual, overrides: [{ date: change, windows: [hours(0, 3)] }] };
    // The hour from one to two comes twice: four hours from midnight to three.
    const visits = [visit("2026-11-01T04:00Z"), visit("2026-11-01T07:00Z"), visit("2026-11-01T08:00Z")];
    expect(outsideHours(usual, open, change, visits)).toEqual([visits[2]]);
  });
});
