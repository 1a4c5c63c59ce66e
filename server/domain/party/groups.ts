import type { Job } from "./jobs.ts";
import type { Part, PartJob } from "./part.ts";

/** Needs of one part that ask the same of the same units at the same time; a class stands alone. */
export interface NeedGroup {
  /** Places in the part's jobs. */
  readonly rows: readonly number[];
  /** Units that all of them need together: with fewer they cannot be served. */
  readonly count: number;
  /**
   * With so many units open to each of them, whatever buffers count, every one finds its own: more than all
   * that could stand in its way can take.
   */
  readonly sufficient: number;
  /** Whether some buffer counts only if a neighbour is served by another unit. */
  readonly isLoose: boolean;
}

export function groupsOf(part: Part, jobs: readonly Job[]): NeedGroup[] {
  const rows = new Map<string, number[]>();
  part.jobs.forEach((need, row) => {
    const job = jobs[need.job]!;
    const known = rows.get(groupKey(need, job));
    if (known) known.push(row);
    else rows.set(groupKey(need, job), [row]);
  });
  return [...rows.values()].map((same) => {
    const one = part.jobs[same[0]!]!;
    const inTheWay = part.jobs.filter(
      (other) =>
        other.begin - other.before < one.end + one.after && one.begin - one.before < other.end + other.after,
    );
    return {
      rows: same,
      count: total(same.map((row) => part.jobs[row]!)),
      sufficient: total(inTheWay),
      isLoose: dependsBefore(one) || dependsAfter(one),
    };
  });
}

function groupKey(need: PartJob, job: Job): string {
  const { begin, end, before, after, pool, previous, next, count } = need;
  const grid = job.onGrid ? job.service.rules.intervalMinutes : "";
  const own = job.isSession ? need.job : "";
  return [begin, end, before, after, previous < 0, next < 0, count, grid, own, pool].join(" ");
}

function total(needs: readonly PartJob[]): number {
  return needs.reduce((sum, need) => sum + need.count, 0);
}

/** Whether the buffer before a need counts only if its neighbour is served by another unit. */
export function dependsBefore(need: PartJob): boolean {
  return need.previous >= 0 && need.before > 0;
}

/** Whether the buffer after a need counts only if its neighbour is served by another unit. */
export function dependsAfter(need: PartJob): boolean {
  return need.next >= 0 && need.after > 0;
}
