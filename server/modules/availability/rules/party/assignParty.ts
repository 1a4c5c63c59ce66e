import { findFreeUnits } from "../slots/freeUnits.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { listBits, hasBit } from "./bitRows.ts";
import { STEP_LIMITS, type StepLimits } from "./budget.ts";
import { type Job, buildJobs } from "./jobs.ts";
import { preferUnits } from "./preferUnits.ts";
import { resetTracks } from "./decideStart.ts";
import { prepareStart } from "./prepareStart.ts";
import { solvePart } from "./solvePart.ts";
import { fitsDayLimits } from "./startLimits.ts";
import type { Tracks } from "./tracks.ts";
import type { LineAssignment, PartyAssignment, PartySearch, TakenUnit } from "./types.ts";

/**
 * Assigns staff and units at a start. Returns null if the party does not fit, or "undecided" at the step limit. Ignores
 * the dates of the search. May decide starts that `findPartySlots` leaves undecided.
 *
 * In line order, each line gets the most preferred staff with whom all later lines fit. It keeps the units of the
 * member's previous line, or takes the best-fitting ones. After the step limit, any feasible choice is possible.
 * @throws {RangeError} as `findPartySlots` does
 */
export function assignParty(
  search: PartySearch,
  startsAt: EpochMinute,
  limits: StepLimits = STEP_LIMITS,
): PartyAssignment | "undecided" | null {
  const jobs = buildJobs(search);
  if (!Number.isInteger(startsAt)) return null;
  const party = prepareStart(search, jobs, startsAt);
  if (party.candidates.starts.length === 0 || !hasBit(party.possible, 0, 1, 0)) return null;

  if (!fitsDayLimits(search, party.zones, jobs, startsAt)) return null;

  const first = { steps: limits.perStart };
  const solved = party.parts.map((prepared) => {
    const tracks = resetTracks(party, prepared, 0);
    return { prepared, verdict: solvePart(tracks, first), found: tracks.taken.slice() };
  });
  if (solved.some(({ verdict }) => verdict === "no")) return null;
  if (solved.some(({ verdict }) => verdict === "undecided")) return "undecided";
  const rest = { steps: limits.perAssignment };
  const tracksOfParts = solved.map(({ prepared, found }) => {
    const tracks = resetTracks(party, prepared, 0);
    preferUnits(tracks, found, rest, (row) => rankUnits(search, tracks, row, startsAt));
    return tracks;
  });
  return toAssignment(search, jobs, tracksOfParts, startsAt);
}

function rankUnits(
  search: PartySearch,
  { part, taken, words }: Tracks,
  row: number,
  start: EpochMinute,
): readonly number[] {
  const need = part.jobs[row]!;
  const resource = search.resources.find((one) => one.id === part.resourceId);
  if (resource === undefined) return need.pool;
  const previousUnits = need.previous < 0 ? [] : listBits(taken, need.previous, words);
  const fitting = findFreeUnits(
    resource.units,
    start + need.begin - need.before,
    start + need.end + need.after,
  );
  // A unit whose buffer is not free can still follow a neighbour, so the whole pool comes last.
  return [...new Set([...previousUnits, ...fitting, ...need.pool])];
}

function toAssignment(
  search: PartySearch,
  jobs: readonly Job[],
  parts: readonly Tracks[],
  startsAt: EpochMinute,
): PartyAssignment {
  const members = search.members.map((): LineAssignment[] => []);
  jobs.forEach((job, index) => {
    const { offset, service } = job;
    const teacher = job.joinable.get(startsAt + offset);
    const staffIds: string[] = [];
    const units: TakenUnit[] = [];
    for (const { part, taken: rows, words } of parts) {
      const row = part.jobs.findIndex((need) => need.job === index);
      if (row < 0) continue;
      const taken = new Set(listBits(rows, row, words));
      const { resourceId } = part;
      for (const unit of part.jobs[row]!.pool) {
        if (!taken.has(unit)) continue;
        if (resourceId === null) staffIds.push(search.staff[unit]!.id);
        else units.push({ resourceId, unit });
      }
    }
    if (teacher !== undefined)
      staffIds.push(...(service.assignment === "collective" ? job.staffIds : [teacher]));
    const assignment: LineAssignment = {
      startsAt: startsAt + offset,
      endsAt: startsAt + offset + service.rules.durationMinutes,
      staffIds,
      units,
      session: job.isSession ? (teacher === undefined ? "opened" : "joined") : "none",
    };
    for (const { member, line } of job.positions) members[member]![line] = assignment;
  });
  const endsAt = Math.max(...members.flat().map((line) => line.endsAt));
  return { startsAt, endsAt, members };
}
