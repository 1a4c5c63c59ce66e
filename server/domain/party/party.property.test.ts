import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateAt } from "../slots/oracle.ts";
import { arbitraryParty, minutesOfDay } from "./arbitraryParty.ts";
import { assignParty } from "./assignParty.ts";
import { faultsOf } from "./checkAssignment.ts";
import { findPartySlots } from "./findPartySlots.ts";
import { bestOfAll } from "./partyOracle.ts";
import type { PartyAssignment } from "./types.ts";

const RUNS = Number(process.env["DAYBOOK_PROPERTY_RUNS"] ?? 200);
const TIME_OUT = 60_000 + RUNS * 300;

function staffOf(assignment: PartyAssignment | "undecided" | null) {
  if (assignment === null || assignment === "undecided") return assignment;
  return assignment.members.map((lines) => lines.map(({ staffIds, session }) => ({ staffIds, session })));
}

describe("the search says what trying every assignment says", () => {
  test("which starts, and who serves", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(arbitraryParty, fc.constantFrom(0, 5, 10), (search, phase) => {
        const offered: number[] = [];
        // Every third of the starts there are, so that more parties can be tried.
        const asked = minutesOfDay(search).filter((start) => start % 15 === phase);
        for (const start of asked) {
          const best = bestOfAll(search, start);
          const assigned = assignParty(search, start);
          expect(staffOf(assigned)).toEqual(staffOf(best));
          if (assigned !== null && assigned !== "undecided") {
            expect(faultsOf(search, assigned)).toEqual([]);
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
