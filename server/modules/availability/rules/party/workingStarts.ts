import { addMinute, type MinuteSet, minuteSet } from "../slots/minuteSet.ts";
import { addSteps } from "../slots/newStarts.ts";
import { commonWindows, workingWindows } from "../slots/workingWindows.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import type { ZoneBook } from "../../../../shared/time/zoneBook.ts";
import { setBit } from "./bitRows.ts";
import { addStretch, type Candidates, numberAt } from "./candidates.ts";
import type { Job } from "./jobs.ts";
import type { PartySearch } from "./types.ts";

/** Flat: begin, end, begin, end ... */
export type Windows = readonly EpochMinute[];

/** The working windows of each of a job's staff that its starts may touch; a team on a grid shares its windows. */
export type WindowsOf = (pool: readonly number[], job: Job) => readonly Windows[];

/** Reads everybody's hours for lines that begin in `[from, to)`, each person's once. */
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
    // A team's interval counts from where the hours of all of them have begun.
    const shared = commonWindows(own);
    return own.map(() => shared);
  };
}

/** Keeps of the starts those that are on somebody's interval, or join a session; for the booker's first line. */
export function keepFirstSteps(starts: MinuteSet, job: Job, windows: readonly Windows[]): void {
  const { from, length } = starts;
  const steps = minuteSet(from, from + length);
  const nothing = minuteSet(from, from + length);
  for (const own of new Set(windows)) addSteps(steps, nothing, own, job.service.rules);
  for (const start of job.joinable.keys()) addMinute(steps, start);
  for (let word = 0; word < steps.words.length; word++) starts.words[word]! &= steps.words[word]!;
}

/** For each unit's windows a row of the candidates from which a job lies inside, on the interval where it must. */
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

/** Where all candidates stand between two steps of an interval, if all stand alike, as they mostly do. */
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
