import { listBits, countBits, hasBit } from "./bitRows.ts";
import type { Tracks } from "./tracks.ts";

/**
 * Returns the choices that a failed choice rules out: interchangeable unused units for the same job, and the same unit
 * for an identical member's line, if neither member has a unit.
 */
export function findEquivalentChoices(
  tracks: Tracks,
  job: number,
  unit: number,
  unitClasses: Int32Array,
): (readonly [job: number, unit: number])[] {
  const { part, open, words } = tracks;
  const ruledOut: [number, number][] = [[job, unit]];
  if (isUnused(tracks, unit)) {
    for (const other of listBits(open, job, words)) {
      if (other !== unit && unitClasses[other] === unitClasses[unit] && isUnused(tracks, other))
        ruledOut.push([job, other]);
    }
  }
  const { twins, member } = part.jobs[job]!;
  if (twins.length > 0 && hasNoUnits(tracks, member)) {
    for (const twin of twins) {
      if (hasBit(open, twin, words, unit) && hasNoUnits(tracks, part.jobs[twin]!.member)) {
        ruledOut.push([twin, unit]);
      }
    }
  }
  return ruledOut;
}

function isUnused({ taken, left, words }: Tracks, unit: number): boolean {
  for (let job = 0; job < left.length; job++) if (hasBit(taken, job, words, unit)) return false;
  return true;
}

function hasNoUnits({ part, taken, words }: Tracks, member: number): boolean {
  return part.jobs.every((job, row) => job.member !== member || countBits(taken, row, words) === 0);
}

/** Gives units that are open to the same jobs in the same way the same number. */
export function groupEquivalentUnits({
  part,
  open,
  taken,
  freeBefore,
  freeAfter,
  words,
  unitCount,
}: Tracks): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from({ length: unitCount }, (_, unit) => {
    let key = "";
    for (let job = 0; job < part.jobs.length; job++) {
      for (const rows of [open, taken, freeBefore, freeAfter])
        key += hasBit(rows, job, words, unit) ? "1" : "0";
    }
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}
