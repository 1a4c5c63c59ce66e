import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { isFullDepth } from "../../testing/depth.ts";
import { getZoneOffsets } from "./zoneOffsets.ts";

const FROM = Temporal.Instant.from("2024-01-01T00:00Z");
const TO = Temporal.Instant.from("2036-01-01T00:00Z");

function minutes(instant: Temporal.Instant): number {
  return instant.epochMilliseconds / 60_000;
}

/** Temporal's offsets, in the format of `getZoneOffsets`. */
function expectedOffsets(timeZone: string) {
  let at = FROM.toZonedDateTimeISO(timeZone);
  const since = [-Infinity];
  const offset = [at.offsetNanoseconds / 60e9];
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (next === null || Temporal.Instant.compare(next.toInstant(), TO) > 0) return { since, offset };
    at = next;
    // Some transitions change only the name.
    if (at.offsetNanoseconds / 60e9 === offset.at(-1)) continue;
    since.push(minutes(at.toInstant()));
    offset.push(at.offsetNanoseconds / 60e9);
  }
}

/** Zones with four changes a year, half-hour or two-hour changes, or changes by the lunar calendar. */
const ODD_ZONES = [
  "Africa/Casablanca",
  "Africa/El_Aaiun",
  "Antarctica/Troll",
  "Asia/Gaza",
  "Asia/Hebron",
  "Australia/Lord_Howe",
];

describe("zoneOffsets", () => {
  test("finds all changes of all zones from 2024 to 2035", { timeout: 60_000 }, () => {
    // `npm run test:all` checks every zone, `npm test` a third of them and the odd ones.
    const zones = Intl.supportedValuesOf("timeZone").filter(
      (name, n) => isFullDepth || n % 3 === 0 || ODD_ZONES.includes(name),
    );
    for (const timeZone of zones) {
      expect({ timeZone, ...getZoneOffsets(timeZone, minutes(FROM), minutes(TO)) }).toEqual({
        timeZone,
        ...expectedOffsets(timeZone),
      });
    }
  });

  test("finds a change at any position in the range", () => {
    const change = minutes(Temporal.Instant.from("2026-11-01T06:00Z"));
    for (const [from, to] of [
      [change - 1, change],
      [change - 40_000, change],
      [change - 1, change + 40_000],
      [change - 7200, change + 7200],
    ] as const) {
      expect(getZoneOffsets("America/New_York", from, to)).toEqual({
        since: [-Infinity, change],
        offset: [-240, -300],
      });
    }
    expect(getZoneOffsets("America/New_York", change, change + 10).offset).toEqual([-300]);
    expect(getZoneOffsets("America/New_York", change - 10, change - 1).offset).toEqual([-240]);
    expect(getZoneOffsets("America/New_York", change, change).offset).toEqual([-300]);
  });

  test.each([
    ["Asia/Kathmandu", 345],
    ["Pacific/Kiritimati", 840],
    ["America/St_Johns", -210],
    ["UTC", 0],
    ["Europe/London", 0],
  ])("%s", (timeZone, offset) => {
    expect(getZoneOffsets(timeZone, 0 + 29_500_000, 29_500_010).offset).toEqual([offset]);
  });

  test("returns the same for any earlier calls and any start of the range", () => {
    const change = minutes(Temporal.Instant.from("2026-11-01T06:00Z"));
    fc.assert(
      fc.property(
        fc.integer({ min: -30_000, max: 30_000 }),
        fc.integer({ min: 0, max: 40_000 }),
        fc.constantFrom("America/New_York", "Europe/Berlin", "Australia/Lord_Howe"),
        (shift, length, timeZone) => {
          const [from, to] = [change + shift, change + shift + length];
          const { since, offset } = getZoneOffsets(timeZone, from, to);
          for (const at of [from, ...since.slice(1), to]) {
            const expected = Temporal.Instant.fromEpochMilliseconds(at * 60_000).toZonedDateTimeISO(timeZone);
            const index = since.findLastIndex((one) => one <= at);
            expect(offset[index]).toBe(expected.offsetNanoseconds / 60e9);
          }
          expect(since.slice(1).every((at) => at > from && at <= to)).toBe(true);
        },
      ),
    );
  });

  test("treats the day that Apia skipped as one change by 24 hours", () => {
    const change = minutes(Temporal.Instant.from("2011-12-30T10:00Z"));
    expect(getZoneOffsets("Pacific/Apia", change - 5000, change + 5000)).toEqual({
      since: [-Infinity, change],
      offset: [-600, 840],
    });
  });

  test("throws for an unknown zone", () => {
    expect(() => getZoneOffsets("Mars/Olympus", 0, 10)).toThrow(RangeError);
  });

  test("stays correct for more zones than the cache holds", () => {
    const names = Intl.supportedValuesOf("timeZone").slice(0, 200);
    const first = names.map((name) => getZoneOffsets(name, 29_500_000, 29_500_000).offset);
    expect(names.map((name) => getZoneOffsets(name, 29_500_000, 29_500_000).offset)).toEqual(first);
  });
});
