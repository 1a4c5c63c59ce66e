import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import {
  dayExists,
  findEndInstant,
  findFirstInstant,
  findInstants,
  findDayRanges,
  getLocalDay,
  getOffset,
} from "./wallClock.ts";
import { getZoneOffsets } from "./zoneOffsets.ts";

function wall(text: string): number {
  return Date.parse(`${text}Z`) / 60_000;
}

function iso(instants: number | readonly number[]): string[] {
  return [instants].flat().map((instant) => new Date(instant * 60_000).toISOString().slice(0, 16));
}

function around(timeZone: string, text: string) {
  return getZoneOffsets(timeZone, wall(text) - 5000, wall(text) + 5000);
}

describe("gap (New York, 8 March 2026)", () => {
  const zone = around("America/New_York", "2026-03-08T07:00");

  test.each([
    ["2026-03-08T01:59", ["2026-03-08T06:59"], "2026-03-08T06:59", "2026-03-08T06:59"],
    ["2026-03-08T02:00", [], "2026-03-08T07:00", "2026-03-08T07:00"],
    ["2026-03-08T02:30", [], "2026-03-08T07:00", "2026-03-08T07:00"],
    ["2026-03-08T03:00", ["2026-03-08T07:00"], "2026-03-08T07:00", "2026-03-08T07:00"],
    ["2026-03-08T03:01", ["2026-03-08T07:01"], "2026-03-08T07:01", "2026-03-08T07:01"],
  ])("%s", (text, all, first, end) => {
    expect(iso(findInstants(zone, wall(text)))).toEqual(all);
    expect(iso(findFirstInstant(zone, wall(text)))).toEqual([first]);
    expect(iso(findEndInstant(zone, wall(text)))).toEqual([end]);
  });
});

describe("repeated hour (New York, 1 November 2026)", () => {
  const zone = around("America/New_York", "2026-11-01T06:00");

  test.each([
    ["2026-11-01T00:59", ["2026-11-01T04:59"], "2026-11-01T04:59", "2026-11-01T04:59"],
    ["2026-11-01T01:00", ["2026-11-01T05:00", "2026-11-01T06:00"], "2026-11-01T05:00", "2026-11-01T05:00"],
    ["2026-11-01T01:30", ["2026-11-01T05:30", "2026-11-01T06:30"], "2026-11-01T05:30", "2026-11-01T06:30"],
    ["2026-11-01T02:00", ["2026-11-01T07:00"], "2026-11-01T07:00", "2026-11-01T07:00"],
  ])("%s", (text, all, first, end) => {
    expect(iso(findInstants(zone, wall(text)))).toEqual(all);
    expect(iso(findFirstInstant(zone, wall(text)))).toEqual([first]);
    expect(iso(findEndInstant(zone, wall(text)))).toEqual([end]);
  });

  test("offset and date are right before, at and after a change", () => {
    const change = wall("2026-11-01T06:00");
    expect([change - 1, change].map((instant) => getOffset(zone, instant))).toEqual([-240, -300]);
    const midnight = wall("2026-11-01T04:00");
    expect(getLocalDay(zone, midnight) - getLocalDay(zone, midnight - 1)).toBe(1);
  });
});

describe("dates", () => {
  const day = (date: string) => wall(`${date}T00:00`) / 1440;

  test("Pacific/Apia has no 30 December 2011", () => {
    const zone = around("Pacific/Apia", "2011-12-30T10:00");
    expect([29, 30, 31].map((date) => dayExists(zone, day(`2011-12-${date}`)))).toEqual([true, false, true]);
    expect(findDayRanges(zone, day("2011-12-30"), day("2011-12-30"))).toEqual([]);
    expect(iso(findDayRanges(zone, day("2011-12-29"), day("2011-12-31")))).toEqual([
      "2011-12-29T10:00",
      "2011-12-31T10:00",
    ]);
  });

  test("date is one range even when the clock changes", () => {
    const zone = around("America/New_York", "2026-11-01T06:00");
    expect(iso(findDayRanges(zone, day("2026-11-01"), day("2026-11-01")))).toEqual([
      "2026-11-01T04:00",
      "2026-11-02T05:00",
    ]);
  });

  test("date with a repeated beginning has two ranges (St. John's, 7 November 2010)", () => {
    const zone = around("America/St_Johns", "2010-11-07T02:31");
    expect(iso(findDayRanges(zone, day("2010-11-07"), day("2010-11-07")))).toEqual([
      "2010-11-07T02:30",
      "2010-11-07T02:31",
      "2010-11-07T03:30",
      "2010-11-08T03:30",
    ]);
  });
});

test("agrees with Temporal on all wall times of a year", () => {
  for (const timeZone of [
    "America/New_York",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Africa/Cairo",
    "Asia/Beirut",
  ]) {
    const zone = getZoneOffsets(timeZone, wall("2025-12-01T00:00"), wall("2027-02-01T00:00"));
    for (const change of zone.since.slice(1)) {
      for (let minute = change - 300; minute <= change + 300; minute += 5) {
        const shown = minute + getOffset(zone, minute);
        const plain = Temporal.Instant.fromEpochMilliseconds(shown * 60_000)
          .toZonedDateTimeISO("UTC")
          .toPlainDateTime();
        const read = (["earlier", "later"] as const).map(
          (disambiguation) => plain.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds / 60_000,
        );
        expect(findInstants(zone, shown)).toEqual([...new Set(read)]);
      }
    }
  }
});
