import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyDay, person } from "../slots/exampleSearch.ts";
import { arbitraryParty } from "./arbitraryParty.ts";
import { assignParty } from "./assignParty.ts";
import { NEW_YORK, line, party, service } from "./exampleParty.ts";
import { findPartySlots } from "./findPartySlots.ts";
import type { PartySearch } from "./types.ts";
import { FREE_START, withEverythingFree } from "./withEverythingFree.ts";
import { getPropertyRuns } from "../../../../testing/depth.ts";

const RUNS = getPropertyRuns(400);

const massage = line("massage", "amara", "bruno");
const inRoom = service("massage", { resources: [{ resourceId: "room", needed: 1 }] });
const rooms = (count: number) => [
  { id: "room", units: Array.from({ length: count }, () => new Int32Array(0)) },
];
const yoga = service("yoga", { rules: { capacity: 3 } });
const seats = (count: number) => ({ ...line("yoga", "amara"), seats: count });
const closed = [person("amara", NEW_YORK, [])];

const fits = (search: PartySearch) => assignParty(withEverythingFree(search), FREE_START) !== null;

describe("withEverythingFree", () => {
  test.each<[string, PartySearch, boolean]>([
    ["two members for two people", party([[massage], [massage]]), true],
    ["three members for two people", party([[massage], [massage], [massage]]), false],
    [
      "two members for one room",
      party([[massage], [massage]], { services: [inRoom], resources: rooms(1) }),
      false,
    ],
    [
      "two members for two rooms",
      party([[massage], [massage]], { services: [inRoom], resources: rooms(2) }),
      true,
    ],
    ["as many seats as a class has", party([[seats(3)]], { services: [yoga] }), true],
    ["more seats than a class has", party([[seats(4)]], { services: [yoga] }), false],
    [
      "one teacher for two classes at a time",
      party([[seats(1)], [{ ...seats(1), serviceId: "pilates" }]], {
        services: [yoga, { ...yoga, id: "pilates" }],
      }),
      true,
    ],
    ["closed hours", party([[line("massage", "amara")]], { staff: closed }), true],
    ["lines longer than a day", party([Array.from({ length: 30 }, () => massage)]), true],
    [
      "a short window, a notice and a horizon",
      party([[massage]], {
        staff: [person("amara", NEW_YORK, everyDay("9:00-9:30")), person("bruno", NEW_YORK, [])],
        services: [service("massage", { rules: { noticeMinutes: 90_000, horizonDays: 1, maxPerDay: 1 } })],
      }),
      true,
    ],
  ])("decides whether units suffice: %s", (_, search, expected) => {
    expect(fits(search)).toBe(expected);
  });

  test("fits every party that fits at some start", { timeout: 60_000 + RUNS * 300 }, () => {
    fc.assert(
      fc.property(arbitraryParty, (search) => {
        const hasStart = findPartySlots(search).starts.length > 0;
        expect(!hasStart || fits(search)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
