import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignBookings } from "./assignBookings.ts";
import { findBestScore, overlaps } from "./assignmentOracle.ts";
import type { AbsenceAssignment, AbsenceJob, AbsenceProblem } from "./types.ts";

const PLENTY = 1_000_000;

function job(id: string, from: number, until: number, candidates: readonly string[], other = ""): AbsenceJob {
  return {
    id,
    from,
    until,
    weight: 1,
    candidates: candidates.map((staffId) => ({ staffId, isSameProvider: staffId !== other })),
  };
}

function solve(jobs: readonly AbsenceJob[], loads: Readonly<Record<string, number>>, maxSteps = PLENTY) {
  const staff = Object.entries(loads).map(([id, load]) => ({ id, load }));
  const { staffByJob, isComplete } = assignBookings({ jobs, staff, maxSteps });
  return { assigned: Object.fromEntries(staffByJob), isComplete };
}

function score({ jobs }: AbsenceProblem, { staffByJob }: AbsenceAssignment) {
  let kept = 0;
  let sameProvider = 0;
  for (const { id, weight, candidates } of jobs) {
    const candidate = candidates.find((one) => one.staffId === staffByJob.get(id));
    if (candidate === undefined) continue;
    kept += weight;
    if (candidate.isSameProvider) sameProvider += weight;
  }
  return { kept, sameProvider };
}

function expectValid({ jobs }: AbsenceProblem, { staffByJob }: AbsenceAssignment) {
  const assigned = jobs.filter(({ id }) => staffByJob.has(id));
  expect(assigned).toHaveLength(staffByJob.size);
  for (const [index, one] of assigned.entries()) {
    const staffId = staffByJob.get(one.id)!;
    expect(one.candidates.map((candidate) => candidate.staffId)).toContain(staffId);
    for (const other of assigned.slice(index + 1)) {
      if (staffByJob.get(other.id) === staffId) expect(overlaps(one, other)).toBe(false);
    }
  }
}

function arbitraryProblem(mostJobs: number, mostStaff: number, maxSteps: fc.Arbitrary<number>) {
  return fc.integer({ min: 1, max: mostStaff }).chain((count) => {
    const ids = Array.from({ length: count }, (_, i) => `staff${i}`);
    const candidates = fc.array(fc.boolean(), { minLength: count, maxLength: count });
    const jobs = fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 12 }),
        length: fc.integer({ min: 1, max: 6 }),
        weight: fc.constantFrom(1, 1, 1, 3),
        may: candidates,
        same: candidates,
      }),
      { maxLength: mostJobs },
    );
    const loads = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: count, maxLength: count });
    return fc.record({ jobs, loads, maxSteps }).map((drawn): AbsenceProblem => ({
      maxSteps: drawn.maxSteps,
      staff: ids.map((id, i) => ({ id, load: drawn.loads[i]! })),
      jobs: drawn.jobs.map(({ from, length, weight, may, same }, number) => ({
        id: `job${number}`,
        from,
        until: from + length,
        weight,
        candidates: ids.flatMap((staffId, i) => (may[i] ? [{ staffId, isSameProvider: same[i]! }] : [])),
      })),
    }));
  });
}

describe("assignBookings", () => {
  it("returns no assignment without jobs", () => {
    expect(solve([], { amara: 0 })).toEqual({ assigned: {}, isComplete: true });
  });

  it("gives two simultaneous bookings to two people", () => {
    const jobs = [job("a", 0, 60, ["amara", "bruno"]), job("b", 0, 60, ["amara"])];
    expect(solve(jobs, { amara: 0, bruno: 0 }).assigned).toEqual({ a: "bruno", b: "amara" });
  });

  it("gives one person consecutive bookings", () => {
    const jobs = [job("a", 0, 60, ["amara"]), job("b", 60, 120, ["amara"])];
    expect(solve(jobs, { amara: 0 }).assigned).toEqual({ a: "amara", b: "amara" });
  });

  it("leaves out one long booking when two short ones can be kept", () => {
    const jobs = [job("long", 0, 120, ["amara"]), job("a", 0, 60, ["amara"]), job("b", 60, 120, ["amara"])];
    expect(solve(jobs, { amara: 0 }).assigned).toEqual({ a: "amara", b: "amara" });
  });

  it("prefers a job with more bookings", () => {
    const jobs = [job("single", 0, 60, ["amara"]), { ...job("class", 30, 90, ["amara"]), weight: 5 }];
    expect(solve(jobs, { amara: 0 }).assigned).toEqual({ class: "amara" });
  });

  it("prefers the same provider to an even load", () => {
    const jobs = [job("a", 0, 60, ["amara", "bruno"], "bruno")];
    expect(solve(jobs, { bruno: 0, amara: 9 }).assigned).toEqual({ a: "amara" });
  });

  it("prefers the staff member with fewer bookings", () => {
    const jobs = [job("a", 0, 60, ["amara", "bruno"]), job("b", 60, 120, ["amara", "bruno"])];
    expect(solve(jobs, { amara: 1, bruno: 0 }).assigned).toEqual({ a: "bruno", b: "amara" });
  });

  it("prefers the first of the list at the same load", () => {
    expect(solve([job("a", 0, 60, ["amara", "bruno"])], { bruno: 0, amara: 0 }).assigned).toEqual({
      a: "bruno",
    });
  });

  it("returns a valid assignment that is not complete at the step limit", () => {
    const jobs = Array.from({ length: 30 }, (_, i) =>
      job(`job${i}`, i, i + 40, i % 3 === 0 ? ["amara", "bruno"] : ["bruno", "chloe"]),
    );
    const problem = { jobs, staff: ["amara", "bruno", "chloe"].map((id) => ({ id, load: 0 })), maxSteps: 40 };
    const assignment = assignBookings(problem);
    expect(assignment.isComplete).toBe(false);
    expectValid(problem, assignment);
  });

  it("keeps as many bookings as the best of all assignments", () => {
    fc.assert(
      fc.property(arbitraryProblem(8, 4, fc.constant(PLENTY)), (problem) => {
        const assignment = assignBookings(problem);
        expectValid(problem, assignment);
        expect(assignment.isComplete).toBe(true);
        expect(score(problem, assignment)).toEqual(findBestScore(problem));
      }),
    );
  });

  it("returns a valid assignment with any number of steps", () => {
    fc.assert(
      fc.property(arbitraryProblem(60, 8, fc.integer({ min: 0, max: 300 })), (problem) => {
        expectValid(problem, assignBookings(problem));
      }),
    );
  });

  it("is complete only if no other assignment keeps more", () => {
    fc.assert(
      fc.property(arbitraryProblem(7, 3, fc.integer({ min: 0, max: 30 })), (problem) => {
        const assignment = assignBookings(problem);
        const best = findBestScore(problem);
        if (assignment.isComplete) expect(score(problem, assignment)).toEqual(best);
        else expect(score(problem, assignment).kept).toBeLessThanOrEqual(best.kept);
      }),
    );
  });
});
