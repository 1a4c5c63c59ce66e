import { describe, expect, test } from "vitest";
import { at, busy, everyDay, person, formatStarts } from "../slots/exampleSearch.ts";
import { assignParty } from "./assignParty.ts";
import { line, NEW_YORK, party, service } from "./exampleParty.ts";
import { findPartySlots } from "./findPartySlots.ts";
import type { PartySearch } from "./types.ts";

function times(search: PartySearch): string[] {
  const { starts, undecided } = findPartySlots(search);
  expect(undecided).toHaveLength(0);
  return formatStarts(starts, NEW_YORK).map((text) => text.slice(3, 8));
}

const staffIds = ["amara", "bruno"];
const massage = line("massage", ...staffIds);

describe("lines of findPartySlots", () => {
  test("a single line has the slots of its service", () => {
    expect(times(party([[massage]]))).toEqual(["09:00", "10:00", "11:00"]);
  });

  test("members start at the same time, each with different staff", () => {
    expect(times(party([[massage], [massage]]))).toEqual(["09:00", "10:00", "11:00"]);
    expect(times(party([[massage], [massage], [massage]]))).toEqual([]);
    expect(times(party([[line("massage", "amara")], [line("massage", "amara")]]))).toEqual([]);
  });

  test("lines of one member run back to back and end within hours", () => {
    expect(times(party([[massage, massage]]))).toEqual(["09:00", "10:00"]);
    expect(times(party([[massage, massage, massage]]))).toEqual(["09:00"]);
    expect(times(party([[massage, massage, massage, massage]]))).toEqual([]);
  });

  test("only the booker's first line must start on the interval", () => {
    const short = service("short", { rules: { durationMinutes: 20, intervalMinutes: 30 } });
    const services = [short, service("massage")];
    const search = party([[line("short", ...staffIds), massage]], { services });
    expect(times(search)).toEqual(["09:00", "09:30", "10:00", "10:30"]);
    expect(times(party([[massage], [line("short", ...staffIds)]], { services }))).toEqual([
      "09:00",
      "10:00",
      "11:00",
    ]);
  });

  test("the interval is that of the staff of the first line", () => {
    const staff = [
      person("amara", NEW_YORK, everyDay("9:00-10:30")),
      person("bruno", NEW_YORK, everyDay("9:15-12:00")),
    ];
    expect(times(party([[massage]], { staff }))).toEqual(["09:00", "09:15", "10:15"]);
    const search = party([[line("massage", "amara")], [line("massage", "bruno")]], { staff });
    expect(
      times({ ...search, staff: [staff[0]!, person("bruno", NEW_YORK, everyDay("8:50-12:00"))] }),
    ).toEqual(["09:00"]);
  });

  test("every choice of staff is tried before a start is rejected", () => {
    // The booker could take either, but only Amara is left for the guest.
    const search = party([[massage], [line("massage", "amara")]]);
    expect(times(search)).toEqual(["09:00", "10:00", "11:00"]);
    expect(assignParty(search, at("2026-03-02T09:00-05:00"))).toMatchObject({
      members: [[{ staffIds: ["bruno"] }], [{ staffIds: ["amara"] }]],
    });
  });

  test("each line keeps its own notice and horizon", () => {
    const services = [
      service("massage"),
      service("late", { rules: { noticeMinutes: 24 * 60 + 10 * 60 + 30 } }),
      service("near", { rules: { horizonDays: 0 } }),
    ];
    expect(times(party([[massage, line("late", ...staffIds)]], { services }))).toEqual(["10:00"]);
    expect(times(party([[massage], [line("near", ...staffIds)]], { services }))).toEqual([]);
  });

  test("a later line may end on the day after the requested dates", () => {
    const staff = [person("amara", NEW_YORK, everyDay("22:00-27:00"))];
    const one = line("massage", "amara");
    expect(times(party([[one, one, one]], { staff, from: "2026-03-03", to: "2026-03-03" }))).toEqual([
      "00:00",
      "22:00",
      "23:00",
    ]);
  });
});

describe("buffers of findPartySlots", () => {
  const buffered = (before: number, after: number) => [
    service("massage", { rules: { bufferBeforeMinutes: before, bufferAfterMinutes: after } }),
  ];
  const staff = [person("amara", NEW_YORK, everyDay("9:00-13:00"))];
  const one = line("massage", "amara");

  test("are absent between lines of one member on one unit", () => {
    expect(times(party([[one, one]], { staff, services: buffered(30, 30) }))).toEqual([
      "09:00",
      "10:00",
      "11:00",
    ]);
  });

  test("lie before the first and after the last line", () => {
    const taken = busy("2026-03-02T11:00-05:00", "2026-03-02T11:30-05:00");
    const withClaim = [person("amara", NEW_YORK, everyDay("9:00-14:00"), { busy: taken })];
    expect(times(party([[one, one]], { staff: withClaim, services: buffered(0, 0) }))).toEqual([
      "09:00",
      "12:00",
    ]);
    expect(times(party([[one, one]], { staff: withClaim, services: buffered(0, 5) }))).toEqual(["12:00"]);
    expect(times(party([[one, one]], { staff: withClaim, services: buffered(31, 0) }))).toEqual(["09:00"]);
  });

  test("apply twice with two staff, so one staff member can be the only choice", () => {
    // Bruno is free for the second hour itself, but not for the buffer before it.
    const two = [
      person("amara", NEW_YORK, everyDay("9:00-11:00")),
      person("bruno", NEW_YORK, everyDay("9:00-12:00"), {
        busy: busy("2026-03-02T09:30-05:00", "2026-03-02T10:00-05:00"),
      }),
    ];
    const search = party([[line("massage", "bruno", "amara"), line("massage", "bruno", "amara")]], {
      staff: two,
      services: buffered(10, 0),
    });
    expect(assignParty(search, at("2026-03-02T09:00-05:00"))).toMatchObject({
      members: [[{ staffIds: ["amara"] }, { staffIds: ["amara"] }]],
    });
  });

  test("of different members add up", () => {
    const later = [service("wait"), ...buffered(20, 20)];
    const services = [service("talk", { rules: { durationMinutes: 30 } }), ...later];
    const chloe = person("chloe", NEW_YORK, everyDay("9:00-13:00"));
    // Amara serves the guest's first hour. The booker's massage may follow 40 minutes after it, not 39.
    const members = (minutes: number) =>
      party([[line("wait", "chloe"), one], [one]], {
        staff: [...staff, chloe],
        services: services.map((of) =>
          of.id === "wait" ? { ...of, rules: { ...of.rules, durationMinutes: minutes } } : of,
        ),
      });
    expect(times(members(99))).toEqual([]);
    expect(times(members(100))).toEqual(["09:00", "10:00"]);
  });
});

describe("units of findPartySlots", () => {
  const rooms = (...taken: Int32Array[]) => [{ id: "room", units: taken }];
  const free = busy();
  const inRoom = (needed: number) => [service("massage", { resources: [{ resourceId: "room", needed }] })];

  test("are separate for each line and free for the whole time", () => {
    const taken = busy("2026-03-02T10:30-05:00", "2026-03-02T11:30-05:00");
    const pair = [[massage], [massage]];
    expect(times(party(pair, { services: inRoom(1), resources: rooms(free, free) }))).toHaveLength(3);
    expect(times(party(pair, { services: inRoom(1), resources: rooms(free) }))).toEqual([]);
    expect(times(party(pair, { services: inRoom(1), resources: rooms(free, taken) }))).toEqual(["09:00"]);
    expect(times(party([[massage]], { services: inRoom(2), resources: rooms(free, taken) }))).toEqual([
      "09:00",
    ]);
    expect(times(party(pair, { services: inRoom(2), resources: rooms(free, free, free) }))).toEqual([]);
  });

  test("are all staff for a collective line", () => {
    const services = [service("couples", { assignment: "collective" }), service("massage")];
    const couples = line("couples", ...staffIds);
    expect(times(party([[couples]], { services }))).toEqual(["09:00", "10:00", "11:00"]);
    expect(times(party([[couples], [massage]], { services }))).toEqual([]);
    const chloe = person("chloe", NEW_YORK, everyDay("9:00-12:00"));
    const search = party([[couples], [line("massage", "amara", "chloe")]], { services });
    expect(times({ ...search, staff: [...search.staff, chloe] })).toHaveLength(3);
  });
});

describe("classes of findPartySlots", () => {
  const yoga = (sessions: PartySearch["services"][number]["sessions"] = []) =>
    service("yoga", { rules: { capacity: 3 }, sessions });
  const seats = (count: number) => ({ ...line("yoga", ...staffIds), seats: count });
  const ten = at("2026-03-02T10:00-05:00");
  const openSession = { staffId: "amara", startsAt: ten, seatsTaken: 1, seatsOffered: 3 };
  const teaching = [
    person("amara", NEW_YORK, everyDay("9:00-12:00"), {
      busy: busy("2026-03-02T10:00-05:00", "2026-03-02T11:00-05:00"),
    }),
  ];
  const own = (count: number) => ({ ...line("yoga", "amara"), seats: count });

  test("share one session among all lines, and add up their seats", () => {
    expect(times(party([[seats(1)], [seats(2)]], { services: [yoga()] }))).toEqual([
      "09:00",
      "10:00",
      "11:00",
    ]);
    expect(times(party([[seats(2)], [seats(2)]], { services: [yoga()] }))).toEqual([]);
  });

  test("join an existing session while it has seats", () => {
    const search = (count: number) =>
      party([[own(count)]], { services: [yoga([openSession])], staff: teaching });
    expect(times(search(2))).toEqual(["09:00", "10:00", "11:00"]);
    expect(times(search(3))).toEqual(["09:00", "11:00"]);
    expect(assignParty(search(2), ten)).toMatchObject({
      members: [[{ session: "joined", staffIds: ["amara"] }]],
    });
    expect(assignParty(search(2), ten - 60)).toMatchObject({ members: [[{ session: "opened" }]] });
  });

  test("need a room to open a session, not to join one", () => {
    const services = [{ ...yoga([openSession]), resources: [{ resourceId: "room", needed: 1 }] }];
    const search = party([[own(1)]], { services, staff: teaching, resources: [{ id: "room", units: [] }] });
    expect(times(search)).toEqual(["10:00"]);
  });

  test("open only on their own interval, also as a later line", () => {
    const services = [yoga(), service("talk", { rules: { durationMinutes: 30, intervalMinutes: 30 } })];
    expect(times(party([[line("talk", ...staffIds), seats(1)]], { services }))).toEqual(["09:30", "10:30"]);
  });

  test("fit a hundred and one seats into one session", () => {
    const services = [service("yoga", { rules: { capacity: 101 } })];
    const members = Array.from({ length: 101 }, () => [seats(1)]);
    expect(times(party(members, { services }))).toEqual(["09:00", "10:00", "11:00"]);
  });
});

describe("daily limits of findPartySlots", () => {
  const limited = (maxPerDay: number, taken: number) => [
    service("massage", { rules: { maxPerDay }, takenPerDay: new Map([["2026-03-02", taken]]) }),
  ];

  test("count all bookings of a service by the party", () => {
    expect(times(party([[massage], [massage]], { services: limited(4, 2) }))).toHaveLength(3);
    expect(times(party([[massage], [massage]], { services: limited(4, 3) }))).toEqual([]);
  });
});

describe("invalid input of findPartySlots", () => {
  test.each<[string, PartySearch]>([
    ["nobody", party([])],
    ["a member without a line", party([[massage], []])],
    ["102 lines", party(Array.from({ length: 102 }, () => [massage]))],
    ["a service that is not listed", party([[line("yoga", "amara")]])],
    ["a person who is not listed", party([[line("massage", "zoe")]])],
    [
      "a resource that is not listed",
      party([[massage]], {
        services: [service("massage", { resources: [{ resourceId: "room", needed: 1 }] })],
      }),
    ],
    [
      "no interval",
      party([[massage]], { services: [service("massage", { rules: { intervalMinutes: 0 } })] }),
    ],
    ["a date that does not exist", party([[massage]], { from: "2026-02-30" })],
  ])("%s", (_, search) => {
    expect(() => findPartySlots(search)).toThrow(RangeError);
  });

  test("a service without eligible staff has no slots and is no error", () => {
    expect(times(party([[line("massage")]]))).toEqual([]);
    expect(assignParty(party([[line("massage")]]), at("2026-03-02T09:00-05:00"))).toBeNull();
  });

  test("a fractional start is never offered", () => {
    expect(assignParty(party([[massage]]), at("2026-03-02T09:00-05:00") + 0.5)).toBeNull();
  });
});
