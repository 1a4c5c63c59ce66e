/** When a job keeps a unit for certain, whatever its neighbours get. */
interface Span {
  readonly begin: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
  readonly previous: number;
  readonly next: number;
}

/** Which jobs can never share a unit. */
export interface Conflicts {
  /** `conflicts[a * jobs + b]` is 1 when a and b need different units. */
  readonly conflicts: Uint8Array;
  /** Sets of jobs that all need different units, since all of them lie over one moment; the largest ones only. */
  readonly cliques: readonly (readonly number[])[];
  /** Every job conflicts with every other, and no buffer depends on what a neighbour gets. */
  readonly isOneClique: boolean;
}

/** The conflicts of jobs, by their visits and those buffers that count in any case. */
export function conflictsOf(jobs: readonly Span[]): Conflicts {
  const spans = jobs.map((job) => ({
    from: job.begin - (job.previous < 0 ? job.before : 0),
    until: job.end + (job.next < 0 ? job.after : 0),
  }));
  const conflicts = new Uint8Array(jobs.length * jobs.length);
  spans.forEach((a, i) => {
    spans.forEach((b, k) => {
      if (i !== k && a.from < b.until && b.from < a.until) conflicts[i * jobs.length + k] = 1;
    });
  });
  // Where intervals meet, the latest of them begins: looking at the beginnings finds every largest set.
  const sets = [...new Set(spans.map((span) => span.from))].map((moment) =>
    spans.flatMap((span, i) => (span.from <= moment && moment < span.until ? i : [])),
  );
  const cliques = sets.filter(
    (set, i) =>
      !sets.some(
        (other, k) =>
          (other.length > set.length || (other.length === set.length && k < i)) &&
          set.every((job) => other.includes(job)),
      ),
  );
  const dependsOnNeighbours = jobs.some((job) => job.previous >= 0 || job.next >= 0);
  const isOneClique = !dependsOnNeighbours && cliques.length <= 1;
  return { conflicts, cliques, isOneClique };
}
