import { describe, expect, test } from "vitest";
import { describeSlot } from "./describeSlots.ts";
import { at, busy, everyDay, example, person } from "./exampleSearch.ts";
import type { SlotSearch } from "../../../../shared/slots/types.ts";
import type { CalendarReason } from "../../../../shared/slots/unavailableReasons.ts";
import { findRefusal } from "./findRefusal.ts";

const NEW_YORK = "America/New_York";
const TEN = at("2026-03-02T10:00-05:00");
const TEN_TO_ELEVEN = busy("2026-03-02T10:00-05:00", "2026-03-02T11:00-05:00");
const amara = person("amara", NEW_YORK, everyDay("9:00-12:00"));
const bruno = person("bruno", NEW_YORK, everyDay("9:00-12:00"));
const taken = { ...amara, busy: TEN_TO_ELEVEN };
const noRoom = [{ id: "room", units: [TEN_TO_ELEVEN], needed: 1 }];
const fullDay = { takenPerDay: new Map([["2026-03-02", 1]]) };
const session = { staffId: "amara", startsAt: TEN, seatsTaken: 11, seatsOffered: 12 };

describe("findRefusal", () => {
  const cases: [string, CalendarReason | null, SlotSearch, number][] = [
    ["nothing does", null, example(), TEN],
    ["a minute ago", "IN_THE_PAST", example({ now: TEN + 1 }), TEN],
    ["this very minute is not past", null, example({ now: TEN }), TEN],
    ["long ago", "IN_THE_PAST", example(), 0],
    ["inside the notice", "TOO_SOON", example({ now: TEN - 59, rules: { noticeMinutes: 60 } }), TEN],
    ["the date after the last", "BEYOND_HORIZON", example({ rules: { horizonDays: 0 } }), TEN],
    ["in a thousand years", "BEYOND_HORIZON", example(), TEN + 525_960_000],
    ["at the end of time", "BEYOND_HORIZON", example(), Number.MAX_SAFE_INTEGER],
    ["no staff member", "NO_STAFF", example({ staff: [] }), TEN],
    ["before opening", "OUTSIDE_HOURS", example(), TEN - 61],
    ["the visit would end after closing", "OUTSIDE_HOURS", example(), TEN + 61],
    ["between two steps", "OFF_INTERVAL", example(), TEN + 1],
    ["not at a whole minute", "OFF_INTERVAL", example(), TEN + 0.5],
    ["the day has its visits", "DAY_LIMIT", example({ ...fullDay, rules: { maxPerDay: 1 } }), TEN],
    ["the only person is taken", "STAFF_BUSY", example({ staff: [taken] }), TEN],
    ["one of two is free", null, example({ staff: [taken, bruno] }), TEN],
    [
      "one of two who must both come is not free",
      "STAFF_BUSY",
      example({ staff: [taken, bruno], assignment: "collective" }),
      TEN,
    ],
    [
      "a buffer touches a claim",
      "STAFF_BUSY",
      example({ staff: [taken], rules: { bufferAfterMinutes: 1 } }),
      TEN - 60,
    ],
    ["more seats than a session has", "NO_SEATS", example({ seats: 13, rules: { capacity: 12 } }), TEN],
    ["no unit is free", "RESOURCE_BUSY", example({ resources: noRoom }), TEN],
    [
      "a session with too few seats left: the seats, not the teacher's own claim",
      "NO_SEATS",
      example({ staff: [taken], sessions: [session], seats: 2, rules: { capacity: 12 } }),
      TEN,
    ],
    [
      "a session with a seat left",
      null,
      example({ staff: [taken], sessions: [session], resources: noRoom, rules: { capacity: 12 } }),
      TEN,
    ],
    [
      "a full session, but another teacher is free",
      null,
      example({ staff: [taken, bruno], sessions: [session], seats: 2, rules: { capacity: 12 } }),
      TEN,
    ],
    [
      "a full session, another teacher is free, and no room",
      "RESOURCE_BUSY",
      example({
        staff: [taken, bruno],
        sessions: [session],
        resources: noRoom,
        seats: 2,
        rules: { capacity: 12 },
      }),
      TEN,
    ],
  ];

  test.each(cases)("%s: %s", (_, refusal, search, start) => {
    expect(findRefusal(search, start)).toBe(refusal);
    expect(describeSlot(search, start) === null).toBe(refusal !== null);
  });

  test("returns the earliest rule", () => {
    const everything = { ...fullDay, staff: [taken], resources: noRoom, seats: 2 };
    const rules = { maxPerDay: 1, noticeMinutes: 60, horizonDays: 0 };
    expect(findRefusal(example({ ...everything, rules, now: TEN + 1 }), TEN)).toBe("IN_THE_PAST");
    expect(findRefusal(example({ ...everything, rules, now: TEN - 1 }), TEN)).toBe("TOO_SOON");
    expect(findRefusal(example({ ...everything, rules }), TEN)).toBe("BEYOND_HORIZON");
    expect(findRefusal(example({ ...everything, rules: { maxPerDay: 1 } }), TEN)).toBe("DAY_LIMIT");
    expect(findRefusal(example({ ...everything }), TEN)).toBe("STAFF_BUSY");
    expect(findRefusal(example({ resources: noRoom, seats: 2 }), TEN)).toBe("NO_SEATS");
    expect(findRefusal(example({ resources: noRoom }), TEN)).toBe("RESOURCE_BUSY");
  });

  test("rejects a wall-clock time inside a gap", () => {
    // 2:30 does not exist on 8 March. The instant 31 minutes after 1:59 is 3:30.
    const night = example({ staff: [person("amara", NEW_YORK, everyDay("1:00-2:30"))] });
    expect(findRefusal(night, at("2026-03-08T03:00-04:00"))).toBe("OUTSIDE_HOURS");
  });
});
