import type { MinuteSet } from "../slots/minuteSet.ts";
import type { GetZoneOffsets } from "../../../../shared/time/createZoneCache.ts";
import { setBit } from "./bitRows.ts";
import { addCandidateRange, type Candidates, numberCandidates, countEarlier } from "./candidates.ts";
import { intersectRows, filterEnough } from "./candidateSets.ts";
import { groupNeeds, type NeedGroup } from "./groups.ts";
import type { Job } from "./jobs.ts";
import { type Part, type PartJob, buildParts } from "./part.ts";
import { type PoolTimes, createPoolTimesReader } from "./poolTimes.ts";
import { type Tracks, createTracks } from "./tracks.ts";
import type { PartySearch } from "./types.ts";
import { keepIntervalStarts, createWindowsReader } from "./workingStarts.ts";

export interface PreparedNeed extends PoolTimes {
  readonly need: PartJob;
  readonly job: Job;
}

export interface PreparedPart {
  readonly part: Part;
  readonly needs: readonly PreparedNeed[];
  readonly groups: readonly NeedGroup[];
  readonly certain: Int32Array;
  readonly tracks: Tracks;
}

export interface PreparedParty {
  readonly search: PartySearch;
  readonly zones: GetZoneOffsets;
  readonly jobs: readonly Job[];
  readonly candidates: Candidates;
  readonly possible: Int32Array;
  /** The staff part first. */
  readonly parts: readonly PreparedPart[];
}

/** Counting decides most starts, one word of candidates at a time, so that few need the search. */
export function prepareParty(
  search: PartySearch,
  zones: GetZoneOffsets,
  jobs: readonly Job[],
  starts: MinuteSet,
): PreparedParty {
  const to = starts.from + starts.length + Math.max(...jobs.map((job) => job.offset));
  const getWindows = createWindowsReader(search, zones, starts.from, to);
  const parts = buildParts(search, jobs);
  keepIntervalStarts(starts, jobs[0]!, getWindows(parts[0]!.jobs[0]!.pool, jobs[0]!));
  const candidates = numberCandidates(starts);
  const getPoolTimes = createPoolTimesReader(search, candidates, getWindows);

  const possible = new Int32Array(candidates.words);
  addCandidateRange(possible, 0, candidates, starts.from, starts.from + starts.length);
  // Resources first, because they have fewer units.
  const prepared = parts.toReversed().map((part) => {
    const needs = part.jobs.map((need): PreparedNeed => {
      const job = jobs[need.job]!;
      return { need, job, ...getPoolTimes(part, need, job) };
    });
    const groups = groupNeeds(part, jobs);
    const tracks = createTracks(part);
    return { part, needs, groups, tracks, certain: countStrictly(needs, groups, candidates, possible) };
  });
  const certain = possible.slice();
  for (const one of prepared) intersectRows(certain, one.certain);
  const uncertain = possible.map((word, at) => word & ~certain[at]!);
  for (const { needs, groups } of prepared) {
    for (const { rows, count, hasOptionalBuffer } of groups) {
      if (!hasOptionalBuffer || uncertain.every((word) => word === 0)) continue;
      intersectRows(uncertain, filterEnough(uncertain, needs[rows[0]!]!.loose(), count));
    }
  }
  possible.forEach((_, at) => (possible[at] = certain[at]! | uncertain[at]!));
  return { search, zones, jobs, candidates, possible, parts: prepared.toReversed() };
}

/** Removes the candidates with too few units from `possible`. Returns those at which every group certainly fits. */
function countStrictly(
  needs: readonly PreparedNeed[],
  groups: readonly NeedGroup[],
  candidates: Candidates,
  possible: Int32Array,
): Int32Array {
  const certain = possible.slice();
  for (const { rows, count, sufficient, hasOptionalBuffer } of groups) {
    if (possible.every((word) => word === 0)) break;
    const { need, job, strict } = needs[rows[0]!]!;
    const canOpen = job.seats <= job.service.rules.capacity;
    const findEnough = (minimum: number): Int32Array => {
      const found = canOpen ? filterEnough(possible, strict(), minimum) : new Int32Array(possible.length);
      // A line that joins an existing session needs no staff and no unit.
      for (const joined of job.joinable.keys()) {
        const number = countEarlier(candidates, joined - need.begin);
        if (candidates.starts[number] === joined - need.begin) setBit(found, 0, candidates.words, number);
      }
      return found;
    };
    if (!hasOptionalBuffer) intersectRows(possible, findEnough(count));
    if (hasOptionalBuffer || sufficient > count) intersectRows(certain, findEnough(sufficient));
  }
  intersectRows(certain, possible);
  return certain;
}
