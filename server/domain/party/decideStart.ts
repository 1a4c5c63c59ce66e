import type { EpochMinute } from "../time/units.ts";
import { setBit } from "./bitRows.ts";
import { isOpen, type PreparedNeed, type PreparedParty, type PreparedPart } from "./prepareParty.ts";
import { type Budget, solvePart, type Verdict } from "./solvePart.ts";
import { fitsDayLimits } from "./startLimits.ts";
import { isClear } from "./startSets.ts";
import { type Tracks, tracksOf } from "./tracks.ts";

/** Whether the whole party can be served at a start that its limits allow. */
export function decideStart(party: PreparedParty, start: EpochMinute, budget: Budget): Verdict {
  const uncertain: PreparedPart[] = [];
  for (const part of party.parts) {
    const counted = countUnits(part, start);
    if (counted === "no") return "no";
    if (counted === "undecided") uncertain.push(part);
  }
  if (party.hasDayLimits && !fitsDayLimits(party.search, party.zones, party.jobs, start)) return "no";
  let verdict: Verdict = "yes";
  for (const part of uncertain) {
    const solved = solvePart(layOut(part, start), budget);
    if (solved === "no") return "no";
    if (solved === "undecided") verdict = "undecided";
  }
  return verdict;
}

/** What counting alone shows: too few units for equal lines, or so many that nobody can be in the way. */
function countUnits({ needs, groups }: PreparedPart, start: EpochMinute): Verdict {
  let verdict: Verdict = "yes";
  for (const { rows, count, sufficient, isLoose } of groups) {
    const prepared = needs[rows[0]!]!;
    if (isJoining(prepared, start)) continue;
    const open = countOpen(prepared, start, sufficient);
    if (open >= sufficient) continue;
    if (open < count && !isLoose) return "no";
    verdict = "undecided";
  }
  return verdict;
}

/** How many units of a need's pool are open to it with both buffers; counts no further than it must. */
function countOpen(prepared: PreparedNeed, start: EpochMinute, most: number): number {
  const { need, job } = prepared;
  if (job.seats > job.service.rules.capacity) return 0;
  let open = 0;
  for (let place = 0; place < need.pool.length && open < most; place++) {
    if (isOpen(prepared, place, start, need.before, need.after)) open++;
  }
  return open;
}

/** Whether the need is none, since its class joins a session, which has its teacher and its room. */
function isJoining({ need, job }: PreparedNeed, start: EpochMinute): boolean {
  return job.isSession && job.joinable.has(start + need.begin);
}

/** What every unit of a part could do at one start. */
export function layOut({ part, needs }: PreparedPart, start: EpochMinute): Tracks {
  const tracks = tracksOf(part);
  const { open, left, freeBefore, freeAfter, words } = tracks;
  needs.forEach((prepared, row) => {
    const { need, job, busy } = prepared;
    if (isJoining(prepared, start)) return;
    left[row] = need.count;
    if (job.seats > job.service.rules.capacity) return;
    const [begin, end] = [start + need.begin, start + need.end];
    const before = need.previous < 0 ? need.before : 0;
    const after = need.next < 0 ? need.after : 0;
    need.pool.forEach((unit, place) => {
      if (!isOpen(prepared, place, start, before, after)) return;
      setBit(open, row, words, unit);
      if (isClear(busy[place]!, begin - need.before, begin)) setBit(freeBefore, row, words, unit);
      if (isClear(busy[place]!, end, end + need.after)) setBit(freeAfter, row, words, unit);
    });
  });
  return tracks;
}
