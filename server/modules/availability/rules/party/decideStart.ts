import { hasBit, setBit } from "./bitRows.ts";
import { canChooseInTurn } from "./inTurn.ts";
import type { PreparedParty, PreparedPart } from "./prepareParty.ts";
import { type Budget, solvePart, type Verdict } from "./solvePart.ts";
import { fitsDayLimits } from "./startLimits.ts";
import type { Tracks } from "./tracks.ts";

export function decideStart(party: PreparedParty, candidate: number, budget: Budget): Verdict {
  const start = party.candidates.starts[candidate]!;
  if (!fitsDayLimits(party.search, party.zones, party.jobs, start)) return "no";
  let verdict: Verdict = "yes";
  for (const prepared of party.parts) {
    if (hasBit(prepared.certain, 0, party.candidates.words, candidate)) continue;
    if (canChooseInTurn(party, prepared, candidate)) continue;
    const solved = solvePart(resetTracks(party, prepared, candidate), budget);
    if (solved === "no") return "no";
    if (solved === "undecided") verdict = "undecided";
  }
  return verdict;
}

export function resetTracks(
  { candidates }: PreparedParty,
  { needs, tracks }: PreparedPart,
  candidate: number,
): Tracks {
  const start = candidates.starts[candidate]!;
  const { open, taken: chosen, left, freeBefore, freeAfter, words } = tracks;
  for (const rows of [open, chosen, left, freeBefore, freeAfter]) rows.fill(0);
  const hasCandidate = (rows: Int32Array, row: number) => hasBit(rows, row, candidates.words, candidate);
  needs.forEach(({ need, job, loose, takenBefore, takenAfter }, row) => {
    // An existing session already has its teacher and room.
    if (job.joinable.has(start + need.begin)) return;
    left[row] = need.count;
    if (job.seats > job.service.rules.capacity) return;
    const { works, taken } = loose();
    const [before, after] = [takenBefore(), takenAfter()];
    need.pool.forEach((unit, index) => {
      if ((works !== null && !hasCandidate(works, index)) || hasCandidate(taken, index)) return;
      setBit(open, row, words, unit);
      if (before === null || !hasCandidate(before, index)) setBit(freeBefore, row, words, unit);
      if (after === null || !hasCandidate(after, index)) setBit(freeAfter, row, words, unit);
    });
  });
  return tracks;
}
