import { expect, test } from "vitest";
import { type SeriesRuleDraft, toRecurrenceRule } from "./recurrenceRule.ts";
import type { RecurrenceRule } from "./types.ts";

test.each<[string, SeriesRuleDraft, string, RecurrenceRule]>([
  [
    "every day",
    { frequency: "DAILY", count: 3 },
    "2026-03-10T12:00Z",
    { freq: "DAILY", interval: 1, count: 3 },
  ],
  [
    "every second week on the first one's weekday",
    { frequency: "WEEKLY", interval: 2, count: 3 },
    "2026-03-10T12:00Z",
    { freq: "WEEKLY", interval: 2, count: 3, byDay: [] },
  ],
  [
    "on two weekdays",
    { frequency: "WEEKLY", count: 3, weekdays: ["MO", "TH"] },
    "2026-03-10T12:00Z",
    { freq: "WEEKLY", interval: 1, count: 3, byDay: ["MO", "TH"] },
  ],
  [
    "by the day of the month",
    { frequency: "MONTHLY", count: 3, monthlyBy: "DATE" },
    "2026-03-10T12:00Z",
    { freq: "MONTHLY", interval: 1, count: 3, byDay: null },
  ],
  [
    "every second Tuesday",
    { frequency: "MONTHLY", count: 3, monthlyBy: "WEEKDAY" },
    "2026-03-10T12:00Z",
    { freq: "MONTHLY", interval: 1, count: 3, byDay: { weekday: "TU", ordinal: 2 } },
  ],
  [
    "a fifth Monday as the last one",
    { frequency: "MONTHLY", count: 3, monthlyBy: "WEEKDAY" },
    "2026-03-30T12:00Z",
    { freq: "MONTHLY", interval: 1, count: 3, byDay: { weekday: "MO", ordinal: -1 } },
  ],
  [
    "the weekday that it is in the zone",
    { frequency: "MONTHLY", count: 3, monthlyBy: "WEEKDAY" },
    "2026-03-10T02:00Z",
    { freq: "MONTHLY", interval: 1, count: 3, byDay: { weekday: "MO", ordinal: 2 } },
  ],
])("%s", (_, draft, first, rule) => {
  const startsAt = Date.parse(first) / 60_000;
  expect(toRecurrenceRule(draft, { startsAt, timeZone: "America/New_York" })).toEqual(rule);
});
