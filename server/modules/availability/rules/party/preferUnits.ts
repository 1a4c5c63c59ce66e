import { hasBit } from "./bitRows.ts";
import { type Budget, solvePart } from "./solvePart.ts";
import { restore, snapshot, take, type Tracks } from "./tracks.ts";

/**
 * Leaves the tracks with the solution that each row, the first row first, likes best: one after the other a row
 * gets the most preferred unit with which all the others can still be served. The tracks come laid out and
 * unsolved, `found` is any solution; where steps run out it, or a better one found since, decides.
 */
export function preferUnits(
  tracks: Tracks,
  found: Int32Array,
  budget: Budget,
  preferred: (row: number) => readonly number[],
): void {
  const { words, left, open, taken } = tracks;
  let solution = found;
  for (let row = 0; row < left.length; row++) {
    for (const unit of preferred(row)) {
      if (left[row] === 0) break;
      if (hasBit(solution, row, words, unit)) {
        take(tracks, row, unit);
        continue;
      }
      if (budget.steps <= 0 || !hasBit(open, row, words, unit)) continue;
      // Even a question that needs no search looks at every line.
      budget.steps -= 1 + (left.length >>> 3);
      const here = snapshot(tracks);
      const isPossible = take(tracks, row, unit) && solvePart(tracks, budget) === "yes";
      if (isPossible) solution = taken.slice();
      restore(tracks, here);
      if (isPossible) take(tracks, row, unit);
    }
  }
}
