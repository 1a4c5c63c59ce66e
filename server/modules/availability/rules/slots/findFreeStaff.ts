import type { EpochMinute, StaffCalendar } from "../../../../shared/slots/types.ts";
import { createZoneCache } from "../../../../shared/time/createZoneCache.ts";
import { MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import { getLongestReach, listWorkingWindows } from "../../../catalogue/rules/workingWindows.ts";

export interface ServedTime {
  readonly startsAt: EpochMinute;
  readonly endsAt: EpochMinute;
  /** With buffers, which may lie outside working hours. */
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

/** Returns the ids of the staff who work from start to end and are free with the buffers, in the given order. */
export function findFreeStaff(staff: readonly StaffCalendar[], time: ServedTime): string[] {
  const margin = MINUTES_PER_DAY + Math.max(0, ...staff.map(({ schedule }) => getLongestReach(schedule)));
  const zones = createZoneCache(time.startsAt - margin, time.endsAt + margin);
  const works = ({ schedule }: StaffCalendar) => {
    const windows = listWorkingWindows(schedule, zones(schedule.timeZone), time.startsAt, time.endsAt);
    return windows.some(
      (begin, i) => i % 2 === 0 && begin <= time.startsAt && windows[i + 1]! >= time.endsAt,
    );
  };
  return staff.filter((one) => isFree(one, time) && works(one)).map(({ id }) => id);
}

function isFree({ busy }: StaffCalendar, { from, until }: ServedTime): boolean {
  for (let i = 0; i < busy.length; i += 2) if (busy[i]! < until && busy[i + 1]! > from) return false;
  return true;
}
