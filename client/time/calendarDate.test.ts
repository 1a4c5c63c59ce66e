import { BuddhistCalendar, CalendarDate, toCalendar } from "@internationalized/date";
import { expect, it } from "vitest";
import { getMonthRange, toCalendarDate, toIsoDate } from "./calendarDate.ts";

it("converts to react-aria and back", () => {
  expect(toCalendarDate("2028-02-29")).toEqual(new CalendarDate(2028, 2, 29));
  expect(toIsoDate(new CalendarDate(2028, 2, 29))).toBe("2028-02-29");
});

it("toCalendarDate returns null for an invalid date", () => {
  expect(toCalendarDate("2026-02-29")).toBeNull();
  expect(toCalendarDate("tomorrow")).toBeNull();
  expect(toCalendarDate("")).toBeNull();
});

it("getMonthRange returns the ends of a month", () => {
  const { first, last } = getMonthRange(new CalendarDate(2028, 2, 14));
  expect([toIsoDate(first), toIsoDate(last)]).toEqual(["2028-02-01", "2028-02-29"]);
});

it("toIsoDate converts from any calendar system", () => {
  const shown = toCalendar(new CalendarDate(2026, 11, 20), new BuddhistCalendar());
  expect(toIsoDate(shown)).toBe("2026-11-20");
});
