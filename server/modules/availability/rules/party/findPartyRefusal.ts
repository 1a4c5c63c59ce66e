import type { SlotSearch, StaffCalendar } from "../../../../shared/slots/types.ts";
import type { CalendarReason } from "../../../../shared/slots/unavailableReasons.ts";
import { findRefusal } from "../slots/findRefusal.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { STEP_LIMITS } from "./budget.ts";
import { resetTracks } from "./decideStart.ts";
import { type Job, buildJobs, type LinePosition } from "./jobs.ts";
import { prepareStart } from "./prepareStart.ts";
import { solvePart } from "./solvePart.ts";
import { fitsDayLimits } from "./startLimits.ts";
import type { PartySearch } from "./types.ts";

export interface PartyRefusal {
  readonly refusal: CalendarReason;
  readonly lines: readonly LinePosition[];
}

const NO_BUSY_TIMES = new Int32Array(0);

/**
 * Returns the first rule that rejects a start, null if the party fits, or "undecided" at the step limit. Checks each
 * line alone first, then the daily limit of all lines, then staff, then resources.
 * @throws {RangeError} as `findPartySlots` does
 */
export function findPartyRefusal(
  search: PartySearch,
  startsAt: EpochMinute,
): PartyRefusal | "undecided" | null {
  const jobs = buildJobs(search);
  for (const job of jobs) {
    const refusal = findRefusal(toSingleSearch(search, job), startsAt + job.offset);
    if (refusal !== null) return { refusal, lines: job.positions };
  }
  const party = prepareStart(search, jobs, startsAt);
  if (!fitsDayLimits(search, party.zones, jobs, startsAt)) {
    const first = jobs.findIndex(
      (_, last) => !fitsDayLimits(search, party.zones, jobs.slice(0, last + 1), startsAt),
    );
    return { refusal: "DAY_LIMIT", lines: jobs[first]!.positions };
  }
  let isCertain = true;
  const budget = { steps: STEP_LIMITS.perStart };
  for (const prepared of party.parts) {
    const verdict = solvePart(resetTracks(party, prepared, 0), budget);
    if (verdict === "undecided") isCertain = false;
    if (verdict !== "no") continue;
    const refusal = prepared.part.resourceId === null ? "STAFF_BUSY" : "RESOURCE_BUSY";
    for (let count = 1; count < prepared.needs.length; count++) {
      const tracks = resetTracks(party, prepared, 0);
      tracks.left.fill(0, count);
      if (solvePart(tracks, budget) === "no")
        return { refusal, lines: prepared.needs[count - 1]!.job.positions };
    }
    return { refusal, lines: prepared.needs.at(-1)!.job.positions };
  }
  return isCertain ? null : "undecided";
}

/** A search for one job without claims and resources. A class keeps the claims of its teachers. */
function toSingleSearch(
  search: PartySearch,
  { service, staffIds, seats, isSession, isOnGrid }: Job,
): SlotSearch {
  const staff = staffIds.flatMap((id) => search.staff.find((one) => one.id === id) ?? []);
  return {
    ...search,
    rules: { ...service.rules, intervalMinutes: isOnGrid ? service.rules.intervalMinutes : 1 },
    assignment: service.assignment,
    staff: isSession ? staff : staff.map((one): StaffCalendar => ({ ...one, busy: NO_BUSY_TIMES })),
    resources: [],
    sessions: service.sessions,
    seats,
    takenPerDay: service.takenPerDay,
  };
}
