import fc from "fast-check";
import { expect, it } from "vitest";
import { findOutsideSchedule } from "../../../catalogue/rules/findOutsideHours.ts";
import type { Schedule } from "../../../../shared/slots/types.ts";

const MONDAY = Date.parse("2026-11-23T05:00:00Z") / 60_000;
const week = (...windows: (readonly [weekday: number, opensAt: number, closesAt: number])[]): Schedule => ({
  timeZone: "America/New_York",
  weekly: windows.map(([weekday, opensAt, closesAt]) => ({ weekday, opensAt, closesAt })),
  overrides: [],
});
const createBooking = (day: number, from: number, minutes = 60) => ({
  startsAt: MONDAY + day * 1440 + from,
  endsAt: MONDAY + day * 1440 + from + minutes,
});

it("a booking is outside unless one window contains the whole booking", () => {
  const schedule = week([1, 540, 720], [1, 780, 1020]);
  const inside = [createBooking(0, 540), createBooking(0, 660), createBooking(0, 960), createBooking(7, 540)];
  const outside = [
    createBooking(0, 700),
    createBooking(0, 480),
    createBooking(1, 540),
    createBooking(0, 720),
    createBooking(8, 600),
  ];
  expect(findOutsideSchedule(schedule, [...inside, ...outside])).toEqual(outside);
  expect(findOutsideSchedule(schedule, [])).toEqual([]);
});

it("a night shift contains starts after midnight", () => {
  const schedule = week([1, 1320, 1800]);
  expect(findOutsideSchedule(schedule, [createBooking(1, 60), createBooking(0, 1400)])).toEqual([]);
  expect(findOutsideSchedule(schedule, [createBooking(1, 350)])).toHaveLength(1);
});

it("an override replaces the weekly hours", () => {
  const closed = { ...week([1, 540, 1020]), overrides: [{ date: "2026-11-23", windows: [] }] };
  expect(findOutsideSchedule(closed, [createBooking(0, 600), createBooking(7, 600)])).toEqual([
    createBooking(0, 600),
  ]);
});

it("each booking is checked independently of the others", () => {
  const windows = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 1001, max: 1900 }),
    ),
    { maxLength: 4 },
  );
  const bookings = fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 5, max: 300 }),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(windows, bookings, (hours, booked) => {
      const schedule = week(...hours);
      const all = booked.map(([day, from, minutes]) => createBooking(day, from, minutes));
      const alone = all.filter((one) => findOutsideSchedule(schedule, [one]).length > 0);
      expect(findOutsideSchedule(schedule, all)).toEqual(alone);
    }),
    { numRuns: 60 },
  );
});
