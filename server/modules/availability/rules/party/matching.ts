export interface OpenChoices {
  readonly words: number;
  readonly unitCount: number;
  readonly open: Int32Array;
  readonly left: Int32Array;
}

/**
 * Maximum bipartite matching by augmenting paths (Kuhn). Returns the job of each unit (-1 for no job), or null if there
 * are too few units.
 */
export function matchClique(choice: OpenChoices, clique: readonly number[]): Int32Array | null {
  const { words, unitCount, open, left } = choice;
  const jobByUnit = new Int32Array(unitCount).fill(-1);
  const seen = new Int32Array(unitCount);
  let round = 0;

  const assign = (job: number): boolean => {
    for (let word = 0; word < words; word++) {
      for (let bits = open[job * words + word]!; bits !== 0; bits &= bits - 1) {
        const unit = (word << 5) + 31 - Math.clz32(bits & -bits);
        // A job needs different units, so its own units open no augmenting path.
        if (seen[unit] === round || jobByUnit[unit] === job) continue;
        seen[unit] = round;
        if (jobByUnit[unit]! < 0 || assign(jobByUnit[unit]!)) {
          jobByUnit[unit] = job;
          return true;
        }
      }
    }
    return false;
  };

  for (const job of clique) {
    for (let needed = left[job]!; needed > 0; needed--) {
      round++;
      if (!assign(job)) return null;
    }
  }
  return jobByUnit;
}
