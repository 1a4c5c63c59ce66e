import { expect, test } from "vitest";
import { toClock } from "./toClock.ts";

test.each([
  ["2026-11-26T04:59:30.000Z", "UTC", "04:59"],
  ["2026-11-26T05:00:00.000Z", "America/New_York", "00:00"],
  ["2026-11-26T18:30:00.000Z", "Asia/Kolkata", "00:00"],
])("toClock writes %s in %s as %s", (instant, timeZone, expected) => {
  expect(toClock(instant, timeZone)).toBe(expected);
});
