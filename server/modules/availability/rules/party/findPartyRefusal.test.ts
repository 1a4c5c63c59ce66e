import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at, busy, everyDay, person } from "../slots/exampleSearch.ts";
import { arbitraryLargeParty, arbitraryParty, minutesOfDay } from "./arbitraryParty.ts";
import { assignParty } from "./assignParty.ts";
import { line, NEW_YORK, party, service } from "./exampleParty.ts";
import type { PartySearch } from "./types.ts";
import { findPartyRefusal } from "./findPartyRefusal.ts";
import { getPropertyRuns } from "../../../../testing/depth.ts";

const nine = at("2026-03-02T09:00-05:00");
const massage = line("massage", "amara", "bruno");
const yoga = (seats: number) => ({ ...line("yoga", "amara"), seats });
const inRoom = service("massage", { resources: [{ resourceId: "room", needed: 1 }] });
const openSession = { staffId: "amara", startsAt: nine, seatsTaken: 2, seatsOffered: 3 };

describe("findPartyRefusal", () => {
  test.each<[string, PartySearch, string, string]>([
    ["in the past", party([[massage]], { now: nine + 1 }), "IN_THE_PAST", "0.0"],
    ["a later line ends after hours", party([[massage, massage, massage, massage]]), "OUTSIDE_HOURS", "0.3"],
    [
      "a guest's class has too few seats left, for all its lines together",
      party([[line("massage", "bruno")], [yoga(1)], [yoga(1)]], {
        services: [service("massage"), service("yoga", { rules: { capacity: 3 }, sessions: [openSession] })],
        staff: [
          person("amara", NEW_YORK, everyDay("9:00-12:00"), { busy: Int32Array.of(nine, nine + 60) }),
          person("bruno", NEW_YORK, everyDay("9:00-12:00")),
        ],
      }),
      "NO_SEATS",
      "1.0,2.0",
    ],
    [
      "the day has room for one visit, not for two",
      party([[massage], [massage]], {
        services: [
          service("massage", { rules: { maxPerDay: 3 }, takenPerDay: new Map([["2026-03-02", 2]]) }),
        ],
      }),
      "DAY_LIMIT",
      "1.0",
    ],
    ["no staff member is left for the third", party([[massage], [massage], [massage]]), "STAFF_BUSY", "2.0"],
    [
      "no room is left for the second",
      party([[massage], [massage]], { services: [inRoom], resources: [{ id: "room", units: [busy()] }] }),
      "RESOURCE_BUSY",
      "1.0",
    ],
    ["no staff member may serve", party([[line("massage")]]), "NO_STAFF", "0.0"],
  ])("%s", (_, search, refusal, lines) => {
    const why = findPartyRefusal(search, nine);
    if (why === null || why === "undecided") throw new Error("Not refused");
    expect(why.refusal).toBe(refusal);
    expect(why.lines.map(({ member, line: place }) => `${member}.${place}`).join()).toBe(lines);
  });
});

test("returns a reason exactly where no assignment exists", { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.oneof(arbitraryParty, arbitraryLargeParty), (search) => {
      for (const start of minutesOfDay(search).filter((minute) => minute % 20 === 0)) {
        const assigned = assignParty(search, start);
        if (assigned === "undecided") continue;
        expect(findPartyRefusal(search, start) === null).toBe(assigned !== null);
      }
    }),
    { numRuns: getPropertyRuns(400) },
  );
});
