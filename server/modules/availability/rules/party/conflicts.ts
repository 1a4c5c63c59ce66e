interface JobSpan {
  readonly begin: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
  readonly previous: number;
  readonly next: number;
}

export interface Conflicts {
  /** `conflicts[a * jobs + b]` is 1 if a and b need different units. */
  readonly conflicts: Uint8Array;
  /** The maximal sets of jobs that overlap at one moment and so need different units. */
  readonly cliques: readonly (readonly number[])[];
  /**
   * For each job, the indexes of the cliques that change when it gets a unit: its own and those of its rivals and
   * neighbours.
   */
  readonly affectedCliques: readonly (readonly number[])[];
  /** `bufferedOverlaps[a * jobs + b]` is 1 if a and b overlap with all their buffers. */
  readonly bufferedOverlaps: Uint8Array;
  /** True if every job conflicts with every other, and no buffer depends on the unit of a neighbour. */
  readonly isOneClique: boolean;
}

export function findConflicts(jobs: readonly JobSpan[]): Conflicts {
  const spans = jobs.map((job) => ({
    from: job.begin - (job.previous < 0 ? job.before : 0),
    until: job.end + (job.next < 0 ? job.after : 0),
  }));
  const conflicts = findOverlaps(spans);
  const bufferedOverlaps = findOverlaps(
    jobs.map((job) => ({ from: job.begin - job.before, until: job.end + job.after })),
  );
  // Every maximal set of overlapping intervals contains a moment at which one of them begins.
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
  const affectedCliques = jobs.map(({ previous, next }, job) =>
    cliques.flatMap((clique, number) =>
      clique.some(
        (one) => one === job || one === previous || one === next || conflicts[job * jobs.length + one] === 1,
      )
        ? number
        : [],
    ),
  );
  return { conflicts, cliques, affectedCliques, bufferedOverlaps, isOneClique };
}

function findOverlaps(spans: readonly { readonly from: number; readonly until: number }[]): Uint8Array {
  const found = new Uint8Array(spans.length * spans.length);
  spans.forEach((a, i) => {
    spans.forEach((b, k) => {
      if (i !== k && a.from < b.until && b.from < a.until) found[i * spans.length + k] = 1;
    });
  });
  return found;
}
