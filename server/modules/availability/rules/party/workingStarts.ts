import { addMinute, type MinuteSet, createMinuteSet } from "../slots/minuteSet.ts";
import { addIntervalStarts } from "../slots/newStarts.ts";
import { intersectWindows, listWorkingWindows } from "../../../catalogue/rules/workingWindows.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import type { GetZoneOffsets } from "../../../../shared/time/createZoneCache.ts";
import { setBit } from "./bitRows.ts";
import { addCandidateRange, type Candidates, countEarlier } from "./candidates.ts";
import type { Job } from "./jobs.ts";
import type { PartySearch } from "./types.ts";

/** Flat, alternating begin and end. */
export type Windows = readonly EpochMinute[];

export type GetWindows = (pool: readonly number[], job: Job) => readonly Windows[];

export function createWindowsReader(
  search: PartySearch,
  zones: GetZoneOffsets,
  from: EpochMinute,
  to: EpochMinute,
): GetWindows {
  const known = new Map<number, EpochMinute[]>();
  const readWindows = (staff: number): EpochMinute[] => {
    const { schedule } = search.staff[staff]!;
    const found = known.get(staff) ?? listWorkingWindows(schedule, zones(schedule.timeZone), from, to);
    known.set(staff, found);
    return found;
  };
  return (pool, { service, isOnGrid }) => {
    const unitWindows = pool.map(readWindows);
    if (!isOnGrid || service.assignment !== "collective" || unitWindows.length === 0) return unitWindows;
    // A team's interval counts from the beginning of the hours that all of them share.
    const shared = intersectWindows(unitWindows);
    return unitWindows.map(() => shared);
  };
}

/** Only for the booker's first line. */
export function keepIntervalStarts(starts: MinuteSet, job: Job, windows: readonly Windows[]): void {
  const { from, length } = starts;
  const steps = createMinuteSet(from, from + length);
  const noneBlocked = createMinuteSet(from, from + length);
  for (const unitWindows of new Set(windows))
    addIntervalStarts(steps, noneBlocked, unitWindows, job.service.rules);
  for (const start of job.joinable.keys()) addMinute(steps, start);
  for (let word = 0; word < steps.words.length; word++) starts.words[word]! &= steps.words[word]!;
}

/** For each unit, the candidates at which the job fits a window, and its interval if required. */
export function findInsideWindows(
  candidates: Candidates,
  { service, offset, isOnGrid }: Job,
  windows: readonly Windows[],
): Int32Array {
  const { durationMinutes, intervalMinutes } = service.rules;
  const rows = new Int32Array(windows.length * candidates.words);
  const step = isOnGrid ? getCommonRemainder(candidates, intervalMinutes) : null;
  windows.forEach((unitWindows, row) => {
    for (let i = 0; i < unitWindows.length; i += 2) {
      const begin = unitWindows[i]! - offset;
      const end = unitWindows[i + 1]! - offset - durationMinutes + 1;
      if (!isOnGrid || (step !== null && step === modulo(begin, intervalMinutes))) {
        addCandidateRange(rows, row, candidates, begin, end);
      } else if (step === null) {
        addEach(rows, row, candidates, begin, end, intervalMinutes);
      }
    }
  });
  return rows;
}

/** Returns the remainder of all candidates on the interval if it is the same for all, otherwise null. */
function getCommonRemainder({ starts }: Candidates, interval: number): number | null {
  const step = starts.length > 0 ? modulo(starts[0]!, interval) : 0;
  return starts.every((start) => modulo(start, interval) === step) ? step : null;
}

function modulo(minute: EpochMinute, interval: number): number {
  return ((minute % interval) + interval) % interval;
}

function addEach(
  rows: Int32Array,
  row: number,
  candidates: Candidates,
  begin: EpochMinute,
  end: EpochMinute,
  interval: number,
): void {
  const beyond = countEarlier(candidates, end);
  for (let number = countEarlier(candidates, begin); number < beyond; number++) {
    if ((candidates.starts[number]! - begin) % interval === 0) setBit(rows, row, candidates.words, number);
  }
}
