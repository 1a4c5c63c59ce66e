import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { listClockChanges } from "../slots/arbitrarySearch.ts";
import { expandSeries } from "./expandSeries.ts";
import { findInvalidPart } from "./rule.ts";
import { seriesOracle } from "./seriesOracle.ts";
import type { RecurrenceRule, Weekday } from "./types.ts";
import { getPropertyRuns } from "../../../../testing/depth.ts";

function at(text: string): number {
  return Temporal.Instant.from(text).epochMilliseconds / 60_000;
}

function shown(rule: RecurrenceRule, first: string, timeZone: string): string[] {
  return expandSeries(rule, { startsAt: at(first), timeZone }).map(({ startsAt, isShifted }) => {
    const time = Temporal.Instant.fromEpochMilliseconds(startsAt * 60_000).toZonedDateTimeISO(timeZone);
    const text = `${time.toPlainDateTime().toString({ smallestUnit: "minute" })}${time.offset}`;
    return isShifted ? `${text} shifted` : text;
  });
}

describe("dates of expandSeries", () => {
  test.each<[string, RecurrenceRule, string, string[]]>([
    [
      "every third day",
      { freq: "DAILY", interval: 3, count: 3 },
      "2026-03-02",
      ["2026-03-02", "2026-03-05", "2026-03-08"],
    ],
    [
      "every week, on the first one's weekday",
      { freq: "WEEKLY", interval: 1, count: 3, byDay: [] },
      "2026-03-04",
      ["2026-03-04", "2026-03-11", "2026-03-18"],
    ],
    [
      "every second week on Monday and Thursday, weeks counted from Monday",
      { freq: "WEEKLY", interval: 2, count: 4, byDay: ["TH", "MO"] },
      "2026-03-05",
      ["2026-03-05", "2026-03-16", "2026-03-19", "2026-03-30"],
    ],
    [
      "the first one stands even on a weekday that is not named",
      { freq: "WEEKLY", interval: 1, count: 3, byDay: ["FR"] },
      "2026-03-04",
      ["2026-03-04", "2026-03-06", "2026-03-13"],
    ],
    [
      "the 31st is the last day of shorter months, and the 31st again afterwards",
      { freq: "MONTHLY", interval: 1, count: 5, byDay: null },
      "2026-12-31",
      ["2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"],
    ],
    [
      "the 29th of February of a leap year",
      { freq: "MONTHLY", interval: 12, count: 3, byDay: null },
      "2028-02-29",
      ["2028-02-29", "2029-02-28", "2030-02-28"],
    ],
    [
      "every second Tuesday of a month",
      { freq: "MONTHLY", interval: 1, count: 3, byDay: { weekday: "TU", ordinal: 2 } },
      "2026-03-10",
      ["2026-03-10", "2026-04-14", "2026-05-12"],
    ],
    [
      "the last Friday of every second month",
      { freq: "MONTHLY", interval: 2, count: 3, byDay: { weekday: "FR", ordinal: -1 } },
      "2026-03-27",
      ["2026-03-27", "2026-05-29", "2026-07-31"],
    ],
    [
      "a month without a fifth Monday is left out",
      { freq: "MONTHLY", interval: 1, count: 3, byDay: { weekday: "MO", ordinal: 5 } },
      "2026-03-30",
      ["2026-03-30", "2026-06-29", "2026-08-31"],
    ],
    [
      "a weekday of the month that comes after the first one in its own month",
      { freq: "MONTHLY", interval: 1, count: 3, byDay: { weekday: "TU", ordinal: 4 } },
      "2026-03-10",
      ["2026-03-10", "2026-03-24", "2026-04-28"],
    ],
    ["once", { freq: "DAILY", interval: 1, count: 1 }, "2026-03-02", ["2026-03-02"]],
  ])("%s", (_, rule, first, dates) => {
    const series = expandSeries(rule, { startsAt: at(`${first}T12:00Z`), timeZone: "UTC" });
    expect(series.map(({ date }) => date)).toEqual(dates);
    expect(series.map(({ index }) => index)).toEqual(dates.map((__, index) => index));
  });
});

describe("wall-clock time of expandSeries", () => {
  const daily: RecurrenceRule = { freq: "DAILY", interval: 1, count: 3 };

  test("stays the same across a clock change", () => {
    expect(shown(daily, "2026-10-31T10:00-04:00", "America/New_York")).toEqual([
      "2026-10-31T10:00-04:00",
      "2026-11-01T10:00-05:00",
      "2026-11-02T10:00-05:00",
    ]);
  });

  test("moves from a gap to its end, for that occurrence only", () => {
    expect(shown(daily, "2026-03-07T02:30-05:00", "America/New_York")).toEqual([
      "2026-03-07T02:30-05:00",
      "2026-03-08T03:00-04:00 shifted",
      "2026-03-09T02:30-04:00",
    ]);
  });

  test("is the first of a repeated time, except for a chosen first occurrence", () => {
    expect(shown(daily, "2026-10-31T01:30-04:00", "America/New_York")[1]).toBe("2026-11-01T01:30-04:00");
    expect(shown(daily, "2026-11-01T01:30-05:00", "America/New_York")[0]).toBe("2026-11-01T01:30-05:00");
  });

  test("skips a date that the zone skips", () => {
    expect(shown(daily, "2011-12-29T09:00-10:00", "Pacific/Apia")).toEqual([
      "2011-12-29T09:00-10:00",
      "2011-12-31T09:00+14:00",
      "2012-01-01T09:00+14:00",
    ]);
  });

  test("keeps the date when the gap is at midnight", () => {
    expect(shown({ ...daily, count: 2 }, "2026-09-05T00:00-04:00", "America/Santiago")).toEqual([
      "2026-09-05T00:00-04:00",
      "2026-09-06T01:00-03:00 shifted",
    ]);
  });
});

describe("errors of expandSeries", () => {
  const good: RecurrenceRule = { freq: "WEEKLY", interval: 1, count: 12, byDay: ["MO"] };

  test.each<[string, RecurrenceRule, number, string | null]>([
    ["a good rule", good, 12, null],
    ["more than the service allows", { ...good, count: 13 }, 12, "count"],
    ["none at all", { ...good, count: 0 }, 12, "count"],
    ["part of an occurrence", { ...good, count: 1.5 }, 12, "count"],
    ["no interval", { ...good, interval: 0 }, 12, "interval"],
    ["a weekday twice", { ...good, byDay: ["MO", "MO"] }, 12, "byDay"],
    [
      "a sixth Monday",
      { freq: "MONTHLY", interval: 1, count: 2, byDay: { weekday: "MO", ordinal: 6 as 5 } },
      12,
      "byDay",
    ],
  ])("%s", (_, rule, maximum, invalidPart) => {
    expect(findInvalidPart(rule, maximum)).toBe(invalidPart);
  });

  test("throws for an invalid rule and an unknown zone", () => {
    const first = { startsAt: at("2026-03-02T12:00Z"), timeZone: "UTC" };
    expect(() => expandSeries({ ...good, count: 0 }, first)).toThrow(RangeError);
    expect(() => expandSeries(good, { ...first, timeZone: "Mars/Olympus" })).toThrow(RangeError);
  });
});

const ZONES = [
  "Africa/Cairo",
  "Africa/Casablanca",
  "America/Havana",
  "America/New_York",
  "America/Santiago",
  "America/St_Johns",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Antarctica/Troll",
  "Australia/Lord_Howe",
  "Europe/Berlin",
  "Pacific/Apia",
  "Pacific/Chatham",
  "UTC",
];

const repetition = { interval: fc.integer({ min: 1, max: 4 }), count: fc.integer({ min: 1, max: 15 }) };
const weekday = fc.constantFrom<Weekday>("MO", "TU", "WE", "TH", "FR", "SA", "SU");
const arbitraryRule: fc.Arbitrary<RecurrenceRule> = fc.oneof(
  fc.record({ freq: fc.constant("DAILY" as const), ...repetition }),
  fc.record({
    freq: fc.constant("WEEKLY" as const),
    ...repetition,
    byDay: fc.uniqueArray(weekday, { maxLength: 7 }),
  }),
  fc.record({ freq: fc.constant("MONTHLY" as const), ...repetition, byDay: fc.constant(null) }),
  fc.record({
    freq: fc.constant("MONTHLY" as const),
    ...repetition,
    byDay: fc.record({ weekday, ordinal: fc.constantFrom(1, 2, 3, 4, 5, -1) }),
  }),
);

const arbitraryStart = fc.constantFrom(...ZONES).chain((timeZone) => {
  const changes = [...listClockChanges(timeZone), at("2011-12-30T10:00Z"), at("2028-01-31T12:00Z")];
  return fc
    .record({
      change: fc.constantFrom(...changes),
      days: fc.integer({ min: 0, max: 70 }),
      minutes: fc.integer({ min: -36, max: 36 }).map((step) => step * 5),
    })
    .map(({ change, days, minutes }) => ({ timeZone, startsAt: change - days * 1440 + minutes }));
});

test("expandSeries equals the oracle for every series", { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(arbitraryRule, arbitraryStart, (rule, first) => {
      expect(expandSeries(rule, first)).toEqual(seriesOracle(rule, first));
    }),
    { numRuns: getPropertyRuns(400) },
  );
});
