import { describe, expect, it, test } from "vitest";
import { at, busy, everyDay, example, hours, person, formatStarts } from "../slots/exampleSearch.ts";
import type { SlotSearch } from "../../../../shared/slots/types.ts";
import { expandSeries } from "./expandSeries.ts";
import { offerSeries } from "./offerSeries.ts";
import { rankForSeries } from "./rankForSeries.ts";
import type { RecurrenceRule } from "./types.ts";

const ZONE = "America/New_York";
const weekly = (count: number): RecurrenceRule => ({ freq: "WEEKLY", interval: 1, count, byDay: [] });
const daily = (count: number): RecurrenceRule => ({ freq: "DAILY", interval: 1, count });

function offered(search: SlotSearch, rule: RecurrenceRule, first: string, timeZone = ZONE): string[] {
  return offerSeries(search, expandSeries(rule, { startsAt: at(first), timeZone }), timeZone).map(
    ({ state, plannedAt, staffIds, refusal }) =>
      [
        state,
        ...(plannedAt === null ? [] : formatStarts([plannedAt], timeZone)),
        ...staffIds,
        ...(refusal === null ? [] : [refusal]),
      ].join(" "),
  );
}

describe("offerSeries", () => {
  it("keeps, moves or skips each occurrence, with the refusal", () => {
    const amara = person("amara", ZONE, everyDay("9:00-12:00"), {
      busy: busy("2026-03-09T09:00-04:00", "2026-03-09T10:00-04:00"),
      overrides: [
        { date: "2026-03-16", windows: [] },
        { date: "2026-03-23", windows: [hours("10:00-12:00")] },
      ],
    });
    expect(offered(example({ staff: [amara] }), weekly(4), "2026-03-02T09:00-05:00")).toEqual([
      "FREE 02 09:00-05:00 amara",
      "MOVED 09 10:00-04:00 amara STAFF_BUSY",
      "SKIPPED OUTSIDE_HOURS",
      "MOVED 23 10:00-04:00 amara OUTSIDE_HOURS",
    ]);
  });

  it("may run beyond the horizon, but not begin there", () => {
    const search = example({ rules: { horizonDays: 7 } });
    expect(offered(search, weekly(3), "2026-03-02T09:00-05:00")).toEqual([
      "FREE 02 09:00-05:00 amara",
      "FREE 09 09:00-04:00 amara",
      "FREE 16 09:00-04:00 amara",
    ]);
    expect(offered(search, weekly(2), "2026-03-16T09:00-04:00")).toEqual([
      "SKIPPED BEYOND_HORIZON",
      "FREE 23 09:00-04:00 amara",
    ]);
  });

  it("keeps its wall-clock time across both clock changes", () => {
    const search = example({
      staff: [person("night", ZONE, everyDay("0:00-24:00"))],
      rules: { intervalMinutes: 30 },
    });
    expect(offered(search, daily(3), "2026-03-07T02:30-05:00")).toEqual([
      "FREE 07 02:30-05:00 night",
      "MOVED 08 03:00-04:00 night",
      "FREE 09 02:30-04:00 night",
    ]);
    const autumn = { ...search, now: at("2026-10-30T00:00-04:00") };
    expect(offered(autumn, daily(3), "2026-10-31T01:30-04:00")).toEqual([
      "FREE 31 01:30-04:00 night",
      "FREE 01 01:30-04:00 night",
      "FREE 02 01:30-05:00 night",
    ]);
  });

  it("reads dates in the requested zone", () => {
    const amara = person("amara", ZONE, everyDay("9:00-12:00"), {
      busy: busy("2026-03-03T09:00-05:00", "2026-03-03T11:00-05:00"),
    });
    const search = example({ staff: [amara] });
    expect(offered(search, daily(2), "2026-03-02T09:00-05:00")).toEqual([
      "FREE 02 09:00-05:00 amara",
      "MOVED 03 11:00-05:00 amara STAFF_BUSY",
    ]);
    // 9:00 in New York is 23:00 in Tokyo, so most of that working day is the next date there.
    expect(offered(search, daily(2), "2026-03-02T23:00+09:00", "Asia/Tokyo")).toEqual([
      "FREE 02 23:00+09:00 amara",
      "MOVED 03 01:00+09:00 amara STAFF_BUSY",
    ]);
  });

  it("keeps the staff member who is free most often where possible", () => {
    const amara = person("amara", ZONE, everyDay("9:00-12:00"), {
      busy: busy(
        "2026-03-09T09:00-04:00",
        "2026-03-09T10:00-04:00",
        "2026-03-16T09:00-04:00",
        "2026-03-16T10:00-04:00",
      ),
    });
    const bruno = person("bruno", ZONE, everyDay("9:00-12:00"), {
      busy: busy("2026-03-23T09:00-04:00", "2026-03-23T10:00-04:00"),
    });
    expect(offered(example({ staff: [amara, bruno] }), weekly(4), "2026-03-02T09:00-05:00")).toEqual([
      "FREE 02 09:00-05:00 bruno",
      "FREE 09 09:00-04:00 bruno",
      "FREE 16 09:00-04:00 bruno",
      "FREE 23 09:00-04:00 amara",
    ]);
  });

  it("takes all staff of a collective service", () => {
    const both = [
      person("amara", ZONE, everyDay("9:00-12:00")),
      person("bruno", ZONE, everyDay("9:00-11:00")),
    ];
    const search = example({ staff: both, assignment: "collective" });
    expect(offered(search, daily(2), "2026-03-02T11:00-05:00")).toEqual([
      "MOVED 02 10:00-05:00 amara bruno OUTSIDE_HOURS",
      "MOVED 03 10:00-05:00 amara bruno OUTSIDE_HOURS",
    ]);
  });

  it("never overlaps two of its occurrences", () => {
    // Night shifts: the second date's only slot lies inside the first occurrence.
    const late = person("late", ZONE, everyDay("23:00-25:00"), {
      busy: busy("2026-03-03T23:00-05:00", "2026-03-04T01:00-05:00"),
    });
    const search = example({ staff: [late], rules: { intervalMinutes: 30 } });
    expect(offered(search, daily(2), "2026-03-02T23:30-05:00")).toEqual([
      "FREE 02 23:30-05:00 late",
      "SKIPPED STAFF_BUSY",
    ]);
  });

  it("returns NO_STAFF without staff", () => {
    expect(offered(example({ staff: [] }), daily(2), "2026-03-02T09:00-05:00")).toEqual([
      "SKIPPED NO_STAFF",
      "SKIPPED NO_STAFF",
    ]);
  });
});

test("rankForSeries ranks staff by how often they are free, then by the given order", () => {
  expect(rankForSeries(["a", "b", "c"], [["a", "b"], ["b"], ["b", "c"], []])).toEqual(["b", "a", "c"]);
});
