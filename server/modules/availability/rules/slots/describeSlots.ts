import type { EpochMinute } from "../../../../shared/time/units.ts";
import { hasMinute, createMinuteSet } from "./minuteSet.ts";
import { addNewStarts, findRejectedStarts, createSearchZones } from "./newStarts.ts";
import { hasRoom, listSessions } from "./sessions.ts";
import { couldBeOffered, isWithinLimits } from "./startLimits.ts";
import type { SlotDetail, SlotSearch } from "../../../../shared/slots/types.ts";

export function describeSlot(search: SlotSearch, startsAt: EpochMinute): SlotDetail | null {
  return describeSlots(search, [startsAt])[0] ?? null;
}

/** Returns the details of the offered starts in the given order. Meant for the starts of one day. */
export function describeSlots(search: SlotSearch, starts: Iterable<EpochMinute>): SlotDetail[] {
  const candidates = [...starts].filter((start) => couldBeOffered(search, start));
  if (candidates.length === 0 || search.staff.length === 0) return [];
  const from = Math.min(...candidates);
  const to = Math.max(...candidates) + 1;
  const zones = createSearchZones(search, from, to);

  const isCollective = search.assignment === "collective";
  const newStarts = (isCollective ? [search.staff[0]] : search.staff).map(() => createMinuteSet(from, to));
  if (search.seats <= search.rules.capacity) addNewStarts(search, zones, (index) => newStarts[index]!);
  const rejected = findRejectedStarts(search, zones, newStarts[0]!);
  const open = listSessions(search).filter((session) => hasRoom(session, search.seats));

  return candidates.flatMap((start) => {
    if (!isWithinLimits(search, zones, start)) return [];
    const seatsByStaff = new Map<string, number>();
    if (!hasMinute(rejected, start)) {
      newStarts.forEach((set, index) => {
        if (hasMinute(set, start)) seatsByStaff.set(search.staff[index]!.id, search.rules.capacity);
      });
    }
    for (const session of open) {
      if (session.startsAt !== start) continue;
      const left = session.seatsOffered - session.seatsTaken;
      seatsByStaff.set(session.staffId, Math.max(left, seatsByStaff.get(session.staffId) ?? 0));
    }
    const serving = isCollective
      ? search.staff.filter(() => seatsByStaff.size > 0)
      : search.staff.filter((one) => seatsByStaff.has(one.id));
    if (serving.length === 0) return [];
    return {
      startsAt: start,
      endsAt: start + search.rules.durationMinutes,
      staffIds: serving.map((one) => one.id),
      seatsLeft: Math.max(...seatsByStaff.values()),
    };
  });
}
