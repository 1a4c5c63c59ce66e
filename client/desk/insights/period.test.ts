import { expect, it } from "vitest";
import { readPeriod, toDateRange, toGrouping } from "./period.ts";

it.each([
  ["/desk/insights", "month"],
  ["/desk/insights?period=year", "year"],
  ["/desk/insights?period=century", "month"],
])("readPeriod reads %s as %s", (address, period) => {
  expect(readPeriod(new URL(address, "http://daybook.test"))).toBe(period);
});

it.each([
  ["week", "2026-11-20", "DAY"],
  ["month", "2026-10-30", "DAY"],
  ["quarter", "2026-08-28", "WEEK"],
  ["year", "2025-11-28", "MONTH"],
] as const)("%s ends today and has both dates", (period, from, grouping) => {
  expect(toDateRange(period, "2026-11-26")).toEqual({ from, to: "2026-11-26" });
  expect(toGrouping(period)).toBe(grouping);
});
