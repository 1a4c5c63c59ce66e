import { expect, test } from "vitest";
import { addDays, addMonths, countDaysInMonth, toSameDay, getWeekday, getWeeks } from "./monthDates.ts";

test("addDays and addMonths cross the ends of months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(countDaysInMonth("2028-02")).toBe(29);
  expect(toSameDay("2026-02", "2026-01-31")).toBe("2026-02-28");
  expect(getWeekday("2026-11-22")).toBe(7);
});

test("getWeeks returns six rows of seven with each day once", () => {
  for (let month = "2024-01"; month < "2029-01"; month = addMonths(month, 1)) {
    for (const firstWeekday of [1, 6, 7]) {
      const weeks = getWeeks(month, firstWeekday);
      expect(weeks).toHaveLength(6);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      const dates = weeks.flat().filter((date) => date !== null);
      expect(dates).toHaveLength(countDaysInMonth(month));
      expect(dates[0]).toBe(`${month}-01`);
      const column = weeks[0]?.findIndex((date) => date !== null) ?? -1;
      expect(getWeekday(`${month}-01`)).toBe(((firstWeekday - 1 + column) % 7) + 1);
    }
  }
});
