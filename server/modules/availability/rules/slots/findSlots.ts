import { MINUTES_PER_DAY, dayNumber } from "../../../../shared/time/dates.ts";
import { addMinute, addOutside, createMinuteSet, listMinutes, subtract } from "./minuteSet.ts";
import { addNewStarts, findRejectedStarts, createSearchZones } from "./newStarts.ts";
import { hasRoom, listSessions } from "./sessions.ts";
import { listAllowedInstants, getStartLimit, getEarliestStart } from "./startLimits.ts";
import type { SlotSearch } from "../../../../shared/slots/types.ts";

const NOTHING = new Int32Array(0);

/**
 * Returns the offered starts, ascending and unique.
 * @throws {RangeError} for an invalid date or zone, or a duration or interval below one minute
 */
export function findSlots(search: SlotSearch): Int32Array {
  // One more day on each side covers every zone offset.
  const first = Math.max((dayNumber(search.from) - 1) * MINUTES_PER_DAY, getEarliestStart(search));
  const last = Math.min((dayNumber(search.to) + 2) * MINUTES_PER_DAY, getStartLimit(search));
  if (first >= last || search.staff.length === 0) return NOTHING;

  const zones = createSearchZones(search, first, last);
  const allowed = listAllowedInstants(search, zones);
  if (allowed.length === 0) return NOTHING;
  const offered = createMinuteSet(allowed[0]!, allowed.at(-1)!);
  if (search.seats <= search.rules.capacity) {
    addNewStarts(search, zones, () => offered);
    subtract(offered, findRejectedStarts(search, zones, offered));
  }
  for (const session of listSessions(search)) {
    if (hasRoom(session, search.seats)) addMinute(offered, session.startsAt);
  }
  const outside = createMinuteSet(allowed[0]!, allowed.at(-1)!);
  addOutside(outside, allowed);
  subtract(offered, outside);
  return listMinutes(offered);
}
