import { groupEquivalentUnits, findEquivalentChoices } from "./symmetry.ts";
import { listBits, clearBit, countBits, firstBit, hasBit } from "./bitRows.ts";
import { matchClique } from "./matching.ts";
import { closeDeadEnds, restore, snapshot, take, type Tracks } from "./tracks.ts";

export type Verdict = "yes" | "no" | "undecided";

export interface Budget {
  steps: number;
}

/**
 * Finds units for every job of a part, exactly unless the steps run out. On "yes" the tracks hold the solution.
 *
 * Tries, in order of cost: a greedy pass, a pass that keeps all jobs apart, a matching if all jobs conflict, and a
 * depth-first search. The search prunes by clique matchings and symmetry.
 */
export function solvePart(tracks: Tracks, budget: Budget): Verdict {
  if (!closeDeadEnds(tracks)) return "no";
  const start = snapshot(tracks);
  if (solveGreedily(tracks)) return "yes";
  restore(tracks, start);
  if (solveApart(tracks)) return "yes";
  restore(tracks, start);
  if (!tracks.part.cliques.every((clique) => matchClique(tracks, clique) !== null)) return "no";
  if (tracks.part.isOneClique) {
    takeMatching(tracks);
    return "yes";
  }
  return searchDepthFirst(tracks, budget, groupEquivalentUnits(tracks));
}

/** Greedy: always gives the first open unit to the most constrained job. */
function solveGreedily(tracks: Tracks): boolean {
  for (;;) {
    const job = findMostConstrained(tracks);
    if (job < 0) return true;
    if (!take(tracks, job, firstBit(tracks.open, job, tracks.words))) return false;
  }
}

function solveApart(tracks: Tracks): boolean {
  const { part, open, taken, left, freeBefore, freeAfter, words } = tracks;
  const free = open.map((word, at) => word & freeBefore[at]! & freeAfter[at]!);
  const choices = part.jobs.map((_, job) => ({ job, count: countBits(free, job, words) }));
  for (const { job } of choices.toSorted((a, b) => a.count - b.count)) {
    const rivals = part.jobs.flatMap((_, other) =>
      part.bufferedOverlaps[job * left.length + other] === 1 ? other : [],
    );
    for (const unit of listBits(free, job, words)) {
      if (left[job] === 0) break;
      if (rivals.some((other) => hasBit(taken, other, words, unit))) continue;
      if (!take(tracks, job, unit)) return false;
    }
    if (left[job]! > 0) return false;
  }
  return true;
}

function findMostConstrained({ open, left, words }: Tracks): number {
  let chosen = -1;
  let least = Infinity;
  for (let job = 0; job < left.length; job++) {
    const needed = left[job]!;
    if (needed === 0) continue;
    const spare = countBits(open, job, words) - needed;
    if (spare < least) {
      least = spare;
      chosen = job;
    }
  }
  return chosen;
}

function canMatchAffectedCliques(tracks: Tracks, job: number): boolean {
  const { cliques, affectedCliques } = tracks.part;
  return affectedCliques[job]!.every((number) => matchClique(tracks, cliques[number]!) !== null);
}

function takeMatching(tracks: Tracks): void {
  for (const clique of tracks.part.cliques) {
    matchClique(tracks, clique)?.forEach((job, unit) => {
      if (job >= 0) take(tracks, job, unit);
    });
  }
}

function searchDepthFirst(tracks: Tracks, budget: Budget, unitClasses: Int32Array): Verdict {
  const job = findMostConstrained(tracks);
  if (job < 0) return "yes";
  const { open, left, words } = tracks;
  let isCertain = true;
  while (countBits(open, job, words) >= left[job]!) {
    if (budget.steps <= 0) return "undecided";
    budget.steps--;
    const unit = firstBit(open, job, words);
    const saved = snapshot(tracks);
    if (take(tracks, job, unit) && canMatchAffectedCliques(tracks, job)) {
      const verdict = searchDepthFirst(tracks, budget, unitClasses);
      if (verdict === "yes") return verdict;
      if (verdict === "undecided") isCertain = false;
    }
    restore(tracks, saved);
    for (const [otherJob, otherUnit] of findEquivalentChoices(tracks, job, unit, unitClasses)) {
      clearBit(open, otherJob, words, otherUnit);
      if (countBits(open, otherJob, words) < left[otherJob]!) return isCertain ? "no" : "undecided";
    }
  }
  return isCertain ? "no" : "undecided";
}
