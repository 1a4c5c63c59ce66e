import { hasBit } from "./bitRows.ts";
import { type Budget, solvePart } from "./solvePart.ts";
import { restore, snapshot, take, type Tracks } from "./tracks.ts";

/**
 * In row order, each row gets its most preferred units with which all other rows still fit. `found` is any solution,
 * which decides once the steps run out. The tracks must be reset and unsolved.
 */
export function preferUnits(
  tracks: Tracks,
  found: Int32Array,
  budget: Budget,
  rankUnits: (row: number) => readonly number[],
): void {
  const { words, left, open, taken } = tracks;
  let solution = found;
  for (let row = 0; row < left.length; row++) {
    for (const unit of rankUnits(row)) {
      if (left[row] === 0) break;
      if (hasBit(solution, row, words, unit)) {
        take(tracks, row, unit);
        continue;
      }
      if (budget.steps <= 0 || !hasBit(open, row, words, unit)) continue;
      budget.steps -= 1 + (left.length >>> 3);
      const saved = snapshot(tracks);
      const isPossible = take(tracks, row, unit) && solvePart(tracks, budget) === "yes";
      if (isPossible) solution = taken.slice();
      restore(tracks, saved);
      if (isPossible) take(tracks, row, unit);
    }
  }
}
