import { describe, expect, it } from "vitest";
import { findOutsideHours } from "./findOutsideHours.ts";
import type { DayWindow, Schedule } from "../../../shared/slots/types.ts";

const DATE = "2026-11-24";
const minute = (text: string) => Date.parse(text) / 60_000;
const booking = (startsAt: string, minutes = 60) => ({
  startsAt: minute(startsAt),
  endsAt: minute(startsAt) + minutes,
});
const hours = (opensAt: number, closesAt: number): DayWindow => ({
  opensAt: opensAt * 60,
  closesAt: closesAt * 60,
});

/** Nine to five every day in New York (UTC-5), except for the date. */
function schedule(windows: readonly DayWindow[] | null, weekly = hours(9, 17)): Schedule {
  return {
    timeZone: "America/New_York",
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...weekly })),
    overrides: windows ? [{ date: DATE, windows }] : [],
  };
}
const usual = schedule(null);

describe("bookings outside the hours of a date", () => {
  it.each([
    ["inside", "2026-11-24T15:00Z", 60, 0],
    ["to the last minute", "2026-11-24T17:00Z", 60, 0],
    ["over the end", "2026-11-24T17:01Z", 60, 1],
    ["before the begin", "2026-11-24T13:59Z", 60, 1],
    ["on the date before, though outside as well", "2026-11-24T04:59Z", 60, 0],
    ["at the date's first minute", "2026-11-24T05:00Z", 60, 1],
    ["on the next date, though outside as well", "2026-11-25T05:00Z", 60, 0],
  ])("have the expected number for a booking that is %s", (_, startsAt, minutes, expectedCount) => {
    expect(
      findOutsideHours(usual, schedule([hours(9, 13)]), DATE, [booking(startsAt, minutes)]),
    ).toHaveLength(expectedCount);
  });

  it("include all on a closed date, and those across a break", () => {
    const bookings = [booking("2026-11-24T15:00Z"), booking("2026-11-24T18:00Z")];
    expect(findOutsideHours(usual, schedule([]), DATE, bookings)).toEqual(bookings);
    expect(findOutsideHours(usual, schedule([hours(9, 10.5), hours(10.75, 14)]), DATE, bookings)).toEqual([
      bookings[0],
    ]);
  });

  it("include those of the date's former night shift, weekly or by override", () => {
    const night = booking("2026-11-25T06:00Z");
    const byWeek = schedule(null, hours(20, 26));
    expect(findOutsideHours(byWeek, schedule([], hours(20, 26)), DATE, [night])).toEqual([night]);
    expect(findOutsideHours(byWeek, byWeek, DATE, [night])).toEqual([]);
    expect(findOutsideHours(schedule([hours(20, 26)]), usual, DATE, [night])).toEqual([night]);
  });

  it("follow local time when the clock changes", () => {
    const change = "2026-11-01";
    const open: Schedule = { ...usual, overrides: [{ date: change, windows: [hours(0, 3)] }] };
    // The hour from one to two occurs twice, so midnight to three lasts four hours.
    const bookings = [
      booking("2026-11-01T04:00Z"),
      booking("2026-11-01T07:00Z"),
      booking("2026-11-01T08:00Z"),
    ];
    expect(findOutsideHours(usual, open, change, bookings)).toEqual([bookings[2]]);
  });
});
