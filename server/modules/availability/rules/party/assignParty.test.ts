import { describe, expect, test } from "vitest";
import { at, busy, everyDay, person } from "../slots/exampleSearch.ts";
import { assignParty } from "./assignParty.ts";
import { findViolations } from "./checkAssignment.ts";
import { listClaims } from "./claims.ts";
import { line, NEW_YORK, party, service } from "./exampleParty.ts";
import type { PartyAssignment, PartySearch } from "./types.ts";

const nine = at("2026-03-02T09:00-05:00");

function assigned(search: PartySearch, start = nine): PartyAssignment {
  const assignment = assignParty(search, start);
  if (assignment === null || assignment === "undecided") throw new Error(`Not assigned: ${assignment}`);
  expect(findViolations(search, assignment)).toEqual([]);
  return assignment;
}

function claims(search: PartySearch, start = nine): string[] {
  const clock = (minute: number) =>
    `${String(9 + Math.floor((minute - nine) / 60)).padStart(2, "0")}:${String((minute - nine + 540) % 60).padStart(2, "0")}`;
  return listClaims(search, assigned(search, start)).map(({ unit, from, until, lines }) => {
    const name = "staffId" in unit ? unit.staffId : `${unit.resourceId} ${unit.unit}`;
    const places = lines.map(({ member, line: place }) => `${member}.${place}`);
    return `${name} ${clock(from)}-${clock(until)} ${places.join()}`;
  });
}

describe("staff of assignParty", () => {
  test("gives each line the first preference with which all others still fit", () => {
    const chloe = person("chloe", NEW_YORK, everyDay("9:00-12:00"));
    const search = party([
      [line("massage", "chloe", "amara")],
      [line("massage", "chloe", "bruno", "amara")],
      [line("massage", "bruno")],
    ]);
    const { members } = assigned({ ...search, staff: [...search.staff, chloe] });
    expect(members.map(([first]) => first!.staffIds)).toEqual([["chloe"], ["amara"], ["bruno"]]);
  });

  test("assigns twenty equal lines to twenty staff in order of preference", () => {
    const ids = Array.from({ length: 20 }, (_, index) => `person-${index}`);
    const search = party(
      Array.from({ length: 20 }, () => [line("massage", ...ids)]),
      { staff: ids.map((id) => person(id, NEW_YORK, everyDay("9:00-12:00"))) },
    );
    expect(assigned(search).members.map(([first]) => first!.staffIds[0])).toEqual(ids);
  });

  test("assigns a hundred and one consecutive lines", () => {
    const ids = Array.from({ length: 8 }, (_, index) => `person-${index}`);
    const rules = { durationMinutes: 20, bufferBeforeMinutes: 5, bufferAfterMinutes: 10 };
    const search = party(
      [
        Array.from({ length: 101 }, (_, index) =>
          line("massage", ...ids.slice(index % 8), ...ids.slice(0, index % 8)),
        ),
      ],
      {
        services: [service("massage", { rules })],
        staff: ids.map((id) => person(id, NEW_YORK, everyDay("9:00-60:00"))),
      },
    );
    expect(assigned(search).members[0]!.map((one) => one.staffIds[0])).toEqual(
      Array.from({ length: 101 }, (_, index) => ids[index % 8]),
    );
  });

  test("ignores the dates of the search", () => {
    const search = party([[line("massage", "amara")]], { from: "2026-03-20", to: "2026-03-20" });
    expect(assignParty(search, nine)).toMatchObject({ startsAt: nine, endsAt: nine + 60 });
  });
});

describe("units of assignParty", () => {
  const services = [
    service("massage", { resources: [{ resourceId: "room", needed: 1 }] }),
    service("physio", { resources: [{ resourceId: "room", needed: 1 }] }),
  ];
  const units = [
    busy(),
    busy(
      "2026-03-02T07:00-05:00",
      "2026-03-02T09:00-05:00",
      "2026-03-02T13:00-05:00",
      "2026-03-02T14:00-05:00",
    ),
    busy(
      "2026-03-02T07:00-05:00",
      "2026-03-02T09:00-05:00",
      "2026-03-02T10:00-05:00",
      "2026-03-02T11:00-05:00",
    ),
  ];

  test("are the best-fitting ones", () => {
    const search = party([[line("massage", "amara")]], { services, resources: [{ id: "room", units }] });
    expect(assigned(search).members[0]![0]!.units).toEqual([{ resourceId: "room", unit: 2 }]);
  });

  test("keep a member's room where possible", () => {
    const search = party([[line("physio", "amara"), line("massage", "amara")]], {
      services,
      resources: [{ id: "room", units: units.slice(0, 2) }],
    });
    expect(assigned(search).members[0]!.map((one) => one.units[0]!.unit)).toEqual([1, 1]);
    const changing = { ...search, resources: [{ id: "room", units }] };
    expect(assigned(changing).members[0]!.map((one) => one.units[0]!.unit)).toEqual([2, 1]);
  });
});

describe("claims of assignParty", () => {
  const rules = { bufferBeforeMinutes: 10, bufferAfterMinutes: 20 };
  const staff = ["amara", "bruno"].map((id) => person(id, NEW_YORK, everyDay("9:00-17:00")));

  test("merge consecutive lines on one unit, with only the outer buffers", () => {
    const services = [service("massage", { rules }), service("physio")];
    const search = party([[line("massage", "amara"), line("physio", "amara"), line("massage", "bruno")]], {
      services,
      staff,
    });
    expect(claims(search)).toEqual(["amara 08:50-11:00 0.0,0.1", "bruno 10:50-12:20 0.2"]);
  });

  test("are two for a staff member who serves twice with a break", () => {
    const search = party([[line("massage", "amara"), line("massage", "bruno"), line("massage", "amara")]], {
      services: [service("massage", { rules })],
      staff,
    });
    expect(claims(search)).toEqual([
      "amara 08:50-10:20 0.0",
      "bruno 09:50-11:20 0.1",
      "amara 10:50-12:20 0.2",
    ]);
  });

  test("are one for an opened session of several lines, and none for a joined one", () => {
    const yoga = service("yoga", { rules: { capacity: 5 }, resources: [{ resourceId: "hall", needed: 1 }] });
    const search = party(
      [
        [line("massage", "amara"), line("yoga", "amara")],
        [line("massage", "bruno"), line("yoga", "amara", "bruno")],
      ],
      { services: [service("massage"), yoga], staff, resources: [{ id: "hall", units: [busy()] }] },
    );
    expect(claims(search)).toEqual([
      "amara 09:00-10:00 0.0",
      "amara 10:00-11:00 0.1,1.1",
      "hall 0 10:00-11:00 0.1,1.1",
      "bruno 09:00-10:00 1.0",
    ]);
    const openSession = { staffId: "amara", startsAt: nine + 60, seatsTaken: 1, seatsOffered: 5 };
    const joining = { ...search, services: [service("massage"), { ...yoga, sessions: [openSession] }] };
    expect(claims(joining)).toEqual(["amara 09:00-10:00 0.0", "bruno 09:00-10:00 1.0"]);
  });

  test("are one for each staff member of a team", () => {
    const search = party([[line("couples", "amara", "bruno")]], {
      services: [service("couples", { assignment: "collective" })],
    });
    expect(claims(search)).toEqual(["amara 09:00-10:00 0.0", "bruno 09:00-10:00 0.0"]);
  });
});
