import { addMinute, type MinuteSet, minuteSet } from "../slots/minuteSet.ts";
import { addSteps } from "../slots/newStarts.ts";
import { commonWindows, workingWindows } from "../slots/workingWindows.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import type { ZoneBook } from "../../../../shared/time/zoneBook.ts";
import { setBit } from "./bitRows.ts";
import { addStretch, type Candidates, numberAt } from "./candidates.ts";
import type { Job } from "./jobs.ts";
import type { PartySearch } from "./types.ts";

/** Flat, alternating begin and end. */
export type Windows = readonly EpochMinute[];

export type WindowsOf = (pool: readonly number[], job: Job) => readonly Windows[];

export function windowsReader(
  search: PartySearch,
  zones: ZoneBook,
  from: EpochMinute,
  to: EpochMinute,
): WindowsOf {
  const known = new Map<number, EpochMinute[]>();
  const ofOne = (staff: number): EpochMinute[] => {
    const { schedule } = search.staff[staff]!;
    const found = known.get(staff) ?? workingWindows(schedule, zones(schedule.timeZone), from, to);
    known.set(staff, found);
    return found;
  };
  return (pool, { service, onGrid }) => {
    const own = pool.map(ofOne);
    if (!onGrid || service.assignment !== "collective" || own.length === 0) return own;
    // A team's interval counts from the beginning of the hours that all of them share.
    const shared = commonWindows(own);
    return own.map(() => shared);
  };
}

/** Only for the booker's first line. */
export function keepFirstSteps(starts: MinuteSet, job: Job, windows: readonly Windows[]): void {
  const { from, length } = starts;
  const steps = minuteSet(from, from + length);
  const nothing = minuteSet(from, from + length);
  for (const own of new Set(windows)) addSteps(steps, nothing, own, job.service.rules);
  for (const start of job.joinable.keys()) addMinute(steps, start);
  for (let word = 0; word < steps.words.length; word++) starts.words[word]! &= steps.words[word]!;
}

/** For each unit, the candidates at which the job fits a window, and its interval if required. */
export function insideWindows(
  candidates: Candidates,
  { service, offset, onGrid }: Job,
  windows: readonly Windows[],
): Int32Array {
  const { durationMinutes, intervalMinutes } = service.rules;
  const rows = new Int32Array(windows.length * candidates.words);
  const step = onGrid ? commonStep(candidates, intervalMinutes) : null;
  windows.forEach((own, row) => {
    for (let i = 0; i < own.length; i += 2) {
      const begin = own[i]! - offset;
      const end = own[i + 1]! - offset - durationMinutes + 1;
      if (!onGrid || (step !== null && step === modulo(begin, intervalMinutes))) {
        addStretch(rows, row, candidates, begin, end);
      } else if (step === null) {
        addSingly(rows, row, candidates, begin, end, intervalMinutes);
      }
    }
  });
  return rows;
}

/** Returns the remainder of all candidates on the interval if it is the same for all, otherwise null. */
function commonStep({ starts }: Candidates, interval: number): number | null {
  const step = starts.length > 0 ? modulo(starts[0]!, interval) : 0;
  return starts.every((start) => modulo(start, interval) === step) ? step : null;
}

function modulo(minute: EpochMinute, interval: number): number {
  return ((minute % interval) + interval) % interval;
}

function addSingly(
  rows: Int32Array,
  row: number,
  candidates: Candidates,
  begin: EpochMinute,
  end: EpochMinute,
  interval: number,
): void {
  const beyond = numberAt(candidates, end);
  for (let number = numberAt(candidates, begin); number < beyond; number++) {
    if ((candidates.starts[number]! - begin) % interval === 0) setBit(rows, row, candidates.words, number);
  }
}
