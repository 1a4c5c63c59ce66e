import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateAt } from "../slots/oracle.ts";
import { arbitraryParty, minutesOfDay } from "./arbitraryParty.ts";
import { assignParty } from "./assignParty.ts";
import { faultsOf } from "./checkAssignment.ts";
import { findPartySlots } from "./findPartySlots.ts";
import { bestOfAll } from "./partyOracle.ts";
import type { PartyAssignment, PartySearch } from "./types.ts";

const RUNS = Number(process.env["DAYBOOK_PROPERTY_RUNS"] ?? 200);
const TIME_OUT = 60_000 + RUNS * 300;

function staffOf(assignment: PartyAssignment | "undecided" | null) {
  if (assignment === null || assignment === "undecided") return assignment;
  return assignment.members.map((lines) => lines.map(({ staffIds, session }) => ({ staffIds, session })));
}

describe("the search says what trying every assignment says", () => {
  test("which starts, and who serves", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(arbitraryParty, (search) => {
        const offered: number[] = [];
        for (const start of minutesOfDay(search)) {
          const best = bestOfAll(search, start);
          const assigned = assignParty(search, start);
          expect(staffOf(assigned)).toEqual(staffOf(best));
          if (assigned !== null && assigned !== "undecided") {
            expect(faultsOf(search, assigned)).toEqual([]);
            if (dateAt(search.timeZone, start) === search.from) offered.push(start);
          }
        }
        expect(findPartySlots(search)).toEqual({
          starts: Int32Array.from(offered),
          undecided: new Int32Array(0),
        });
      }),
      { numRuns: RUNS },
    );
  });
});
