import { describe, expect, it } from "vitest";
import { isRepeatedWallTime, formatOffset } from "./offset.ts";
import { getZoneCity, zoneLabel } from "./zoneLabel.ts";

describe("offsetLabel", () => {
  it.each([
    ["2026-11-20T12:00:00Z", "America/New_York", "UTC-5"],
    ["2026-07-20T12:00:00Z", "America/New_York", "UTC-4"],
    ["2026-11-20T12:00:00Z", "Asia/Kolkata", "UTC+5:30"],
    ["2026-11-20T12:00:00Z", "Asia/Kathmandu", "UTC+5:45"],
    ["2026-11-20T12:00:00Z", "America/St_Johns", "UTC-3:30"],
    ["2026-11-20T12:00:00Z", "Pacific/Kiritimati", "UTC+14"],
    ["2026-11-20T12:00:00Z", "Europe/London", "UTC"],
    ["2026-11-20T12:00:59.999Z", "UTC", "UTC"],
  ])("at %s in %s is %s", (instant, timeZone, label) => {
    expect(formatOffset(instant, timeZone)).toBe(label);
  });
});

describe("isRepeatedWallTime", () => {
  it.each([
    ["2026-11-01T05:00:00Z", "America/New_York", true],
    ["2026-11-01T06:59:00Z", "America/New_York", true],
    ["2026-11-01T04:59:00Z", "America/New_York", false],
    ["2026-11-01T07:00:00Z", "America/New_York", false],
    // The spring gap repeats nothing.
    ["2026-03-08T06:59:00Z", "America/New_York", false],
    ["2026-03-08T07:00:00Z", "America/New_York", false],
    // Lord Howe changes by half an hour.
    ["2026-04-04T14:45:00Z", "Australia/Lord_Howe", true],
    ["2026-04-04T15:15:00Z", "Australia/Lord_Howe", true],
    ["2026-04-04T15:45:00Z", "Australia/Lord_Howe", false],
    ["2026-11-20T12:00:00Z", "UTC", false],
  ])("for %s in %s is %s", (instant, timeZone, expected) => {
    expect(isRepeatedWallTime(instant, timeZone)).toBe(expected);
  });
});

describe("zone label", () => {
  it.each([
    ["America/New_York", "New York (UTC-5)"],
    ["America/Argentina/Buenos_Aires", "Buenos Aires (UTC-3)"],
    ["Asia/Calcutta", "Kolkata (UTC+5:30)"],
    ["Europe/Kiev", "Kyiv (UTC+2)"],
    ["UTC", "UTC"],
    ["Etc/GMT+5", "UTC-5"],
  ])("of %s is %s", (timeZone, label) => {
    expect(zoneLabel(timeZone, "2026-11-20T12:00:00Z")).toBe(label);
  });

  it("is empty for an unknown zone", () => {
    expect(getZoneCity("Mars/Olympus_Mons")).toBeNull();
  });
});
