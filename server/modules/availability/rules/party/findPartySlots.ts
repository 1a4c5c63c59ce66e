import { zoneBook } from "../../../../shared/time/zoneBook.ts";
import { bitsOf } from "./bitRows.ts";
import { STEP_LIMITS, type StepLimits } from "./budget.ts";
import { jobsOf } from "./jobs.ts";
import { decideStart } from "./decideStart.ts";
import { prepareParty } from "./prepareParty.ts";
import { askedStarts, dropOutsideLimits, roughRange, zoneMargin } from "./startLimits.ts";
import type { PartySearch, PartySlots } from "./types.ts";

/**
 * Finds the starts, in ascending epoch minutes, at which all lines fit staff, rooms and equipment together. Exact
 * within the limits of `budget.ts`, other starts are `undecided`.
 * @throws {RangeError} for no lines or more than 101, for an unlisted service, staff member or resource, and for an
 * invalid date, zone or duration
 */
export function findPartySlots(search: PartySearch, limits: StepLimits = STEP_LIMITS): PartySlots {
  const jobs = jobsOf(search);
  const [from, to] = roughRange(search, jobs[0]!);
  if (from >= to) return { starts: new Int32Array(0), undecided: new Int32Array(0) };
  const margin = zoneMargin(search, jobs);
  const zones = zoneBook(from - margin, to + margin);
  const asked = askedStarts(search, zones, [from, to]);
  dropOutsideLimits(asked, search, zones, jobs);
  const party = prepareParty(search, zones, jobs, asked);

  const starts: number[] = [];
  const undecided: number[] = [];
  let left = limits.perSearch;
  for (const number of bitsOf(party.possible, 0, party.candidates.words)) {
    const start = party.candidates.starts[number]!;
    const budget = { steps: Math.min(left, limits.perStart) };
    const granted = budget.steps;
    const verdict = decideStart(party, number, budget);
    left -= granted - budget.steps;
    if (verdict === "yes") starts.push(start);
    else if (verdict === "undecided") undecided.push(start);
  }
  return { starts: Int32Array.from(starts), undecided: Int32Array.from(undecided) };
}
