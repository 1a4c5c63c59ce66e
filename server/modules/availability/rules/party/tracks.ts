import { listBits, clearBit, countBits, hasBit, setBit, countWords } from "./bitRows.ts";
import type { Part } from "./part.ts";

/**
 * The state of a part during the search at one start. Rows are jobs, bits are units. The member `left` counts the units
 * that each job still needs. The members `freeBefore` and `freeAfter` mark units whose buffer is free. A buffer matters
 * only if the neighbouring job has another unit.
 */
export interface Tracks {
  readonly part: Part;
  readonly words: number;
  readonly unitCount: number;
  readonly open: Int32Array;
  readonly taken: Int32Array;
  readonly left: Int32Array;
  readonly freeBefore: Int32Array;
  readonly freeAfter: Int32Array;
}

export function createTracks(part: Part): Tracks {
  const words = countWords(part.unitCount);
  const rows = () => new Int32Array(part.jobs.length * words);
  return {
    part,
    words,
    unitCount: part.unitCount,
    open: rows(),
    taken: rows(),
    left: new Int32Array(part.jobs.length),
    freeBefore: rows(),
    freeAfter: rows(),
  };
}

export interface Snapshot {
  readonly open: Int32Array;
  readonly taken: Int32Array;
  readonly left: Int32Array;
}

export function snapshot({ open, taken, left }: Tracks): Snapshot {
  return { open: open.slice(), taken: taken.slice(), left: left.slice() };
}

export function restore(tracks: Tracks, from: Snapshot): void {
  tracks.open.set(from.open);
  tracks.taken.set(from.taken);
  tracks.left.set(from.left);
}

/**
 * Closes units whose buffer is busy and which the neighbour cannot keep. Returns false if a job has too few units left.
 */
export function closeDeadEnds(tracks: Tracks): boolean {
  const { part, words, open, taken, left, freeBefore, freeAfter } = tracks;
  for (let again = true; again;) {
    again = false;
    for (let job = 0; job < left.length; job++) {
      const wanted = left[job]!;
      if (wanted === 0) continue;
      const { previous, next } = part.jobs[job]!;
      for (let word = 0; word < words; word++) {
        const at = job * words + word;
        let kept = open[at]!;
        if (previous >= 0) {
          const neighbourWord = previous * words + word;
          kept &= freeBefore[at]! | open[neighbourWord]! | taken[neighbourWord]!;
        }
        if (next >= 0) {
          const neighbourWord = next * words + word;
          kept &= freeAfter[at]! | open[neighbourWord]! | taken[neighbourWord]!;
        }
        if (kept !== open[at]) {
          open[at] = kept;
          again = true;
        }
      }
      if (countBits(open, job, words) < wanted) return false;
    }
  }
  return true;
}

/** Returns false if the choice is impossible or leaves a job too few units. The caller must then restore the tracks. */
export function take(tracks: Tracks, job: number, unit: number): boolean {
  const { part, words, open, taken, left } = tracks;
  const { conflicts } = part;
  setBit(taken, job, words, unit);
  clearBit(open, job, words, unit);
  left[job]!--;
  for (let other = 0; other < left.length; other++) {
    if (conflicts[job * left.length + other] === 0 || left[other] === 0) continue;
    clearBit(open, other, words, unit);
    if (countBits(open, other, words) < left[other]!) return false;
  }
  if (!hasCompatibleJobs(tracks, unit)) return false;
  return left[job]! > 0 || settleNeighbours(tracks, job);
}

function settleNeighbours(tracks: Tracks, job: number): boolean {
  const { part, words, open, taken, left, freeBefore, freeAfter } = tracks;
  const sides = [
    [part.jobs[job]!.next, freeBefore],
    [part.jobs[job]!.previous, freeAfter],
  ] as const;
  for (const [neighbour, free] of sides) {
    if (neighbour < 0) continue;
    for (let word = 0; word < words; word++) {
      const at = neighbour * words + word;
      open[at]! &= free[at]! | taken[job * words + word]!;
    }
    if (left[neighbour]! > 0 && countBits(open, neighbour, words) < left[neighbour]!) return false;
    for (const unit of listBits(taken, neighbour, words)) {
      if (!hasBit(taken, job, words, unit) && !hasCompatibleJobs(tracks, unit)) return false;
    }
  }
  return true;
}

function hasCompatibleJobs(tracks: Tracks, unit: number): boolean {
  const { part, words, taken } = tracks;
  const unitJobs: number[] = [];
  for (let job = 0; job < part.jobs.length; job++) if (hasBit(taken, job, words, unit)) unitJobs.push(job);
  const spans = unitJobs.map((job) => getSpan(tracks, job, unit));
  return spans.every(
    (span, i) =>
      span !== null &&
      spans.every(
        (other, k) => k <= i || (other !== null && (span.until <= other.from || other.until <= span.from)),
      ),
  );
}

/** Returns null if a buffer that certainly applies is busy. */
function getSpan(tracks: Tracks, job: number, unit: number): { from: number; until: number } | null {
  const { part, words } = tracks;
  const { begin, end, before, after, previous, next } = part.jobs[job]!;
  const countsBefore = before > 0 && hasOtherUnits(tracks, previous, unit);
  const countsAfter = after > 0 && hasOtherUnits(tracks, next, unit);
  if (countsBefore && previous >= 0 && !hasBit(tracks.freeBefore, job, words, unit)) return null;
  if (countsAfter && next >= 0 && !hasBit(tracks.freeAfter, job, words, unit)) return null;
  return { from: begin - (countsBefore ? before : 0), until: end + (countsAfter ? after : 0) };
}

function hasOtherUnits({ words, taken, left }: Tracks, neighbour: number, unit: number): boolean {
  return neighbour < 0 || (left[neighbour] === 0 && !hasBit(taken, neighbour, words, unit));
}
