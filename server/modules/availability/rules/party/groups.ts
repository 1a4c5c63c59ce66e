import type { Job } from "./jobs.ts";
import type { Part, PartJob } from "./part.ts";

/** Needs of one part with equal times and pools. A class session always has its own group. */
export interface NeedGroup {
  /** Indexes in the part's jobs. */
  readonly rows: readonly number[];
  readonly count: number;
  /** Indexes of the groups that can overlap this one with all buffers. */
  readonly rivals: readonly number[];
  /** The units that this group and its rivals need together. With as many open units, every need finds one. */
  readonly sufficient: number;
  /** True if a buffer applies only if a neighbour has another unit. */
  readonly hasOptionalBuffer: boolean;
}

export function groupNeeds(part: Part, jobs: readonly Job[]): NeedGroup[] {
  const rows = new Map<string, number[]>();
  part.jobs.forEach((need, row) => {
    const job = jobs[need.job]!;
    const known = rows.get(groupKey(need, job));
    if (known) known.push(row);
    else rows.set(groupKey(need, job), [row]);
  });
  const groups = [...rows.values()].map((same) => ({
    rows: same,
    one: part.jobs[same[0]!]!,
    count: same.reduce((sum, row) => sum + part.jobs[row]!.count, 0),
  }));
  return groups.map(({ rows: same, one, count }, index) => {
    const rivals = groups.flatMap((other, otherIndex) =>
      otherIndex !== index && overlapsWithBuffers(other.one, one) ? otherIndex : [],
    );
    return {
      rows: same,
      count,
      rivals,
      sufficient: rivals.reduce((sum, rival) => sum + groups[rival]!.count, count),
      hasOptionalBuffer: dependsBefore(one) || dependsAfter(one),
    };
  });
}

function overlapsWithBuffers(a: PartJob, b: PartJob): boolean {
  return a.begin - a.before < b.end + b.after && b.begin - b.before < a.end + a.after;
}

function groupKey(need: PartJob, job: Job): string {
  const { begin, end, before, after, pool, previous, next, count } = need;
  const grid = job.isOnGrid ? job.service.rules.intervalMinutes : "";
  const sessionKey = job.isSession ? need.job : "";
  return [begin, end, before, after, previous < 0, next < 0, count, grid, sessionKey, pool].join(" ");
}

/** Whether the buffer before applies only if the previous line has another unit. */
export function dependsBefore(need: PartJob): boolean {
  return need.previous >= 0 && need.before > 0;
}

export function dependsAfter(need: PartJob): boolean {
  return need.next >= 0 && need.after > 0;
}
