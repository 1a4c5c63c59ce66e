import { expect, test } from "vitest";
import { type WrittenRules, judgeRules } from "./judgeRules.ts";

test.each<[WrittenRules]>([
  [{}],
  [
    {
      publication: "DRAFT",
      maxPerDay: 1,
      maxPerBooking: 1,
      recurrenceMax: 2,
      lookBusyPercent: 0,
      noticeMinutes: 0,
      horizonDays: 0,
    },
  ],
  [
    {
      maxPerDay: 100_000,
      maxPerBooking: 101,
      recurrenceMax: 101,
      lookBusyPercent: 90,
      noticeMinutes: 527_040,
      horizonDays: 1100,
    },
  ],
  [{ maxPerDay: null, maxPerBooking: null, recurrenceMax: null }],
])("%j can be", (rules) => {
  expect(judgeRules(rules)).toEqual([]);
});

test.each<[WrittenRules, string, string]>([
  [{ maxPerDay: 0 }, "maxPerDay", "OUT_OF_RANGE"],
  [{ maxPerDay: 100_001 }, "maxPerDay", "OUT_OF_RANGE"],
  [{ maxPerBooking: 0 }, "maxPerBooking", "OUT_OF_RANGE"],
  [{ maxPerBooking: 102 }, "maxPerBooking", "OUT_OF_RANGE"],
  [{ recurrenceMax: 1 }, "recurrenceMax", "OUT_OF_RANGE"],
  [{ recurrenceMax: 102 }, "recurrenceMax", "OUT_OF_RANGE"],
  [{ lookBusyPercent: -1 }, "lookBusyPercent", "OUT_OF_RANGE"],
  [{ lookBusyPercent: 91 }, "lookBusyPercent", "OUT_OF_RANGE"],
  [{ lookBusyPercent: null }, "lookBusyPercent", "REQUIRED"],
  [{ noticeMinutes: 527_041 }, "noticeMinutes", "OUT_OF_RANGE"],
  [{ noticeMinutes: null }, "noticeMinutes", "REQUIRED"],
  [{ horizonDays: 1101 }, "horizonDays", "OUT_OF_RANGE"],
  [{ horizonDays: null }, "horizonDays", "REQUIRED"],
  [{ cancelCutoffMinutes: -1 }, "cancelCutoffMinutes", "OUT_OF_RANGE"],
  [{ rescheduleCutoffMinutes: 527_041 }, "rescheduleCutoffMinutes", "OUT_OF_RANGE"],
  [{ rescheduleCutoffMinutes: null }, "rescheduleCutoffMinutes", "REQUIRED"],
  [{ publication: null }, "publication", "REQUIRED"],
])("%j cannot", (rules, path, code) => {
  expect(judgeRules(rules)).toMatchObject([{ path: [path], code }]);
});
