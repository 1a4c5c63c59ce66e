import type { EpochMinute } from "../../../../shared/time/units.ts";
import { hasMinute, minuteSet } from "./minuteSet.ts";
import { addNewStarts, refusedStarts, zonesOfSearch } from "./newStarts.ts";
import { hasRoom, sessionsOf } from "./sessions.ts";
import { couldBeOffered, isWithinLimits } from "./startLimits.ts";
import type { SlotDetail, SlotSearch } from "../../../../shared/slots/types.ts";

export function describeSlot(search: SlotSearch, startsAt: EpochMinute): SlotDetail | null {
  return describeSlots(search, [startsAt])[0] ?? null;
}

/** Returns the details of the offered starts in the given order. Meant for the starts of one day. */
export function describeSlots(search: SlotSearch, starts: Iterable<EpochMinute>): SlotDetail[] {
  const wanted = [...starts].filter((start) => couldBeOffered(search, start));
  if (wanted.length === 0 || search.staff.length === 0) return [];
  const from = Math.min(...wanted);
  const to = Math.max(...wanted) + 1;
  const zones = zonesOfSearch(search, from, to);

  const together = search.assignment === "collective";
  const newOf = (together ? [search.staff[0]] : search.staff).map(() => minuteSet(from, to));
  if (search.seats <= search.rules.capacity) addNewStarts(search, zones, (index) => newOf[index]!);
  const refused = refusedStarts(search, zones, newOf[0]!);
  const open = sessionsOf(search).filter((session) => hasRoom(session, search.seats));

  return wanted.flatMap((start) => {
    if (!isWithinLimits(search, zones, start)) return [];
    const seatsOf = new Map<string, number>();
    if (!hasMinute(refused, start)) {
      newOf.forEach((set, index) => {
        if (hasMinute(set, start)) seatsOf.set(search.staff[index]!.id, search.rules.capacity);
      });
    }
    for (const session of open) {
      if (session.startsAt !== start) continue;
      const left = session.seatsOffered - session.seatsTaken;
      seatsOf.set(session.staffId, Math.max(left, seatsOf.get(session.staffId) ?? 0));
    }
    const serving = together
      ? search.staff.filter(() => seatsOf.size > 0)
      : search.staff.filter((one) => seatsOf.has(one.id));
    if (serving.length === 0) return [];
    return {
      startsAt: start,
      endsAt: start + search.rules.durationMinutes,
      staffIds: serving.map((one) => one.id),
      seatsLeft: Math.max(...seatsOf.values()),
    };
  });
}
