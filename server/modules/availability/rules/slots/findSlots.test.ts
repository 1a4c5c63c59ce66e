import { describe, expect, test } from "vitest";
import { at, busy, everyDay, example, hours, person, formatStarts } from "./exampleSearch.ts";
import { findSlots } from "./findSlots.ts";
import type { SlotSearch } from "../../../../shared/slots/types.ts";

const NEW_YORK = "America/New_York";

function starts(search: SlotSearch, timeZone = search.timeZone): string[] {
  return formatStarts(findSlots(search), timeZone);
}

function times(search: SlotSearch): string[] {
  return starts(search).map((text) => text.slice(3, 8));
}

describe("working hours of findSlots", () => {
  test("offer every interval step at which the booking still fits", () => {
    expect(starts(example())).toEqual(["02 09:00-05:00", "02 10:00-05:00", "02 11:00-05:00"]);
    expect(times(example({ rules: { intervalMinutes: 45 } }))).toEqual(["09:00", "09:45", "10:30"]);
    expect(times(example({ rules: { durationMinutes: 180 } }))).toEqual(["09:00"]);
    expect(times(example({ rules: { durationMinutes: 181 } }))).toEqual([]);
  });

  test.each([
    ["a break ends the steps and begins new ones", ["9:00-10:30", "10:45-12:00"], ["09:00", "10:45"]],
    ["windows that touch are one", ["10:30-12:00", "9:00-10:30"], ["09:00", "10:00", "11:00"]],
    ["windows that overlap are one", ["9:00-11:00", "10:30-12:15"], ["09:00", "10:00", "11:00"]],
    ["a window inside another adds nothing", ["9:00-12:00", "9:30-10:00"], ["09:00", "10:00", "11:00"]],
    ["a window without length is none", ["9:00-9:00", "11:00-10:00"], []],
  ])("%s", (_, stretches, expected) => {
    expect(times(example({ staff: [person("amara", NEW_YORK, everyDay(...stretches))] }))).toEqual(expected);
  });

  test("are those of the weekday", () => {
    const monday = [{ weekday: 1, ...hours("9:00-10:00") }];
    const sunday = [{ weekday: 7, ...hours("9:00-10:00") }];
    expect(times(example({ staff: [person("amara", NEW_YORK, monday)] }))).toEqual(["09:00"]);
    expect(times(example({ staff: [person("amara", NEW_YORK, sunday)] }))).toEqual([]);
  });

  test("are replaced by an override on its date only", () => {
    const overrides = [
      { date: "2026-03-02", windows: [hours("14:00-15:00")] },
      { date: "2026-03-03", windows: [] },
    ];
    const staff = [person("amara", NEW_YORK, everyDay("9:00-10:00"), { overrides })];
    expect(starts(example({ staff, to: "2026-03-04" }))).toEqual(["02 14:00-05:00", "04 09:00-05:00"]);
  });

  test("of a night shift belong to the date on which it begins, also in an override", () => {
    const weekly = everyDay("22:00-26:00");
    const overrides = [{ date: "2026-03-02", windows: [] }];
    const staff = [person("amara", NEW_YORK, weekly, { overrides })];
    // Closing on 2 March removes that evening's shift, not the end of the shift of 1 March.
    expect(starts(example({ staff, to: "2026-03-03" }))).toEqual([
      "02 00:00-05:00",
      "02 01:00-05:00",
      "03 22:00-05:00",
      "03 23:00-05:00",
    ]);
  });

  test("of two dates do not join, so no booking crosses midnight", () => {
    const staff = [person("amara", NEW_YORK, everyDay("0:00-24:00"))];
    const search = example({ staff, rules: { durationMinutes: 120 }, to: "2026-03-03" });
    expect(starts(search)).toContain("02 22:00-05:00");
    expect(starts(search)).not.toContain("02 23:00-05:00");
    expect(starts(search)).toContain("03 00:00-05:00");
  });

  test("of several days keep their steps", () => {
    const weekly = [{ weekday: 6, ...hours("20:30-60:00") }];
    const search = example({ staff: [person("amara", NEW_YORK, weekly)], rules: { intervalMinutes: 240 } });
    expect(times(search)).toEqual(["00:30", "04:30", "08:30"]);
  });
});

describe("claims and buffers of findSlots", () => {
  const claim = busy("2026-03-02T10:00-05:00", "2026-03-02T10:30-05:00");

  test.each([
    ["no buffers: what touches does not overlap", 0, 0, ["09:00", "09:15", "10:30", "10:45", "11:00"]],
    ["a buffer before keeps later starts away", 15, 0, ["09:00", "09:15", "10:45", "11:00"]],
    ["a buffer after keeps earlier starts away", 0, 15, ["09:00", "10:30", "10:45", "11:00"]],
    ["both", 30, 30, ["11:00"]],
  ])("%s", (_, bufferBeforeMinutes, bufferAfterMinutes, expected) => {
    const staff = [person("amara", NEW_YORK, everyDay("9:00-11:45"), { busy: claim })];
    const rules = { durationMinutes: 45, intervalMinutes: 15, bufferBeforeMinutes, bufferAfterMinutes };
    expect(times(example({ staff, rules }))).toEqual(expected);
  });

  test("buffers may lie outside the hours", () => {
    const rules = { bufferBeforeMinutes: 90, bufferAfterMinutes: 90 };
    expect(times(example({ rules }))).toEqual(["09:00", "10:00", "11:00"]);
  });

  test("claims may overlap, be unsorted, empty or long past", () => {
    const taken = busy(
      "2026-03-02T11:30-05:00",
      "2026-03-02T12:30-05:00",
      "2026-03-02T10:30-05:00",
      "2026-03-02T10:30-05:00",
      "2020-01-01T00:00Z",
      "2026-03-02T09:01-05:00",
      "2020-01-01T00:00Z",
      "2020-01-02T00:00Z",
    );
    expect(
      times(example({ staff: [person("amara", NEW_YORK, everyDay("9:00-12:00"), { busy: taken })] })),
    ).toEqual(["10:00"]);
  });
});

describe("dates and limits of findSlots", () => {
  test("dates are those of the visitor's zone", () => {
    const tokyo = example({ timeZone: "Asia/Tokyo", from: "2026-03-03", to: "2026-03-03" });
    expect(starts(tokyo)).toEqual(["03 00:00+09:00", "03 01:00+09:00", "03 23:00+09:00"]);
  });

  test("the past and starts within the notice are left out", () => {
    const now = at("2026-03-02T09:00-05:00");
    expect(times(example({ now }))).toEqual(["09:00", "10:00", "11:00"]);
    expect(times(example({ now: now + 1 }))).toEqual(["10:00", "11:00"]);
    expect(times(example({ now, rules: { noticeMinutes: 60 } }))).toEqual(["10:00", "11:00"]);
    expect(times(example({ now, rules: { noticeMinutes: 61 } }))).toEqual(["11:00"]);
    expect(times(example({ now, rules: { noticeMinutes: -600 } }))).toEqual(["09:00", "10:00", "11:00"]);
  });

  test("the horizon ends with a date of the business in every zone", () => {
    const search = example({ to: "2026-03-09", rules: { horizonDays: 2 } });
    expect(starts(search).at(-1)).toBe("03 11:00-05:00");
    // At 23:00 UTC on 1 March it is already the 2nd in Tokyo, so there is one date more.
    const tokyo = example({
      now: at("2026-03-01T23:00Z"),
      to: "2026-03-09",
      dayZone: "Asia/Tokyo",
      rules: { horizonDays: 1 },
    });
    expect(starts(tokyo)).toEqual(["02 09:00-05:00", "02 10:00-05:00", "02 11:00-05:00", "03 09:00-05:00"]);
    expect(starts(example({ rules: { horizonDays: 0 } }))).toEqual([]);
  });

  test("a full date of the business has no slots", () => {
    const takenPerDay = new Map([["2026-03-02", 2]]);
    expect(times(example({ takenPerDay, rules: { maxPerDay: 3 } }))).toHaveLength(3);
    expect(times(example({ takenPerDay, rules: { maxPerDay: 2 } }))).toEqual([]);
    expect(times(example({ takenPerDay, rules: { maxPerDay: null } }))).toHaveLength(3);
    expect(times(example({ rules: { maxPerDay: 0 } }))).toEqual([]);
    // In Tokyo the bookings from 10:00 on are on the 3rd.
    expect(times(example({ takenPerDay, rules: { maxPerDay: 1 }, dayZone: "Asia/Tokyo" }))).toEqual([
      "10:00",
      "11:00",
    ]);
  });

  test("an empty range has no starts, and an invalid date or zone throws", () => {
    expect(times(example({ from: "2026-03-03", to: "2026-03-02" }))).toEqual([]);
    expect(() => findSlots(example({ from: "2026-02-30" }))).toThrow(RangeError);
    expect(() => findSlots(example({ timeZone: "Mars/Olympus" }))).toThrow(RangeError);
  });

  test.each([0, -15, 7.5, Number.NaN])("an interval or duration of %d minutes throws", (minutes) => {
    expect(() => findSlots(example({ rules: { intervalMinutes: minutes } }))).toThrow(RangeError);
    expect(() => findSlots(example({ rules: { durationMinutes: minutes } }))).toThrow(RangeError);
  });
});

describe("staff of findSlots", () => {
  const early = person("amara", NEW_YORK, everyDay("9:00-10:00"));
  const late = person("bruno", NEW_YORK, everyDay("9:30-11:30"));

  test("any staff combine their slots, each by the steps of their own window", () => {
    expect(times(example({ staff: [early, late] }))).toEqual(["09:00", "09:30", "10:30"]);
    expect(times(example({ staff: [] }))).toEqual([]);
  });

  test("a collective service uses the common hours of all staff", () => {
    const staff = [person("amara", NEW_YORK, everyDay("9:00-12:00")), late];
    const search = example({ staff, assignment: "collective" });
    expect(times(search)).toEqual(["09:30", "10:30"]);
    const away = busy("2026-03-02T10:00-05:00", "2026-03-02T10:10-05:00");
    const held = { ...late, busy: away };
    expect(times(example({ staff: [staff[0]!, held], assignment: "collective" }))).toEqual(["10:30"]);
    expect(times(example({ staff: [], assignment: "collective" }))).toEqual([]);
  });

  test("staff may have different zones", () => {
    const berlin = person("chloe", "Europe/Berlin", everyDay("15:30-18:00"));
    // 15:30 in Berlin is 9:30 in New York, until America changes its clocks three weeks before Europe.
    expect(times(example({ staff: [berlin] }))).toEqual(["09:30", "10:30"]);
    expect(times(example({ staff: [berlin], from: "2026-03-09", to: "2026-03-09" }))).toEqual([
      "10:30",
      "11:30",
    ]);
    expect(
      times(example({ staff: [early, berlin], assignment: "collective", rules: { durationMinutes: 30 } })),
    ).toEqual(["09:30"]);
  });
});

describe("resources of findSlots", () => {
  const morning = busy("2026-03-02T09:00-05:00", "2026-03-02T10:00-05:00");
  const half = busy("2026-03-02T10:30-05:00", "2026-03-02T12:00-05:00");
  const empty = new Int32Array(0);

  test.each([
    ["one unit, taken a while", [morning], 1, ["10:00", "11:00"]],
    ["one of two is enough", [morning, half], 1, ["09:00", "10:00", "11:00"]],
    [
      "two half-free rooms are no room",
      [half, busy("2026-03-02T10:00-05:00", "2026-03-02T10:30-05:00")],
      1,
      ["09:00", "11:00"],
    ],
    ["two are needed", [morning, empty], 2, ["10:00", "11:00"]],
    ["two of three", [morning, half, empty], 2, ["09:00", "10:00", "11:00"]],
    ["more than there are", [empty], 2, []],
    ["none exists", [], 1, []],
    ["none is needed", [], 0, ["09:00", "10:00", "11:00"]],
  ])("%s", (_, units, needed, expected) => {
    const offered = times(example({ resources: [{ id: "room", units, needed }] }));
    expect(offered).toEqual(expected);
  });

  test("all are needed, buffers included", () => {
    const resources = [
      { id: "room", units: [morning], needed: 1 },
      { id: "table", units: [half], needed: 1 },
    ];
    expect(times(example({ resources }))).toEqual([]);
    expect(times(example({ resources: [resources[0]!], rules: { bufferBeforeMinutes: 1 } }))).toEqual([
      "11:00",
    ]);
  });
});

describe("classes of findSlots", () => {
  const ten = at("2026-03-02T10:00-05:00");
  const claim = busy("2026-03-02T10:00-05:00", "2026-03-02T11:00-05:00");
  const teacher = person("amara", NEW_YORK, everyDay("9:00-12:00"), { busy: claim });
  const session = { staffId: "amara", startsAt: ten, seatsTaken: 10, seatsOffered: 12 };
  const yoga = { staff: [teacher], sessions: [session], rules: { capacity: 12 } };

  test("an open session is joined although its teacher is busy with it", () => {
    expect(times(example({ ...yoga, seats: 2 }))).toEqual(["09:00", "10:00", "11:00"]);
    expect(times(example({ ...yoga, seats: 3 }))).toEqual(["09:00", "11:00"]);
    expect(times(example({ ...yoga, seats: 13 }))).toEqual([]);
  });

  test("a session needs no hours, room or daily limit", () => {
    const absentTeacher = { ...teacher, schedule: { ...teacher.schedule, weekly: [] } };
    const resources = [{ id: "room", units: [], needed: 1 }];
    expect(
      times(example({ ...yoga, staff: [absentTeacher], resources, rules: { capacity: 12, maxPerDay: 0 } })),
    ).toEqual(["10:00"]);
  });

  test("a session obeys notice, horizon and dates", () => {
    expect(times(example({ ...yoga, now: ten + 1 }))).toEqual(["11:00"]);
    expect(times(example({ ...yoga, rules: { capacity: 12, horizonDays: 0 } }))).toEqual([]);
    expect(times(example({ ...yoga, from: "2026-03-03", to: "2026-03-03" }))).toHaveLength(3);
  });

  test("sessions of unlisted staff and of services without classes are ignored", () => {
    expect(times(example({ ...yoga, sessions: [{ ...session, staffId: "bruno" }] }))).toEqual([
      "09:00",
      "11:00",
    ]);
    expect(times(example({ ...yoga, rules: { capacity: 1 } }))).toEqual(["09:00", "11:00"]);
  });
});
