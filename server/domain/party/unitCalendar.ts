import { addRange, type MinuteSet, minuteSet } from "../slots/minuteSet.ts";
import { addSteps } from "../slots/newStarts.ts";
import { commonWindows, workingWindows } from "../slots/workingWindows.ts";
import type { EpochMinute } from "../time/units.ts";
import type { ZoneBook } from "../time/zoneBook.ts";
import type { Job } from "./jobs.ts";
import type { Part, PartJob } from "./part.ts";
import { minuteSets } from "./startSets.ts";
import type { PartySearch } from "./types.ts";

/** When the units of a need's pool work and when they are taken, in the pool's order. */
export interface PoolTimes {
  /** The starts at which the visit lies inside each one's hours, where it must on the interval; null: always. */
  readonly inside: readonly MinuteSet[] | null;
  /** The minutes taken of each. */
  readonly busy: readonly MinuteSet[];
}

/**
 * Works out when units work and are taken, for lines that begin in `[from, to)`. Lines that ask the same are
 * worked out once, so a hundred equal lines cost one.
 */
export function unitCalendar(
  search: PartySearch,
  zones: ZoneBook,
  from: EpochMinute,
  to: EpochMinute,
): (part: Part, need: PartJob, job: Job) => PoolTimes {
  const windowsOf = new Map<number, EpochMinute[]>();
  const insideOf = new Map<string, readonly MinuteSet[]>();
  const busyOf = new Map<string | null, readonly MinuteSet[]>();
  const reach = longestVisit(search);

  const windows = (staff: number): EpochMinute[] => {
    let found = windowsOf.get(staff);
    if (found === undefined) {
      const { schedule } = search.staff[staff]!;
      found = workingWindows(schedule, zones(schedule.timeZone), from, to);
      windowsOf.set(staff, found);
    }
    return found;
  };

  const insideHours = (pool: readonly number[], { service, onGrid }: Job): readonly MinuteSet[] => {
    const { rules, assignment } = service;
    const sets = minuteSets(pool.length, from, to);
    const isTeam = assignment === "collective" && pool.length > 0;
    // A team's interval counts from where the hours of all of them have begun.
    const shared = onGrid && isTeam ? commonWindows(pool.map(windows)) : null;
    const nothing = minuteSet(from, onGrid ? to : from);
    pool.forEach((staff, place) => {
      const own = shared ?? windows(staff);
      if (onGrid) addSteps(sets[place]!, nothing, own, rules);
      else {
        for (let i = 0; i < own.length; i += 2) {
          addRange(sets[place]!, own[i]!, own[i + 1]! - rules.durationMinutes + 1);
        }
      }
    });
    return sets;
  };

  /** The taken minutes of every unit of a part. */
  const busyUnits = ({ resourceId }: Part): readonly MinuteSet[] => {
    const resource = search.resources.find((one) => one.id === resourceId);
    const taken = resource ? resource.units : search.staff.map((one) => one.busy);
    const sets = minuteSets(taken.length, from - reach, to + reach);
    taken.forEach((busy, unit) => {
      for (let i = 0; i + 1 < busy.length; i += 2) addRange(sets[unit]!, busy[i]!, busy[i + 1]!);
    });
    return sets;
  };

  return (part, need, job) => {
    const { rules, assignment } = job.service;
    const busy = busyOf.get(part.resourceId) ?? busyUnits(part);
    busyOf.set(part.resourceId, busy);
    const ofPool = need.pool.map((unit) => busy[unit]!);
    if (part.resourceId !== null) return { inside: null, busy: ofPool };
    const grid = job.onGrid ? `${assignment} ${rules.intervalMinutes}` : "";
    const key = `${grid};${rules.durationMinutes};${need.pool.join()}`;
    const inside = insideOf.get(key) ?? insideHours(need.pool, job);
    insideOf.set(key, inside);
    return { inside, busy: ofPool };
  };
}

/** How far a visit with its buffers reaches from its start, to either side. */
function longestVisit({ services }: PartySearch): number {
  return Math.max(
    ...services.map(
      ({ rules }) =>
        rules.durationMinutes +
        Math.max(0, rules.bufferBeforeMinutes) +
        Math.max(0, rules.bufferAfterMinutes),
    ),
  );
}
