import { addMinute, type MinuteSet, subtract } from "../slots/minuteSet.ts";
import type { ZoneBook } from "../time/zoneBook.ts";
import { allCandidates, type Candidates, candidatesOf } from "./candidates.ts";
import { addAll, copyOf, isEmpty, keepCommon, whereEnough } from "./candidateSets.ts";
import { groupsOf, type NeedGroup } from "./groups.ts";
import type { Job } from "./jobs.ts";
import { type Part, type PartJob, partsOf } from "./part.ts";
import { type PoolTimes, poolTimesReader } from "./poolTimes.ts";
import type { PartySearch } from "./types.ts";
import { keepFirstSteps, windowsReader } from "./workingStarts.ts";

/** One need of a part, with when the units of its pool can serve it. */
export interface PreparedNeed extends PoolTimes {
  readonly need: PartJob;
  readonly job: Job;
}

/** A part, with the candidates at which counting alone shows that it can be served. */
export interface PreparedPart {
  readonly part: Part;
  readonly needs: readonly PreparedNeed[];
  readonly certain: MinuteSet;
}

/** A party made ready for some starts. */
export interface PreparedParty {
  readonly search: PartySearch;
  readonly zones: ZoneBook;
  readonly jobs: readonly Job[];
  /** The starts in question, and which of them, by number, counting alone does not rule out. */
  readonly candidates: Candidates;
  readonly possible: MinuteSet;
  /** The staff first. */
  readonly parts: readonly PreparedPart[];
}

/**
 * Makes a party ready for those of the given starts at which the booker's first line may begin. Counting decides
 * most of them, whole words at a time, so that few are left to be searched.
 */
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

  const possible = allCandidates(candidates);
  // Resources first: they have fewer units to look at.
  const prepared = parts.toReversed().map((part) => {
    const needs = part.jobs.map((need): PreparedNeed => {
      const job = jobs[need.job]!;
      return { need, job, ...timesOf(part, need, job) };
    });
    const groups = groupsOf(part, jobs);
    return { part, needs, groups, certain: countStrictly(needs, groups, candidates, possible) };
  });
  const certain = copyOf(possible);
  for (const one of prepared) keepCommon(certain, one.certain);
  const uncertain = copyOf(possible);
  subtract(uncertain, certain);
  for (const { needs, groups } of prepared) {
    for (const { rows, count, isLoose } of groups) {
      if (isLoose && !isEmpty(uncertain)) {
        keepCommon(uncertain, whereEnough(uncertain, needs[rows[0]!]!.loose(), count));
      }
    }
  }
  possible.words.set(certain.words);
  addAll(possible, uncertain);
  return { search, zones, jobs, candidates, possible, parts: prepared.toReversed() };
}

/** Drops the candidates at which equal lines have too few units, and tells those at which all have enough. */
function countStrictly(
  needs: readonly PreparedNeed[],
  groups: readonly NeedGroup[],
  { starts, numberAt }: Candidates,
  possible: MinuteSet,
): MinuteSet {
  const certain = copyOf(possible);
  for (const { rows, count, sufficient, isLoose } of groups) {
    if (isEmpty(possible)) break;
    const { need, job, strict } = needs[rows[0]!]!;
    const units = job.seats > job.service.rules.capacity ? [] : strict();
    const enough = (least: number): MinuteSet => {
      const found = whereEnough(possible, units, least);
      // Whoever joins a session that stands needs nobody and nothing more.
      for (const start of job.joinable.keys()) {
        const number = numberAt(start - need.begin);
        if (starts[number] === start - need.begin) addMinute(found, number);
      }
      return found;
    };
    if (!isLoose) keepCommon(possible, enough(count));
    if (isLoose || sufficient > count) keepCommon(certain, enough(sufficient));
  }
  keepCommon(certain, possible);
  return certain;
}
