import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listBits, setBit } from "./bitRows.ts";
import { findConflicts } from "./conflicts.ts";
import type { Part, PartJob } from "./part.ts";
import { solvePart } from "./solvePart.ts";
import { type Tracks, createTracks } from "./tracks.ts";
import { getPropertyRuns } from "../../../../testing/depth.ts";

interface LineSketch {
  readonly length: number;
  readonly before: number;
  readonly after: number;
  readonly count: number;
  readonly open: number;
  readonly freeBefore: number;
  readonly freeAfter: number;
  readonly follows: boolean;
}

interface Sketch {
  readonly units: number;
  readonly kinds: readonly { readonly members: number; readonly lines: readonly LineSketch[] }[];
}

function createPart({ units, kinds }: Sketch): { part: Part; lines: LineSketch[] } {
  const lines: LineSketch[] = [];
  const jobs: PartJob[] = [];
  let member = 0;
  for (const kind of kinds) {
    const first = jobs.length;
    for (let copy = 0; copy < kind.members; copy++, member++) {
      let begin = 0;
      kind.lines.forEach((line, index) => {
        const place = jobs.length;
        jobs.push({
          job: place,
          count: line.count,
          begin,
          end: begin + line.length,
          before: line.before,
          after: line.after,
          pool: Array.from({ length: units }, (_, unit) => unit),
          previous: index > 0 && line.follows ? place - 1 : -1,
          next: kind.lines[index + 1]?.follows === true ? place + 1 : -1,
          member,
          twins: Array.from(
            { length: kind.members },
            (_, other) => first + other * kind.lines.length + index,
          ).filter((twin) => twin !== place),
        });
        lines.push(line);
        begin += line.length;
      });
    }
  }
  return { part: { resourceId: null, unitCount: units, jobs, ...findConflicts(jobs) }, lines };
}

function laidOut(sketch: Sketch): Tracks {
  const { part, lines } = createPart(sketch);
  const tracks = createTracks(part);
  part.jobs.forEach((job, row) => {
    tracks.left[row] = job.count;
    for (let unit = 0; unit < sketch.units; unit++) {
      const has = (bits: number) => ((bits >> unit) & 1) === 1;
      if (has(lines[row]!.open)) setBit(tracks.open, row, tracks.words, unit);
      // A buffer that is zero or always applies does not depend on the free rows.
      const { freeBefore, freeAfter } = lines[row]!;
      if (job.previous < 0 || job.before === 0 || has(freeBefore))
        setBit(tracks.freeBefore, row, tracks.words, unit);
      if (job.next < 0 || job.after === 0 || has(freeAfter))
        setBit(tracks.freeAfter, row, tracks.words, unit);
    }
  });
  return tracks;
}

function isValid(sketch: Sketch, assignment: readonly (readonly number[])[]): boolean {
  const { part, lines } = createPart(sketch);
  const has = (bits: number, unit: number) => ((bits >> unit) & 1) === 1;
  for (let unit = 0; unit < sketch.units; unit++) {
    const claims: (readonly [from: number, until: number])[] = [];
    for (const [row, job] of part.jobs.entries()) {
      if (!assignment[row]!.includes(unit)) continue;
      if (!has(lines[row]!.open, unit)) return false;
      if (job.previous >= 0 && assignment[job.previous]!.includes(unit)) continue;
      if (job.previous >= 0 && job.before > 0 && !has(lines[row]!.freeBefore, unit)) return false;
      let last = row;
      while (part.jobs[last]!.next >= 0 && assignment[part.jobs[last]!.next]!.includes(unit))
        last = part.jobs[last]!.next;
      const end = part.jobs[last]!;
      if (end.next >= 0 && end.after > 0 && !has(lines[last]!.freeAfter, unit)) return false;
      claims.push([job.begin - job.before, end.end + end.after]);
    }
    const isTwiceTaken = claims.some(([from, until], i) =>
      claims.some(([otherFrom, otherUntil], k) => k > i && from < otherUntil && otherFrom < until),
    );
    if (isTwiceTaken) return false;
  }
  return part.jobs.every((job, row) => new Set(assignment[row]).size === job.count);
}

function isPossible(sketch: Sketch): boolean {
  const { part } = createPart(sketch);
  const subsets = Array.from({ length: 1 << sketch.units }, (_, bits) =>
    Array.from({ length: sketch.units }, (__, unit) => unit).filter((unit) => ((bits >> unit) & 1) === 1),
  );
  const assignment: number[][] = [];
  const tryAll = (row: number): boolean => {
    if (row === part.jobs.length) return isValid(sketch, assignment);
    return subsets.some((subset) => {
      if (subset.length !== part.jobs[row]!.count) return false;
      assignment[row] = subset;
      return tryAll(row + 1);
    });
  };
  return tryAll(0);
}

const arbitrarySketch: fc.Arbitrary<Sketch> = fc.integer({ min: 1, max: 4 }).chain((units) => {
  const bits = fc.oneof(fc.nat((1 << units) - 1), fc.constant((1 << units) - 1));
  const line: fc.Arbitrary<LineSketch> = fc.record({
    length: fc.integer({ min: 1, max: 3 }),
    before: fc.constantFrom(0, 0, 0, 1, 2),
    after: fc.constantFrom(0, 0, 0, 1, 4),
    count: fc.constantFrom(1, 1, 1, 1, 2),
    open: bits,
    freeBefore: bits,
    freeAfter: bits,
    follows: fc.constantFrom(true, true, true, false),
  });
  const kind = fc.record({
    members: fc.constantFrom(1, 1, 2, 3),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  });
  return fc
    .array(kind, { minLength: 1, maxLength: 3 })
    .filter((kinds) => kinds.reduce((sum, one) => sum + one.members * one.lines.length, 0) <= 5)
    .map((kinds) => ({ units, kinds }));
});

const RUNS = getPropertyRuns(400) * 5;

describe("solvePart", () => {
  test("finds a solution if and only if one exists", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(arbitrarySketch, (sketch) => {
        const tracks = laidOut(sketch);
        const verdict = solvePart(tracks, { steps: 10_000 });
        expect(verdict).toBe(isPossible(sketch) ? "yes" : "no");
        if (verdict === "no") return;
        const assignment = Array.from(tracks.left, (_, row) => listBits(tracks.taken, row, tracks.words));
        expect(isValid(sketch, assignment)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('returns "undecided" with too few steps, and never a wrong result', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(arbitrarySketch, fc.nat(3), (sketch, steps) => {
        const exact = solvePart(laidOut(sketch), { steps: 10_000 });
        expect([exact, "undecided"]).toContain(solvePart(laidOut(sketch), { steps }));
      }),
      { numRuns: RUNS },
    );
  });

  const line: LineSketch = {
    length: 3,
    before: 0,
    after: 0,
    count: 1,
    open: -1,
    freeBefore: -1,
    freeAfter: -1,
    follows: true,
  };

  test.each([
    ["twenty equal lines, twenty units", 20, 20, "yes"],
    ["twenty equal lines, nineteen units", 20, 19, "no"],
    ["a hundred equal lines, a hundred units", 100, 100, "yes"],
    ["a hundred equal lines, one unit short", 100, 99, "no"],
  ])("%s, without a step", (_, members, units, verdict) => {
    const tracks = laidOut({ units, kinds: [{ members, lines: [line] }] });
    tracks.open.fill(0);
    for (let row = 0; row < members; row++) {
      for (let unit = 0; unit < units; unit++) setBit(tracks.open, row, tracks.words, unit);
    }
    expect(solvePart(tracks, { steps: 0 })).toBe(verdict);
  });

  test("takes few steps for equal members with several lines that do not fit", () => {
    // Ten members want a long and a short line. Two units for the short one are missing.
    const long = { ...line, before: 1, open: 0b111111111111 };
    const short = { ...line, length: 2, after: 2, open: 0b111111110000, follows: false };
    const budget = { steps: 2_000 };
    expect(solvePart(laidOut({ units: 12, kinds: [{ members: 10, lines: [long, short] }] }), budget)).toBe(
      "no",
    );
    expect(budget.steps).toBeGreaterThan(1_900);
  });
});
