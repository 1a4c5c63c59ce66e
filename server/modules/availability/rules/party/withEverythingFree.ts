import type { Schedule, StaffCalendar } from "../../../../shared/slots/types.ts";
import { MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import type { PartyMember, PartySearch, PartyService } from "./types.ts";

export const FREE_START: EpochMinute = 29_000 * MINUTES_PER_DAY;

const NO_BUSY_TIMES = new Int32Array(0);

/** A horizon that no line of a party reaches, in days. */
const FAR_HORIZON = 3_650;

const ALL_DAY: Schedule = {
  timeZone: "UTC",
  // Each day's window is two days long, so that no line crosses the end of its window.
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: 0, closesAt: 2 * MINUTES_PER_DAY })),
  overrides: [],
};

/**
 * Frees all staff and units all day. A party that does not fit at `FREE_START` then fits at no start. A class line
 * needs seats only, because a joined session takes no staff member and no unit.
 */
export function withEverythingFree(search: PartySearch): PartySearch {
  const services = new Map(search.services.map((service) => [service.id, withoutLimits(service)]));
  const members = search.members.map((member) => withSeparateTeachers(member, services));
  const teachers = new Set(members.flatMap((member) => member.lines).flatMap((line) => line.staffIds));
  for (const { id } of search.staff) teachers.delete(id);
  return {
    ...search,
    now: FREE_START,
    timeZone: "UTC",
    dayZone: "UTC",
    staff: [...search.staff.map((one) => one.id), ...teachers].map(freePerson),
    resources: search.resources.map((one) => ({ ...one, units: one.units.map(() => NO_BUSY_TIMES) })),
    services: [...services.values()],
    members,
  };
}

function freePerson(id: string): StaffCalendar {
  return { id, schedule: ALL_DAY, busy: NO_BUSY_TIMES };
}

function withSeparateTeachers(
  { lines }: PartyMember,
  services: ReadonlyMap<string, PartyService>,
): PartyMember {
  let offset = 0;
  return {
    lines: lines.map((line) => {
      const { rules } = services.get(line.serviceId)!;
      const teacher = `${line.serviceId} at ${offset}`;
      offset += rules.durationMinutes;
      return rules.capacity > 1 && line.staffIds.length > 0 ? { ...line, staffIds: [teacher] } : line;
    }),
  };
}

function withoutLimits(service: PartyService): PartyService {
  const { rules, sessions } = service;
  // A session may offer more seats than the service does now.
  const capacity = Math.max(rules.capacity, ...sessions.map((one) => one.seatsOffered - one.seatsTaken));
  const open = { noticeMinutes: 0, horizonDays: FAR_HORIZON, maxPerDay: null };
  const free = { ...service, sessions: [], takenPerDay: new Map() };
  if (capacity === 1) return { ...free, rules: { ...rules, ...open } };
  const joined = { capacity, intervalMinutes: 1, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  return { ...free, assignment: "any", resources: [], rules: { ...rules, ...open, ...joined } };
}
