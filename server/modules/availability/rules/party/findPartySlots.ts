import { createZoneCache } from "../../../../shared/time/createZoneCache.ts";
import { listBits } from "./bitRows.ts";
import { STEP_LIMITS, type StepLimits } from "./budget.ts";
import { buildJobs } from "./jobs.ts";
import { decideStart } from "./decideStart.ts";
import { prepareParty } from "./prepareParty.ts";
import { listRequestedStarts, removeOutsideLimits, getStartRange, getZoneMargin } from "./startLimits.ts";
import type { PartySearch, PartySlots } from "./types.ts";

/**
 * Finds the starts, in ascending epoch minutes, at which all lines fit staff, rooms and equipment together. Exact
 * within the limits of `budget.ts`, other starts are `undecided`.
 * @throws {RangeError} for no lines or more than 101, for an unlisted service, staff member or resource, and for an
 * invalid date, zone or duration
 */
export function findPartySlots(search: PartySearch, limits: StepLimits = STEP_LIMITS): PartySlots {
  const jobs = buildJobs(search);
  const [from, to] = getStartRange(search, jobs[0]!);
  if (from >= to) return { starts: new Int32Array(0), undecided: new Int32Array(0) };
  const margin = getZoneMargin(search, jobs);
  const zones = createZoneCache(from - margin, to + margin);
  const requestedStarts = listRequestedStarts(search, zones, [from, to]);
  removeOutsideLimits(requestedStarts, search, zones, jobs);
  const party = prepareParty(search, zones, jobs, requestedStarts);

  const starts: number[] = [];
  const undecided: number[] = [];
  let left = limits.perSearch;
  for (const candidate of listBits(party.possible, 0, party.candidates.words)) {
    const start = party.candidates.starts[candidate]!;
    const budget = { steps: Math.min(left, limits.perStart) };
    const granted = budget.steps;
    const verdict = decideStart(party, candidate, budget);
    left -= granted - budget.steps;
    if (verdict === "yes") starts.push(start);
    else if (verdict === "undecided") undecided.push(start);
  }
  return { starts: Int32Array.from(starts), undecided: Int32Array.from(undecided) };
}
