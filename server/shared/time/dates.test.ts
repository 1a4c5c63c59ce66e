import { describe, expect, test } from "vitest";
import { dayNumber, isIsoDate, isoDate, getWeekday } from "./dates.ts";

describe("dayNumber", () => {
  test.each([
    ["1970-01-01", 0, 4],
    ["1969-12-31", -1, 3],
    ["2000-02-29", 11_016, 2],
    ["2026-11-20", 20_777, 5],
    ["2026-11-22", 20_779, 7],
    ["0000-03-01", -719_468, 3],
    ["9999-12-31", 2_932_896, 5],
  ])("maps %s to day %d and weekday %d", (date, day, weekday) => {
    expect(dayNumber(date)).toBe(day);
    expect(isoDate(day)).toBe(date);
    expect(getWeekday(day)).toBe(weekday);
  });

  test.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "2026-01-01T00:00",
    " 2026-01-01",
    "",
    "tomorrow",
    "20260101",
    "2026-04-31",
    "1900-02-29",
    "2026-01-00",
    "2026-01-011",
  ])("rejects %j", (text) => {
    expect(isIsoDate(text)).toBe(false);
    expect(() => dayNumber(text)).toThrow(RangeError);
  });

  test("accepts a leap day", () => {
    expect(isIsoDate("2028-02-29")).toBe(true);
  });
});
