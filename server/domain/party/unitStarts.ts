import { addBlockedStarts } from "../slots/blockedStarts.ts";
import { addRange, type MinuteSet, minuteSet, subtract } from "../slots/minuteSet.ts";
import { addSteps } from "../slots/newStarts.ts";
import type { BusyTimes, SlotRules } from "../slots/types.ts";
import { commonWindows, workingWindows } from "../slots/workingWindows.ts";
import type { EpochMinute } from "../time/units.ts";
import type { ZoneBook } from "../time/zoneBook.ts";
import type { Job } from "./jobs.ts";
import type { Part, PartJob } from "./part.ts";
import type { PartySearch } from "./types.ts";

/** When each unit of a need's pool is open to it, one set a unit, in the pool's order. */
export interface UnitStarts {
  /** When the visit may begin, with the buffers that count whatever its neighbours get. */
  readonly open: readonly MinuteSet[];
  /** The minutes before which the buffer is free; null where that never matters. */
  readonly freeBefore: readonly MinuteSet[] | null;
  /** The minutes after which the buffer is free; null where that never matters. */
  readonly freeAfter: readonly MinuteSet[] | null;
}

/**
 * Works out unit starts for lines that begin in `[from, to)`. Lines that ask the same of the same units are
 * worked out once, so a hundred equal lines cost one.
 */
export function unitStarts(
  search: PartySearch,
  zones: ZoneBook,
  from: EpochMinute,
  to: EpochMinute,
): (part: Part, need: PartJob, job: Job) => UnitStarts {
  const known = new Map<string, UnitStarts>();
  const windowsOf = new Map<number, EpochMinute[]>();

  const windows = (staff: number): EpochMinute[] => {
    let found = windowsOf.get(staff);
    if (found === undefined) {
      const { schedule } = search.staff[staff]!;
      found = workingWindows(schedule, zones(schedule.timeZone), from, to);
      windowsOf.set(staff, found);
    }
    return found;
  };

  /** One set a person: the starts inside their hours; on a grid, of a team those on the hours that they share. */
  const insideHours = (pool: readonly number[], { service, onGrid }: Job): MinuteSet[] => {
    const isTeam = onGrid && service.assignment === "collective" && pool.length > 0;
    const shared = isTeam ? commonWindows(pool.map(windows)) : null;
    const nothing = minuteSet(from, to);
    return pool.map((staff) => {
      const set = minuteSet(from, to);
      if (onGrid) addSteps(set, nothing, shared ?? windows(staff), service.rules);
      else addFitting(set, windows(staff), service.rules.durationMinutes);
      return set;
    });
  };

  const workOut = (part: Part, need: PartJob, job: Job): UnitStarts => {
    const resource = search.resources.find((one) => one.id === part.resourceId);
    const busy = need.pool.map((unit) => (resource ? resource.units[unit]! : search.staff[unit]!.busy));
    const hours = resource ? busy.map(() => everyMinute(from, to)) : insideHours(need.pool, job);
    const length = need.end - need.begin;
    const blockers = {
      before: need.previous < 0 ? need.before : 0,
      length,
      after: need.next < 0 ? need.after : 0,
    };
    const { rules } = job.service;
    return {
      open: hours.map((set, place) => withoutBlocked(set, busy[place]!, rules, blockers)),
      freeBefore: dependsBefore(need)
        ? busy.map((taken) =>
            withoutBlocked(everyMinute(from, to), taken, rules, { before: need.before, length: 0, after: 0 }),
          )
        : null,
      freeAfter: dependsAfter(need)
        ? busy.map((taken) =>
            withoutBlocked(everyMinute(from, to + length), taken, rules, {
              before: 0,
              length: 0,
              after: need.after,
            }),
          )
        : null,
    };
  };

  return (part, need, job) => {
    const { rules, assignment } = job.service;
    const grid = job.onGrid && part.resourceId === null ? `${assignment} ${rules.intervalMinutes}` : "";
    const buffers = [need.previous < 0, need.before, need.next < 0, need.after];
    const key = [part.resourceId, need.pool, grid, rules.durationMinutes, buffers].join(";");
    const found = known.get(key) ?? workOut(part, need, job);
    known.set(key, found);
    return found;
  };
}

/** Whether the buffer before a need counts only if its neighbour is served by another unit. */
function dependsBefore(need: PartJob): boolean {
  return need.previous >= 0 && need.before > 0;
}

function dependsAfter(need: PartJob): boolean {
  return need.next >= 0 && need.after > 0;
}

function addFitting(set: MinuteSet, windows: readonly EpochMinute[], duration: number): void {
  for (let i = 0; i < windows.length; i += 2) addRange(set, windows[i]!, windows[i + 1]! - duration + 1);
}

function everyMinute(from: EpochMinute, to: EpochMinute): MinuteSet {
  const set = minuteSet(from, to);
  set.words.fill(-1);
  return set;
}

/** Takes out of a set the starts at which a visit, so long and with such buffers, would touch a taken time. */
function withoutBlocked(
  set: MinuteSet,
  busy: BusyTimes,
  rules: SlotRules,
  visit: { readonly before: number; readonly length: number; readonly after: number },
): MinuteSet {
  const blocked = minuteSet(set.from, set.from + set.length);
  addBlockedStarts(blocked, busy, {
    ...rules,
    durationMinutes: visit.length,
    bufferBeforeMinutes: visit.before,
    bufferAfterMinutes: visit.after,
  });
  subtract(set, blocked);
  return set;
}
