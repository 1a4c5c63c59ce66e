import { describe, expect, test } from "vitest";
import { everyDay, example, hours, person, formatStarts } from "./exampleSearch.ts";
import { findSlots } from "./findSlots.ts";

interface Night {
  readonly zone: string;
  readonly from: string;
  readonly to?: string;
  readonly open: string;
  readonly interval?: number;
  readonly duration?: number;
}

function offered({ zone, from, to = from, open, interval = 30, duration = interval }: Night): string[] {
  const search = example({
    now: Date.parse(from) / 60_000 - 2880,
    from,
    to,
    timeZone: zone,
    dayZone: zone,
    staff: [person("amara", zone, everyDay(open))],
    rules: { durationMinutes: duration, intervalMinutes: interval },
  });
  return formatStarts(findSlots(search), zone);
}

describe("the skipped hour (New York, 8 March 2026, 2:00 becomes 3:00)", () => {
  const night = { zone: "America/New_York", from: "2026-03-08" };

  test("shortens a window by an hour and keeps real-minute steps", () => {
    expect(offered({ ...night, open: "1:00-4:00", interval: 60 })).toEqual([
      "08 01:00-05:00",
      "08 03:00-04:00",
    ]);
    expect(offered({ ...night, open: "1:00-4:00", interval: 45 })).toEqual([
      "08 01:00-05:00",
      "08 01:45-05:00",
    ]);
    expect(offered({ ...night, open: "1:00-4:00", interval: 40 })).toEqual([
      "08 01:00-05:00",
      "08 01:40-05:00",
      "08 03:20-04:00",
    ]);
  });

  test("ends a booking an hour later on the wall clock", () => {
    expect(offered({ ...night, open: "1:30-3:30", interval: 30, duration: 60 })).toEqual(["08 01:30-05:00"]);
  });

  test.each([
    ["opening inside the gap: the gap's end", "2:30-4:00", ["08 03:00-04:00", "08 03:30-04:00"]],
    ["closing inside the gap: the gap's end", "1:00-2:30", ["08 01:00-05:00", "08 01:30-05:00"]],
    ["closing where the gap begins", "1:00-2:00", ["08 01:00-05:00", "08 01:30-05:00"]],
    ["opening where the gap ends", "3:00-4:00", ["08 03:00-04:00", "08 03:30-04:00"]],
    ["a window inside the gap is none", "2:00-3:00", []],
  ])("%s", (_, open, expected) => {
    expect(offered({ ...night, open })).toEqual(expected);
  });

  test("shortens a night shift by an hour", () => {
    expect(offered({ ...night, open: "23:00-28:00", interval: 60 })).toEqual([
      "08 00:00-05:00",
      "08 01:00-05:00",
      "08 03:00-04:00",
      "08 23:00-04:00",
    ]);
  });

  test("joins the windows on both sides of the gap", () => {
    const staff = [person("amara", night.zone, everyDay("1:00-2:00", "3:00-4:00"))];
    const search = example({
      from: night.from,
      to: night.from,
      staff,
      rules: { durationMinutes: 90, intervalMinutes: 30 },
    });
    expect(formatStarts(findSlots(search), night.zone)).toEqual(["08 01:00-05:00", "08 01:30-05:00"]);
  });
});

describe("the repeated hour (New York, 1 November 2026, 2:00 becomes 1:00)", () => {
  const night = { zone: "America/New_York", from: "2026-11-01" };

  test("lengthens a window by an hour and offers it twice", () => {
    expect(offered({ ...night, open: "0:00-3:00", interval: 60 })).toEqual([
      "01 00:00-04:00",
      "01 01:00-04:00",
      "01 01:00-05:00",
      "01 02:00-05:00",
    ]);
  });

  test.each([
    [
      "opening inside: the first of the two",
      "1:30-2:00",
      ["01 01:30-04:00", "01 01:00-05:00", "01 01:30-05:00"],
    ],
    [
      "closing inside: the last of the two",
      "0:30-1:30",
      ["01 00:30-04:00", "01 01:00-04:00", "01 01:30-04:00", "01 01:00-05:00"],
    ],
    [
      "inside altogether: from the first to the last",
      "1:00-1:30",
      ["01 01:00-04:00", "01 01:30-04:00", "01 01:00-05:00"],
    ],
    [
      "closing where the repeated hour begins: nothing of it is worked",
      "0:00-1:00",
      ["01 00:00-04:00", "01 00:30-04:00"],
    ],
    ["opening where it ends", "2:00-3:00", ["01 02:00-05:00", "01 02:30-05:00"]],
  ])("%s", (_, open, expected) => {
    expect(offered({ ...night, open })).toEqual(expected);
  });
});

describe("zones with unusual clock changes", () => {
  test("Lord Howe changes by half an hour", () => {
    const zone = "Australia/Lord_Howe";
    expect(offered({ zone, from: "2026-04-05", open: "1:00-2:30" })).toEqual([
      "05 01:00+11:00",
      "05 01:30+11:00",
      "05 01:30+10:30",
      "05 02:00+10:30",
    ]);
    expect(offered({ zone, from: "2026-10-04", open: "1:30-3:00" })).toEqual([
      "04 01:30+10:30",
      "04 02:30+11:00",
    ]);
  });

  test("Chatham changes at 2:45 and is 45 minutes off", () => {
    const zone = "Pacific/Chatham";
    expect(offered({ zone, from: "2026-09-27", open: "2:15-4:15" })).toEqual([
      "27 02:15+12:45",
      "27 03:45+13:45",
    ]);
    expect(offered({ zone, from: "2026-04-05", open: "3:15-4:15" })).toEqual([
      "05 03:15+13:45",
      "05 02:45+12:45",
      "05 03:15+12:45",
      "05 03:45+12:45",
    ]);
  });

  test("Kathmandu is 45 minutes off, seen from UTC", () => {
    const search = example({
      timeZone: "UTC",
      dayZone: "UTC",
      staff: [person("amara", "Asia/Kathmandu", everyDay("9:00-11:00"))],
    });
    expect(formatStarts(findSlots(search), "UTC")).toEqual(["02 03:15+00:00", "02 04:15+00:00"]);
  });

  test("Santiago skips midnight, so the day begins at 1:00", () => {
    expect(offered({ zone: "America/Santiago", from: "2026-09-06", open: "0:00-2:00" })).toEqual([
      "06 01:00-03:00",
      "06 01:30-03:00",
    ]);
  });

  test("Cairo repeats the last hour of the day, outside a shift that ends before it", () => {
    const zone = "Africa/Cairo";
    expect(offered({ zone, from: "2026-10-29", open: "22:00-24:00", interval: 60 })).toEqual([
      "29 22:00+03:00",
      "29 23:00+03:00",
      "29 23:00+02:00",
    ]);
    expect(offered({ zone, from: "2026-10-29", open: "21:00-23:00", interval: 60 })).toEqual([
      "29 21:00+03:00",
      "29 22:00+03:00",
    ]);
  });

  test("Havana repeats midnight's hour, and a shift until 24:00 ends before it", () => {
    const zone = "America/Havana";
    expect(
      offered({ zone, from: "2026-10-31", to: "2026-11-01", open: "23:00-24:00", interval: 60 }),
    ).toEqual(["31 23:00-04:00", "01 23:00-05:00"]);
  });

  test("Casablanca's clock goes back for Ramadan and forward again", () => {
    const zone = "Africa/Casablanca";
    expect(offered({ zone, from: "2026-02-15", open: "1:00-4:00", interval: 60 })).toHaveLength(4);
    expect(offered({ zone, from: "2026-03-22", open: "1:00-4:00", interval: 60 })).toHaveLength(2);
  });

  test("Troll changes by two hours", () => {
    const zone = "Antarctica/Troll";
    expect(offered({ zone, from: "2026-03-29", open: "0:00-4:00", interval: 60 })).toEqual([
      "29 00:00+00:00",
      "29 03:00+02:00",
    ]);
  });

  test("Apia has no 30 December 2011", () => {
    const zone = "Pacific/Apia";
    const week = { zone, from: "2011-12-29", to: "2011-12-31", interval: 60 };
    expect(offered({ ...week, open: "9:00-10:00" })).toEqual(["29 09:00-10:00", "31 09:00+14:00"]);
    // The night shift of the 29th ends with the beginning of the skipped date.
    expect(offered({ ...week, open: "23:00-26:00" })).toEqual([
      "29 00:00-10:00",
      "29 01:00-10:00",
      "29 23:00-10:00",
      "31 23:00+14:00",
    ]);
  });

  test("an override on a skipped date has no hours", () => {
    const overrides = [{ date: "2011-12-30", windows: [hours("9:00-34:00")] }];
    const search = example({
      now: Date.UTC(2011, 11, 28) / 60_000,
      from: "2011-12-30",
      to: "2011-12-31",
      timeZone: "Pacific/Apia",
      staff: [person("amara", "Pacific/Apia", [], { overrides })],
    });
    expect(findSlots(search)).toHaveLength(0);
  });
});
