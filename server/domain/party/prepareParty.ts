import { addMinute, hasMinute, type MinuteSet, minuteSet } from "../slots/minuteSet.ts";
import type { EpochMinute } from "../time/units.ts";
import type { ZoneBook } from "../time/zoneBook.ts";
import { groupsOf, type NeedGroup } from "./groups.ts";
import type { Job } from "./jobs.ts";
import { type Part, type PartJob, partsOf } from "./part.ts";
import { isClear } from "./startSets.ts";
import type { PartySearch } from "./types.ts";
import { type PoolTimes, unitCalendar } from "./unitCalendar.ts";

/** One need of a part, with when the units of its pool work and are taken. */
export interface PreparedNeed extends PoolTimes {
  readonly need: PartJob;
  readonly job: Job;
}

export interface PreparedPart {
  readonly part: Part;
  readonly needs: readonly PreparedNeed[];
  readonly groups: readonly NeedGroup[];
}

/** A party made ready for the starts of a range. */
export interface PreparedParty {
  readonly search: PartySearch;
  readonly zones: ZoneBook;
  readonly jobs: readonly Job[];
  readonly hasDayLimits: boolean;
  /** The staff first. */
  readonly parts: readonly PreparedPart[];
}

/** Makes a party ready, and takes out of `starts` those at which the booker's first line cannot begin. */
export function prepareParty(
  search: PartySearch,
  zones: ZoneBook,
  jobs: readonly Job[],
  starts: MinuteSet,
): PreparedParty {
  const to = starts.from + starts.length + Math.max(...jobs.map((job) => job.offset));
  const timesOf = unitCalendar(search, zones, starts.from, to);
  const parts = partsOf(search, jobs).map((part): PreparedPart => ({
    part,
    needs: part.jobs.map((need) => {
      const job = jobs[need.job]!;
      return { need, job, ...timesOf(part, need, job) };
    }),
    groups: groupsOf(part, jobs),
  }));

  const begins = minuteSet(starts.from, starts.from + starts.length);
  for (const { words } of parts[0]!.needs[0]!.inside ?? []) {
    for (let word = 0; word < begins.words.length; word++) begins.words[word]! |= words[word]!;
  }
  for (const start of jobs[0]!.joinable.keys()) addMinute(begins, start);
  for (let word = 0; word < begins.words.length; word++) starts.words[word]! &= begins.words[word]!;
  const hasDayLimits = jobs.some((job) => job.service.rules.maxPerDay !== null);
  return { search, zones, jobs, parts, hasDayLimits };
}

/**
 * Whether one unit of a need's pool, by its place in it, works at a moment and is free for the visit and the
 * buffers given.
 */
export function isOpen(
  { need, inside, busy }: PreparedNeed,
  place: number,
  start: EpochMinute,
  before: number,
  after: number,
): boolean {
  const begin = start + need.begin;
  return (
    (inside === null || hasMinute(inside[place]!, begin)) &&
    isClear(busy[place]!, begin - before, start + need.end + after)
  );
}
