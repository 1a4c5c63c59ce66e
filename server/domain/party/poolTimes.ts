import type { MinuteSet } from "../slots/minuteSet.ts";
import type { BusyTimes } from "../slots/types.ts";
import { addStretch, type Candidates, noCandidates } from "./candidates.ts";
import type { UnitSets } from "./candidateSets.ts";
import { dependsAfter, dependsBefore } from "./groups.ts";
import type { Job } from "./jobs.ts";
import type { Part, PartJob } from "./part.ts";
import type { PartySearch } from "./types.ts";
import { insideWindows, type WindowsOf } from "./workingStarts.ts";

/** When the units of a need's pool can serve it, in the pool's order, as sets of candidates. */
export interface PoolTimes {
  /** With both buffers. */
  readonly strict: () => readonly UnitSets[];
  /** With those buffers alone that count whatever the neighbouring lines get. */
  readonly loose: () => readonly UnitSets[];
  /** Where the time of the buffer before is taken; null where that never matters. */
  readonly takenBefore: () => readonly MinuteSet[] | null;
  /** Where the time of the buffer after is taken; null where that never matters. */
  readonly takenAfter: () => readonly MinuteSet[] | null;
}

/** Works pool times out when they are asked for; needs that ask the same share them, so equal lines cost one. */
export function poolTimesReader(
  search: PartySearch,
  candidates: Candidates,
  windowsOf: WindowsOf,
): (part: Part, need: PartJob, job: Job) => PoolTimes {
  const known = new Map<string, readonly MinuteSet[]>();
  const remember = (key: string, workOut: () => readonly MinuteSet[]): readonly MinuteSet[] => {
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
    const taken = (from: number, until: number): readonly MinuteSet[] =>
      remember(`taken ${from} ${until} ${pool}`, () =>
        need.pool.map((unit) => touching(candidates, busy[unit]!, from, until)),
      );
    const works = (): readonly MinuteSet[] | null => {
      if (resourceId !== null) return null;
      const { rules, assignment } = job.service;
      const grid = job.onGrid ? `${assignment} ${rules.intervalMinutes}` : "";
      return remember(`works ${need.begin} ${need.end} ${grid} ${pool}`, () =>
        windowsOf(need.pool, job).map((windows) => insideWindows(candidates, job, windows)),
      );
    };
    const units = (before: number, after: number): readonly UnitSets[] => {
      const inside = works();
      return taken(need.begin - before, need.end + after).map((set, place) => ({
        works: inside?.[place] ?? null,
        taken: set,
      }));
    };
    const { before, after } = need;
    return {
      strict: () => units(before, after),
      loose: () => units(dependsBefore(need) ? 0 : before, dependsAfter(need) ? 0 : after),
      takenBefore: () => (dependsBefore(need) ? taken(need.begin - before, need.begin) : null),
      takenAfter: () => (dependsAfter(need) ? taken(need.end, need.end + after) : null),
    };
  };
}

/** The candidates from which the time between two moments touches a taken time. */
function touching(candidates: Candidates, busy: BusyTimes, from: number, until: number): MinuteSet {
  const set = noCandidates(candidates);
  for (let i = 0; i + 1 < busy.length; i += 2) {
    const begin = busy[i]!;
    const end = busy[i + 1]!;
    if (begin < end) addStretch(set, candidates, begin - until + 1, end - from);
  }
  return set;
}
