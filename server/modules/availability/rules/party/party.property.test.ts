import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitrarySearch } from "../slots/arbitrarySearch.ts";
import { findSlots } from "../slots/findSlots.ts";
import { dateAt } from "../slots/oracle.ts";
import { arbitraryLargeParty, arbitraryParty, minutesOfDay } from "./arbitraryParty.ts";
import { assignParty } from "./assignParty.ts";
import { findViolations } from "./checkAssignment.ts";
import { listClaims, type PartyClaim } from "./claims.ts";
import { findPartySlots } from "./findPartySlots.ts";
import { findBestAssignment } from "./partyOracle.ts";
import type { PartyAssignment, PartySearch, PartyService } from "./types.ts";
import { getPropertyRuns } from "../../../../testing/depth.ts";

const RUNS = getPropertyRuns(400);
const TIME_OUT = 60_000 + RUNS * 300;

function getStaff(assignment: PartyAssignment | "undecided" | null) {
  if (assignment === null || assignment === "undecided") return assignment;
  return assignment.members.map((lines) => lines.map(({ staffIds, session }) => ({ staffIds, session })));
}

function overlaps(claims: readonly PartyClaim[]): PartyClaim[] {
  return claims.filter((one, i) =>
    claims.some(
      (other, k) =>
        k !== i &&
        JSON.stringify(one.unit) === JSON.stringify(other.unit) &&
        one.from < other.until &&
        other.from < one.until,
    ),
  );
}

describe("the party search against the oracle", () => {
  test("finds the same starts and staff", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(arbitraryParty, fc.constantFrom(0, 5, 10), (search, phase) => {
        const offered: number[] = [];
        // Only every third start, so that more parties can be tried.
        const testedStarts = minutesOfDay(search).filter((start) => start % 15 === phase);
        for (const start of testedStarts) {
          const best = findBestAssignment(search, start);
          const assigned = assignParty(search, start);
          expect(getStaff(assigned)).toEqual(getStaff(best));
          if (assigned !== null && assigned !== "undecided") {
            expect(findViolations(search, assigned)).toEqual([]);
            if (dateAt(search.timeZone, start) === search.from) offered.push(start);
          }
        }
        const { starts, undecided } = findPartySlots(search);
        expect([...starts].filter((start) => start % 15 === phase)).toEqual(offered);
        expect(undecided).toHaveLength(0);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("properties of the party search", () => {
  test("every slot of a large party can be assigned and satisfies every rule", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(arbitraryLargeParty, (search) => {
        const offered = new Set(findPartySlots(search).starts);
        for (const start of minutesOfDay(search).filter((minute) => minute % 10 === 0)) {
          const assigned = assignParty(search, start);
          const isInRange = dateAt(search.timeZone, start) === search.from;
          if (isInRange) expect(assigned !== null && assigned !== "undecided").toBe(offered.has(start));
          if (assigned === null || assigned === "undecided") continue;
          expect(findViolations(search, assigned)).toEqual([]);
          expect(overlaps(listClaims(search, assigned))).toEqual([]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  const added = (to: PartySearch, by: PartySearch) => {
    const before = new Set(findPartySlots(to).starts);
    return [...findPartySlots(by).starts].filter((start) => !before.has(start));
  };

  test("fewer steps decide fewer starts, and none differently", { timeout: TIME_OUT }, () => {
    const none = { perStart: 0, perSearch: 0, perAssignment: 0 };
    fc.assert(
      fc.property(fc.oneof(arbitraryParty, arbitraryLargeParty), (search) => {
        const exact = new Set(findPartySlots(search).starts);
        const { starts, undecided } = findPartySlots(search, none);
        const open = new Set(undecided);
        expect([...starts].filter((start) => !exact.has(start) || open.has(start))).toEqual([]);
        expect(new Set([...starts, ...[...undecided].filter((start) => exact.has(start))])).toEqual(exact);
        for (const start of starts) {
          const assigned = assignParty(search, start, none);
          if (assigned === null || assigned === "undecided") throw new Error("Offered and not assigned");
          expect(findViolations(search, assigned)).toEqual([]);
        }
      }),
      { numRuns: RUNS * 2 },
    );
  });

  test("a single line has the slots of the slot engine", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(arbitrarySearch, (single) => {
        const { rules, assignment, sessions, takenPerDay, seats, staff } = single;
        const resources = single.resources.map(({ units }, index) => ({ id: `resource ${index}`, units }));
        const service: PartyService = {
          id: "service",
          rules,
          assignment,
          sessions,
          takenPerDay,
          resources: single.resources.map(({ needed }, index) => ({
            resourceId: `resource ${index}`,
            needed,
          })),
        };
        const line = { serviceId: "service", staffIds: staff.map((one) => one.id), seats };
        const party = { ...single, resources, services: [service], members: [{ lines: [line] }] };
        expect(findPartySlots(party)).toEqual({ starts: findSlots(single), undecided: new Int32Array(0) });
      }),
      { numRuns: RUNS * 2 },
    );
  });

  test("an additional claim never adds a slot", { timeout: TIME_OUT }, () => {
    const claim = fc.tuple(fc.nat(), fc.nat(600), fc.integer({ min: 5, max: 60 }));
    fc.assert(
      fc.property(arbitraryParty, claim, (any, [unitIndex, begin, length]) => {
        // A joined session ignores its teacher's claims, so a claim may end one session while another is joined.
        const search = { ...any, services: any.services.map((one) => ({ ...one, sessions: [] })) };
        const [first] = minutesOfDay(search);
        const more = [first! + 8 * 60 + begin, first! + 8 * 60 + begin + length];
        const units = [...search.staff.map((one) => one.id), ...search.resources.map((one) => one.id)];
        const chosen = units[unitIndex % units.length];
        const taken = {
          ...search,
          staff: search.staff.map((one) =>
            one.id === chosen ? { ...one, busy: Int32Array.from([...one.busy, ...more]) } : one,
          ),
          resources: search.resources.map((one) =>
            one.id === chosen
              ? { ...one, units: one.units.map((unit) => Int32Array.from([...unit, ...more])) }
              : one,
          ),
        };
        expect(added(search, taken)).toEqual([]);
      }),
      { numRuns: RUNS * 4 },
    );
  });

  test("another room, or one line less at the end, never removes a slot", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(arbitraryParty, (any) => {
        // Without a line, the buffer of the previous line applies where it did not before. So there are no buffers
        // here.
        const search = {
          ...any,
          services: any.services.map((one) => ({
            ...one,
            rules: { ...one.rules, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
          })),
        };
        const roomier = {
          ...search,
          resources: search.resources.map((one) => ({ ...one, units: [...one.units, new Int32Array(0)] })),
        };
        expect(added(roomier, search)).toEqual([]);
        const last = search.members.at(-1)!.lines.slice(0, -1);
        const members = [...search.members.slice(0, -1), ...(last.length > 0 ? [{ lines: last }] : [])];
        if (members.length > 0) expect(added({ ...search, members }, search)).toEqual([]);
      }),
      { numRuns: RUNS * 4 },
    );
  });

  test("the order of guests changes no slot", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(arbitraryParty, (search) => {
        const [booker, ...guests] = search.members;
        const turned = { ...search, members: [booker!, ...guests.toReversed()] };
        expect(findPartySlots(turned)).toEqual(findPartySlots(search));
      }),
      { numRuns: RUNS * 4 },
    );
  });
});
