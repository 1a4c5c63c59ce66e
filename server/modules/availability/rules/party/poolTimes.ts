import type { BusyTimes } from "../../../../shared/slots/types.ts";
import { addStretch, type Candidates } from "./candidates.ts";
import type { UnitRows } from "./candidateSets.ts";
import { dependsAfter, dependsBefore } from "./groups.ts";
import type { Job } from "./jobs.ts";
import type { Part, PartJob } from "./part.ts";
import type { PartySearch } from "./types.ts";
import { insideWindows, type WindowsOf } from "./workingStarts.ts";

/** When the units of a need's pool can serve it, in the pool's order, as rows of candidates. */
export interface PoolTimes {
  /** With both buffers. */
  readonly strict: () => UnitRows;
  /** With those buffers alone that count whatever the neighbouring lines get. */
  readonly loose: () => UnitRows;
  /** Where the time of the buffer before is taken; null where that never matters. */
  readonly takenBefore: () => Int32Array | null;
  /** Where the time of the buffer after is taken; null where that never matters. */
  readonly takenAfter: () => Int32Array | null;
}

/** Works pool times out when they are asked for; needs that ask the same share them, so equal lines cost one. */
export function poolTimesReader(
  search: PartySearch,
  candidates: Candidates,
  windowsOf: WindowsOf,
): (part: Part, need: PartJob, job: Job) => PoolTimes {
  const known = new Map<string, Int32Array>();
  const remember = (key: string, workOut: () => Int32Array): Int32Array => {
    const found = known.get(key) ?? workOut();
    known.set(key, found);
    return found;
  };
  const staff = search.staff.map((one) => one.busy);
  const resources = new Map(search.resources.map((resource) => [resource.id, resource.units]));

  return (part, need, job) => {
    const { resourceId } = part;
    const busy = resourceId === null ? staff : resources.get(resourceId)!;
    const pool = `${resourceId};${need.pool.join()}`;
    /** Where something of each unit is taken between two moments, counted from the party's start. */
    const taken = (from: number, until: number): Int32Array =>
      remember(`taken ${from} ${until} ${pool}`, () =>
        touching(
          candidates,
          need.pool.map((unit) => busy[unit]!),
          from,
          until,
        ),
      );
    const works = (): Int32Array | null => {
      if (resourceId !== null) return null;
      const { rules, assignment } = job.service;
      const grid = job.onGrid ? `${assignment} ${rules.intervalMinutes}` : "";
      return remember(`works ${need.begin} ${need.end} ${grid} ${pool}`, () =>
        insideWindows(candidates, job, windowsOf(need.pool, job)),
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

/** Works an answer out when it is first asked for. */
function once<T>(workOut: () => T): () => T {
  let answer: { readonly value: T } | null = null;
  return () => (answer ??= { value: workOut() }).value;
}

/** For each unit a row of the candidates from which the time between two moments touches a taken time. */
function touching(
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
      if (begin < end) addStretch(rows, row, candidates, begin - until + 1, end - from);
    }
  });
  return rows;
}
