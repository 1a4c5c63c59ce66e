import type { AbsenceAssignment, AbsenceCandidate, AbsenceJob, AbsenceProblem } from "./types.ts";

/**
 * Assigns other staff to the bookings of an absent staff member, so that most are kept. Of the assignments that keep
 * most, one with most bookings at the same provider is returned. In order of time, each job then gets the staff member
 * with the fewest bookings, and of several the first of the list.
 *
 * The search is exact up to `maxSteps`. After that the best assignment that was found is returned.
 */
export function assignBookings({ jobs, staff, maxSteps }: AbsenceProblem): AbsenceAssignment {
  const staffByJob = new Map<string, string>();
  const ranks = new Map(staff.map(({ id }, rank) => [id, rank]));
  const loads = new Map(staff.map(({ id, load }) => [id, load]));
  const budget = { steps: maxSteps };
  let isComplete = true;
  for (const group of groupConnected(jobs)) {
    const search = new GroupSearch(group, ranks, loads, budget);
    if (!search.run()) isComplete = false;
    search.best.forEach((staffId, index) => {
      if (staffId === null) return;
      const job = group[index]!;
      staffByJob.set(job.id, staffId);
      loads.set(staffId, loads.get(staffId)! + job.weight);
    });
  }
  return { staffByJob, isComplete };
}

/** Splits the jobs, by start, where no job overlaps a later one. The groups can be decided one after the other. */
function groupConnected(jobs: readonly AbsenceJob[]): AbsenceJob[][] {
  const groups: AbsenceJob[][] = [];
  let end = -Infinity;
  for (const job of jobs.toSorted((a, b) => a.from - b.from || a.until - b.until || (a.id < b.id ? -1 : 1))) {
    if (job.from >= end) groups.push([]);
    groups.at(-1)!.push(job);
    end = Math.max(end, job.until);
  }
  return groups;
}

/** Branch and bound over jobs that are sorted by start. */
class GroupSearch {
  best: (string | null)[];
  private bestScore = -1;
  private readonly current: (string | null)[];
  private readonly bounds: number[];
  /** One more than the greatest number of bookings at the same provider, so that kept bookings count first. */
  private readonly unit: number;
  /** End of the last job of each staff member. */
  private readonly ends = new Map<string, number>();
  private readonly added = new Map<string, number>();
  private readonly jobs: readonly AbsenceJob[];
  private readonly ranks: ReadonlyMap<string, number>;
  private readonly loads: ReadonlyMap<string, number>;
  private readonly budget: { steps: number };

  constructor(
    jobs: readonly AbsenceJob[],
    ranks: ReadonlyMap<string, number>,
    loads: ReadonlyMap<string, number>,
    budget: { steps: number },
  ) {
    this.jobs = jobs;
    this.ranks = ranks;
    this.loads = loads;
    this.budget = budget;
    this.best = jobs.map(() => null);
    this.current = jobs.map(() => null);
    this.unit = jobs.reduce((sum, job) => sum + job.weight, 1);
    this.bounds = [0];
    for (const job of jobs.toReversed()) {
      const scores = job.candidates.map((candidate) => this.score(job, candidate));
      this.bounds.unshift(this.bounds[0]! + Math.max(0, ...scores));
    }
  }

  /** Returns false if the step limit ended the search. */
  run(): boolean {
    return this.visit(0, 0);
  }

  private visit(index: number, score: number): boolean {
    // The first descent always ends, so that a greedy assignment exists at the step limit.
    if (this.bestScore >= 0) {
      if (score + this.bounds[index]! <= this.bestScore) return true;
      if (this.budget.steps <= 0) return false;
    }
    this.budget.steps -= 1;
    const job = this.jobs[index];
    if (job === undefined) {
      this.best = [...this.current];
      this.bestScore = score;
      return true;
    }
    let isComplete = true;
    for (const candidate of this.sortCandidates(job)) {
      const { staffId } = candidate;
      const end = this.ends.get(staffId) ?? -Infinity;
      if (end > job.from) continue;
      this.place(index, staffId, job.until, job.weight);
      isComplete = this.visit(index + 1, score + this.score(job, candidate)) && isComplete;
      this.place(index, staffId, end, -job.weight);
      if (!isComplete) break;
    }
    this.current[index] = null;
    return isComplete && this.visit(index + 1, score);
  }

  private place(index: number, staffId: string, end: number, weight: number): void {
    this.current[index] = staffId;
    this.ends.set(staffId, end);
    this.added.set(staffId, (this.added.get(staffId) ?? 0) + weight);
  }

  private score(job: AbsenceJob, candidate: AbsenceCandidate): number {
    return job.weight * this.unit + (candidate.isSameProvider ? job.weight : 0);
  }

  private sortCandidates(job: AbsenceJob): AbsenceCandidate[] {
    const getLoad = ({ staffId }: AbsenceCandidate) =>
      this.loads.get(staffId)! + (this.added.get(staffId) ?? 0);
    return job.candidates.toSorted(
      (a, b) =>
        Number(b.isSameProvider) - Number(a.isSameProvider) ||
        getLoad(a) - getLoad(b) ||
        this.ranks.get(a.staffId)! - this.ranks.get(b.staffId)!,
    );
  }
}
