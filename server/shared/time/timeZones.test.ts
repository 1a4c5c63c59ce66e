import { describe, expect, test } from "vitest";
import { toCurrentTimeZone, isTimeZone, listTimeZones } from "./timeZones.ts";

describe("canonicalTimeZone", () => {
  test.each([
    ["America/New_York", "America/New_York"],
    ["america/new_york", "America/New_York"],
    ["US/Eastern", "America/New_York"],
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["Asia/Kolkata", "Asia/Kolkata"],
    ["Europe/Kiev", "Europe/Kyiv"],
    ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
    ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
    ["Pacific/Enderbury", "Pacific/Kanton"],
    ["UTC", "UTC"],
    ["Etc/GMT", "UTC"],
  ])("maps %s to %s", (name, current) => {
    expect(toCurrentTimeZone(name)).toBe(current);
    expect(isTimeZone(name)).toBe(true);
  });

  test.each([
    "",
    "Mars/Olympus",
    "+05:30",
    "-08",
    "PST",
    "ist",
    "SystemV/EST5",
    " UTC",
    "Europe/Berlin\u0000",
    "Europe/Berlin".padStart(10_000, "x"),
  ])("rejects %j", (name) => {
    expect(toCurrentTimeZone(name)).toBeNull();
    expect(isTimeZone(name)).toBe(false);
  });

  test("timeZoneNames is sorted, unique and current", () => {
    const names = listTimeZones();
    expect(names.length).toBeGreaterThan(400);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toContain("UTC");
    expect(names.filter((name) => toCurrentTimeZone(name) !== name)).toEqual([]);
  });
});
