import { addMinute, type MinuteSet, minuteSet } from "../slots/minuteSet.ts";
import { addSteps } from "../slots/newStarts.ts";
import { commonWindows, workingWindows } from "../slots/workingWindows.ts";
import type { EpochMinute } from "../time/units.ts";
import type { ZoneBook } from "../time/zoneBook.ts";
import { addStretch, type Candidates, noCandidates } from "./candidates.ts";
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

/** The candidates from which a job lies inside windows, and on the interval where it must. */
export function insideWindows(
  candidates: Candidates,
  { service, offset, onGrid }: Job,
  windows: Windows,
): MinuteSet {
  const { durationMinutes, intervalMinutes } = service.rules;
  const set = noCandidates(candidates);
  for (let i = 0; i < windows.length; i += 2) {
    const begin = windows[i]! - offset;
    const end = windows[i + 1]! - offset - durationMinutes + 1;
    if (onGrid) addOnGrid(set, candidates, begin, end, intervalMinutes);
    else addStretch(set, candidates, begin, end);
  }
  return set;
}

function addOnGrid(
  set: MinuteSet,
  { starts, numberAt }: Candidates,
  begin: EpochMinute,
  end: EpochMinute,
  interval: number,
): void {
  const beyond = numberAt(end);
  for (let number = numberAt(begin); number < beyond; number++) {
    if ((starts[number]! - begin) % interval === 0) addMinute(set, number);
  }
}
