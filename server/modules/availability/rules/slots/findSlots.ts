import { MINUTES_PER_DAY, dayNumber } from "../../../../shared/time/dates.ts";
import { addMinute, addOutside, minuteSet, minutesOf, subtract } from "./minuteSet.ts";
import { addNewStarts, refusedStarts, zonesOfSearch } from "./newStarts.ts";
import { hasRoom, sessionsOf } from "./sessions.ts";
import { allowedInstants, beyondEveryStart, earliestStart } from "./startLimits.ts";
import type { SlotSearch } from "../../../../shared/slots/types.ts";

const NOTHING = new Int32Array(0);

/**
 * Returns the offered starts, ascending and unique.
 * @throws {RangeError} for an invalid date or zone, or a duration or interval below one minute
 */
export function findSlots(search: SlotSearch): Int32Array {
  // One more day on each side covers every zone offset.
  const first = Math.max((dayNumber(search.from) - 1) * MINUTES_PER_DAY, earliestStart(search));
  const last = Math.min((dayNumber(search.to) + 2) * MINUTES_PER_DAY, beyondEveryStart(search));
  if (first >= last || search.staff.length === 0) return NOTHING;

  const zones = zonesOfSearch(search, first, last);
  const allowed = allowedInstants(search, zones);
  if (allowed.length === 0) return NOTHING;
  const offered = minuteSet(allowed[0]!, allowed.at(-1)!);
  if (search.seats <= search.rules.capacity) {
    addNewStarts(search, zones, () => offered);
    subtract(offered, refusedStarts(search, zones, offered));
  }
  for (const session of sessionsOf(search)) {
    if (hasRoom(session, search.seats)) addMinute(offered, session.startsAt);
  }
  const outside = minuteSet(allowed[0]!, allowed.at(-1)!);
  addOutside(outside, allowed);
  subtract(offered, outside);
  return minutesOf(offered);
}
