import { expect, test } from "vitest";
import { at } from "./exampleSearch.ts";
import { getLastDate } from "./startLimits.ts";

const NEW_YORK = "America/New_York";
const NOW = at("2026-03-02T23:30-05:00");

test.each([
  ["today without a horizon", NEW_YORK, 0, "2026-03-02"],
  ["the days of the horizon later", NEW_YORK, 30, "2026-04-01"],
  ["the next date in a zone that is ahead", "Asia/Tokyo", 30, "2026-04-02"],
  ["the same date in a zone that is behind", "America/Los_Angeles", 30, "2026-04-01"],
  ["years ahead", NEW_YORK, 1100, "2029-03-06"],
])("getLastDate returns %s", (_, timeZone, horizonDays, expected) => {
  expect(getLastDate({ now: NOW, horizonDays, dayZone: NEW_YORK, timeZone })).toBe(expected);
});

test("getLastDate returns the date before one that the zone skips", () => {
  // Pacific/Apia has no 30 December 2011.
  const now = at("2011-12-29T10:00-10:00");
  const limits = { now, horizonDays: 1, dayZone: "Pacific/Apia", timeZone: "Pacific/Apia" };
  expect(getLastDate(limits)).toBe("2011-12-29");
});
