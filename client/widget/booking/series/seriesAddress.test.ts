import fc from "fast-check";
import { expect, test } from "vitest";
import {
  createDefaultRule,
  readRule,
  toRuleInput,
  type SeriesRule,
  weekdays,
  writeRule,
} from "./seriesAddress.ts";

const weekly = { frequency: "WEEKLY", interval: 1, count: 6, weekdays: [], monthlyBy: "DATE" } as const;

test.each([
  ["weekly.1.6", weekly],
  ["weekly.2.8.mo-we", { ...weekly, interval: 2, count: 8, weekdays: ["MO", "WE"] }],
  ["daily.1.5", { ...weekly, frequency: "DAILY", count: 5 }],
  ["monthly.3.4", { ...weekly, frequency: "MONTHLY", interval: 3, count: 4 }],
  ["monthly.1.6.weekday", { ...weekly, frequency: "MONTHLY", monthlyBy: "WEEKDAY" }],
])("%s", (text, rule) => {
  expect(readRule(text)).toEqual(rule);
  expect(writeRule(rule as SeriesRule)).toBe(text);
});

test.each([
  null,
  "",
  "weekly",
  "weekly.1",
  "weekly.0.6",
  "weekly.1.1",
  "weekly.1.367",
  "weekly.100.6",
  "weekly.1.6.xx",
  "weekly.1.6.mo-mo",
  "daily.1.6.mo",
  "monthly.1.6.mo",
  "weekly.1.6.mo.tu",
  "yearly.1.6",
  "weekly.1e1.6",
])("readRule rejects %j", (text) => {
  expect(readRule(text)).toBeNull();
});

test("readRule reads back what writeRule wrote", () => {
  const rules = fc.record({
    frequency: fc.constantFrom("DAILY", "WEEKLY", "MONTHLY"),
    interval: fc.integer({ min: 1, max: 99 }),
    count: fc.integer({ min: 2, max: 366 }),
    weekdays: fc.subarray([...weekdays]),
    monthlyBy: fc.constantFrom("DATE", "WEEKDAY"),
  });
  fc.assert(
    fc.property(rules, (rule) => {
      const text = writeRule(rule as SeriesRule);
      expect(writeRule(readRule(text)!)).toBe(text);
    }),
  );
});

test("toRuleInput limits the count to the service's maximum", () => {
  expect(toRuleInput({ ...weekly, count: 300 }, 12).count).toBe(12);
  expect(createDefaultRule(3).count).toBe(3);
  expect(createDefaultRule(12).count).toBe(4);
});
