import type { Refusal, SlotSearch, StaffCalendar } from "../../../../shared/slots/types.ts";
import { whyNot } from "../slots/whyNot.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { STEP_LIMITS } from "./budget.ts";
import { layOut } from "./decideStart.ts";
import { type Job, jobsOf, type LinePlace } from "./jobs.ts";
import { prepareStart } from "./prepareStart.ts";
import { solvePart } from "./solvePart.ts";
import { fitsDayLimits } from "./startLimits.ts";
import type { PartySearch } from "./types.ts";

export interface PartyRefusal {
  readonly refusal: Refusal;
  readonly lines: readonly LinePlace[];
}

const NOTHING_TAKEN = new Int32Array(0);

/**
 * Returns the first rule that rejects a start, null if the party fits, or "undecided" at the step limit. Checks each
 * line alone first, then the daily limit of all lines, then staff, then resources.
 * @throws {RangeError} as `findPartySlots` does
 */
export function whyNotParty(search: PartySearch, startsAt: EpochMinute): PartyRefusal | "undecided" | null {
  const jobs = jobsOf(search);
  for (const job of jobs) {
    const refusal = whyNot(aloneSearch(search, job), startsAt + job.offset);
    if (refusal !== null) return { refusal, lines: job.places };
  }
  const party = prepareStart(search, jobs, startsAt);
  if (!fitsDayLimits(search, party.zones, jobs, startsAt)) {
    const first = jobs.findIndex(
      (_, last) => !fitsDayLimits(search, party.zones, jobs.slice(0, last + 1), startsAt),
    );
    return { refusal: "DAY_FULL", lines: jobs[first]!.places };
  }
  let isCertain = true;
  const budget = { steps: STEP_LIMITS.perStart };
  for (const prepared of party.parts) {
    const verdict = solvePart(layOut(party, prepared, 0), budget);
    if (verdict === "undecided") isCertain = false;
    if (verdict !== "no") continue;
    const refusal = prepared.part.resourceId === null ? "STAFF_BUSY" : "RESOURCE_BUSY";
    for (let count = 1; count < prepared.needs.length; count++) {
      const tracks = layOut(party, prepared, 0);
      tracks.left.fill(0, count);
      if (solvePart(tracks, budget) === "no")
        return { refusal, lines: prepared.needs[count - 1]!.job.places };
    }
    return { refusal, lines: prepared.needs.at(-1)!.job.places };
  }
  return isCertain ? null : "undecided";
}

/** A search for one job without claims and resources. A class keeps the claims of its teachers. */
function aloneSearch(search: PartySearch, { service, staffIds, seats, isSession, onGrid }: Job): SlotSearch {
  const staff = staffIds.flatMap((id) => search.staff.find((one) => one.id === id) ?? []);
  return {
    ...search,
    rules: { ...service.rules, intervalMinutes: onGrid ? service.rules.intervalMinutes : 1 },
    assignment: service.assignment,
    staff: isSession ? staff : staff.map((one): StaffCalendar => ({ ...one, busy: NOTHING_TAKEN })),
    resources: [],
    sessions: service.sessions,
    seats,
    takenPerDay: service.takenPerDay,
  };
}
