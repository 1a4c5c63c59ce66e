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
  /** For each job the cliques, by number, that change when it gets a unit: its own, its rivals', its neighbours'. */
  readonly cliquesNear: readonly (readonly number[])[];
  /** `meetings[a * jobs + b]` is 1 when a and b, both with all their buffers, would overlap. */
  readonly meetings: Uint8Array;
  /** Every job conflicts with every other, and no buffer depends on what a neighbour gets. */
  readonly isOneClique: boolean;
}

/** The conflicts of jobs, by their visits and those buffers that count in any case. */
export function conflictsOf(jobs: readonly Span[]): Conflicts {
  const spans = jobs.map((job) => ({
    from: job.begin - (job.previous < 0 ? job.before : 0),
    until: job.end + (job.next < 0 ? job.after : 0),
  }));
  const conflicts = overlaps(spans);
  const meetings = overlaps(
    jobs.map((job) => ({ from: job.begin - job.before, until: job.end + job.after })),
  );
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
  const cliquesNear = jobs.map(({ previous, next }, job) =>
    cliques.flatMap((clique, number) =>
      clique.some(
        (one) => one === job || one === previous || one === next || conflicts[job * jobs.length + one] === 1,
      )
        ? number
        : [],
    ),
  );
  return { conflicts, cliques, cliquesNear, meetings, isOneClique };
}

/** For every two of the spans whether they overlap. */
function overlaps(spans: readonly { readonly from: number; readonly until: number }[]): Uint8Array {
  const found = new Uint8Array(spans.length * spans.length);
  spans.forEach((a, i) => {
    spans.forEach((b, k) => {
      if (i !== k && a.from < b.until && b.from < a.until) found[i * spans.length + k] = 1;
    });
  });
  return found;
}
