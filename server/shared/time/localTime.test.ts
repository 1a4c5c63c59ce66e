import { describe, expect, test } from "vitest";
import { findInstant, getLocalDate } from "./localTime.ts";

function instant(text: string): number {
  return Date.parse(text) / 60_000;
}

describe("local time", () => {
  test.each([
    ["America/New_York", "2026-11-20T04:59Z", "2026-11-19"],
    ["America/New_York", "2026-11-20T05:00Z", "2026-11-20"],
    ["Pacific/Kiritimati", "2026-11-20T10:00Z", "2026-11-21"],
    ["Pacific/Apia", "2011-12-30T09:59Z", "2011-12-29"],
    ["Pacific/Apia", "2011-12-30T10:00Z", "2011-12-31"],
  ])("in %s at %s is on %s", (zone, text, date) => {
    expect(getLocalDate(zone, instant(text))).toBe(date);
  });

  test.each([
    ["an ordinary time", "Asia/Kathmandu", "2026-11-20", 540, "2026-11-20T03:15Z"],
    ["of two the first", "America/New_York", "2026-11-01", 90, "2026-11-01T05:30Z"],
    ["past midnight", "America/New_York", "2026-10-31", 1440 + 180, "2026-11-01T08:00Z"],
  ])("%s", (_, zone, date, minutes, text) => {
    expect(findInstant(zone, date, minutes)).toBe(instant(text));
  });

  test("is null for a skipped time or date", () => {
    expect(findInstant("America/New_York", "2026-03-08", 150)).toBeNull();
    expect(findInstant("Pacific/Apia", "2011-12-30", 720)).toBeNull();
  });

  test("throws for an unknown zone or date", () => {
    expect(() => getLocalDate("Mars/Olympus", 0)).toThrow(RangeError);
    expect(() => findInstant("UTC", "2026-02-30", 0)).toThrow(RangeError);
  });
});
