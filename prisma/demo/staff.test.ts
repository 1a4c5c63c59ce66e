import { expect, test } from "vitest";
import { dateOverrides, scheduleWindows } from "./staff.ts";

test.each([0, 1, 2, 3, 4, 5, 6])(
  "overrides only workdays when the demo is created on weekday %i",
  (weekday) => {
    // The first of November 2026 is a Sunday.
    for (const { scheduleId, date } of dateOverrides(new Date(Date.UTC(2026, 10, 1 + weekday)))) {
      const workdays = scheduleWindows
        .filter((row) => row.scheduleId === scheduleId)
        .map((row) => row.weekday);
      expect(workdays).toContain(new Date(date).getUTCDay());
    }
  },
);
