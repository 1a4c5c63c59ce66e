import type { BusyTimes } from "../../../../shared/slots/types.ts";
import { addCandidateRange, type Candidates } from "./candidates.ts";
import type { UnitRows } from "./candidateSets.ts";
import { dependsAfter, dependsBefore } from "./groups.ts";
import type { Job } from "./jobs.ts";
import type { Part, PartJob } from "./part.ts";
import type { PartySearch } from "./types.ts";
import { findInsideWindows, type GetWindows } from "./workingStarts.ts";

export interface PoolTimes {
  /** With both buffers. */
  readonly strict: () => UnitRows;
  /** Without the buffers that depend on the unit of a neighbour. */
  readonly loose: () => UnitRows;
  /** Candidates at which the buffer before is busy, or null if it does not depend on a neighbour. */
  readonly takenBefore: () => Int32Array | null;
  /** Candidates at which the buffer after is busy, or null if it does not depend on a neighbour. */
  readonly takenAfter: () => Int32Array | null;
}

export function createPoolTimesReader(
  search: PartySearch,
  candidates: Candidates,
  getWindows: GetWindows,
): (part: Part, need: PartJob, job: Job) => PoolTimes {
  const cache = new Map<string, Int32Array>();
  const getCached = (key: string, compute: () => Int32Array): Int32Array => {
    const found = cache.get(key) ?? compute();
    cache.set(key, found);
    return found;
  };
  const staff = search.staff.map((one) => one.busy);
  const resources = new Map(search.resources.map((resource) => [resource.id, resource.units]));

  return (part, need, job) => {
    const { resourceId } = part;
    const busy = resourceId === null ? staff : resources.get(resourceId)!;
    const pool = `${resourceId};${need.pool.join()}`;
    const taken = (from: number, until: number): Int32Array =>
      getCached(`taken ${from} ${until} ${pool}`, () =>
        findBusyCandidates(
          candidates,
          need.pool.map((unit) => busy[unit]!),
          from,
          until,
        ),
      );
    const works = (): Int32Array | null => {
      if (resourceId !== null) return null;
      const { rules, assignment } = job.service;
      const grid = job.isOnGrid ? `${assignment} ${rules.intervalMinutes}` : "";
      return getCached(`works ${need.begin} ${need.end} ${grid} ${pool}`, () =>
        findInsideWindows(candidates, job, getWindows(need.pool, job)),
      );
    };
    const units = (before: number, after: number): UnitRows => ({
      units: need.pool.length,
      works: works(),
      taken: taken(need.begin - before, need.end + after),
    });
    const { before, after } = need;
    return {
      strict: once(() => units(before, after)),
      loose: once(() => units(dependsBefore(need) ? 0 : before, dependsAfter(need) ? 0 : after)),
      takenBefore: once(() => (dependsBefore(need) ? taken(need.begin - before, need.begin) : null)),
      takenAfter: once(() => (dependsAfter(need) ? taken(need.end, need.end + after) : null)),
    };
  };
}

function once<T>(compute: () => T): () => T {
  let result: { readonly value: T } | null = null;
  return () => (result ??= { value: compute() }).value;
}

function findBusyCandidates(
  candidates: Candidates,
  units: readonly BusyTimes[],
  from: number,
  until: number,
): Int32Array {
  const rows = new Int32Array(units.length * candidates.words);
  units.forEach((busy, row) => {
    for (let i = 0; i + 1 < busy.length; i += 2) {
      const begin = busy[i]!;
      const end = busy[i + 1]!;
      if (begin < end) addCandidateRange(rows, row, candidates, begin - until + 1, end - from);
    }
  });
  return rows;
}
