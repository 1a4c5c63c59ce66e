import { hasBit, setBit } from "./bitRows.ts";
import { canChooseInTurn } from "./inTurn.ts";
import type { PreparedParty, PreparedPart } from "./prepareParty.ts";
import { type Budget, solvePart, type Verdict } from "./solvePart.ts";
import { fitsDayLimits } from "./startLimits.ts";
import type { Tracks } from "./tracks.ts";

export function decideStart(party: PreparedParty, number: number, budget: Budget): Verdict {
  const start = party.candidates.starts[number]!;
  if (!fitsDayLimits(party.search, party.zones, party.jobs, start)) return "no";
  let verdict: Verdict = "yes";
  for (const prepared of party.parts) {
    if (hasBit(prepared.certain, 0, party.candidates.words, number)) continue;
    if (canChooseInTurn(party, prepared, number)) continue;
    const solved = solvePart(layOut(party, prepared, number), budget);
    if (solved === "no") return "no";
    if (solved === "undecided") verdict = "undecided";
  }
  return verdict;
}

export function layOut(
  { candidates }: PreparedParty,
  { needs, tracks }: PreparedPart,
  number: number,
): Tracks {
  const start = candidates.starts[number]!;
  const { open, taken: chosen, left, freeBefore, freeAfter, words } = tracks;
  for (const rows of [open, chosen, left, freeBefore, freeAfter]) rows.fill(0);
  const holds = (rows: Int32Array, row: number) => hasBit(rows, row, candidates.words, number);
  needs.forEach(({ need, job, loose, takenBefore, takenAfter }, row) => {
    // An existing session already has its teacher and room.
    if (job.joinable.has(start + need.begin)) return;
    left[row] = need.count;
    if (job.seats > job.service.rules.capacity) return;
    const { works, taken } = loose();
    const [before, after] = [takenBefore(), takenAfter()];
    need.pool.forEach((unit, place) => {
      if ((works !== null && !holds(works, place)) || holds(taken, place)) return;
      setBit(open, row, words, unit);
      if (before === null || !holds(before, place)) setBit(freeBefore, row, words, unit);
      if (after === null || !holds(after, place)) setBit(freeAfter, row, words, unit);
    });
  });
  return tracks;
}
