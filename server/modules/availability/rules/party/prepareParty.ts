import type { MinuteSet } from "../slots/minuteSet.ts";
import type { ZoneBook } from "../../../../shared/time/zoneBook.ts";
import { setBit } from "./bitRows.ts";
import { addStretch, type Candidates, candidatesOf, numberAt } from "./candidates.ts";
import { keepCommon, whereEnough } from "./candidateSets.ts";
import { groupsOf, type NeedGroup } from "./groups.ts";
import type { Job } from "./jobs.ts";
import { type Part, type PartJob, partsOf } from "./part.ts";
import { type PoolTimes, poolTimesReader } from "./poolTimes.ts";
import { type Tracks, tracksOf } from "./tracks.ts";
import type { PartySearch } from "./types.ts";
import { keepFirstSteps, windowsReader } from "./workingStarts.ts";

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
  readonly zones: ZoneBook;
  readonly jobs: readonly Job[];
  readonly candidates: Candidates;
  readonly possible: Int32Array;
  /** The staff part first. */
  readonly parts: readonly PreparedPart[];
}

/** Counting decides most starts, one word of candidates at a time, so that few need the search. */
export function prepareParty(
  search: PartySearch,
  zones: ZoneBook,
  jobs: readonly Job[],
  starts: MinuteSet,
): PreparedParty {
  const to = starts.from + starts.length + Math.max(...jobs.map((job) => job.offset));
  const windowsOf = windowsReader(search, zones, starts.from, to);
  const parts = partsOf(search, jobs);
  keepFirstSteps(starts, jobs[0]!, windowsOf(parts[0]!.jobs[0]!.pool, jobs[0]!));
  const candidates = candidatesOf(starts);
  const timesOf = poolTimesReader(search, candidates, windowsOf);

  const possible = new Int32Array(candidates.words);
  addStretch(possible, 0, candidates, starts.from, starts.from + starts.length);
  // Resources first, because they have fewer units.
  const prepared = parts.toReversed().map((part) => {
    const needs = part.jobs.map((need): PreparedNeed => {
      const job = jobs[need.job]!;
      return { need, job, ...timesOf(part, need, job) };
    });
    const groups = groupsOf(part, jobs);
    const tracks = tracksOf(part);
    return { part, needs, groups, tracks, certain: countStrictly(needs, groups, candidates, possible) };
  });
  const certain = possible.slice();
  for (const one of prepared) keepCommon(certain, one.certain);
  const uncertain = possible.map((word, at) => word & ~certain[at]!);
  for (const { needs, groups } of prepared) {
    for (const { rows, count, isLoose } of groups) {
      if (!isLoose || uncertain.every((word) => word === 0)) continue;
      keepCommon(uncertain, whereEnough(uncertain, needs[rows[0]!]!.loose(), count));
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
  for (const { rows, count, sufficient, isLoose } of groups) {
    if (possible.every((word) => word === 0)) break;
    const { need, job, strict } = needs[rows[0]!]!;
    const canOpen = job.seats <= job.service.rules.capacity;
    const enough = (least: number): Int32Array => {
      const found = canOpen ? whereEnough(possible, strict(), least) : new Int32Array(possible.length);
      // A line that joins an existing session needs no staff and no unit.
      for (const joined of job.joinable.keys()) {
        const number = numberAt(candidates, joined - need.begin);
        if (candidates.starts[number] === joined - need.begin) setBit(found, 0, candidates.words, number);
      }
      return found;
    };
    if (!isLoose) keepCommon(possible, enough(count));
    if (isLoose || sufficient > count) keepCommon(certain, enough(sufficient));
  }
  keepCommon(certain, possible);
  return certain;
}
