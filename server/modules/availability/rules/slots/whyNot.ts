import type { EpochMinute } from "../../../../shared/time/units.ts";
import { localDay } from "../../../../shared/time/wallClock.ts";
import type { ZoneBook } from "../../../../shared/time/zoneBook.ts";
import { addBlockedStarts, addShortStarts } from "./blockedStarts.ts";
import { hasMinute, minuteSet } from "./minuteSet.ts";
import { zonesOfSearch } from "./newStarts.ts";
import { hasRoom, sessionsOf } from "./sessions.ts";
import { beyondEveryStart, earliestStart, isDayFull, lastDayOffered } from "./startLimits.ts";
import type { Refusal, SlotRules, SlotSearch, StaffCalendar } from "../../../../shared/slots/types.ts";
import { commonWindows, workingWindows } from "./workingWindows.ts";

/**
 * Returns the first rule, in the order of `Refusal`, that rejects a start, or null. With several staff members it is
 * the rule that rules out the last of them. An existing session is rejected for its seats only, because hours, daily
 * limit and claims do not apply to those who join.
 */
export function whyNot(search: SlotSearch, startsAt: EpochMinute): Refusal | null {
  if (startsAt < search.now) return "IN_THE_PAST";
  if (startsAt < earliestStart(search)) return "TOO_SOON";
  if (startsAt >= beyondEveryStart(search)) return "BEYOND_HORIZON";
  const start = Math.floor(startsAt);
  const zones = zonesOfSearch(search, start, start + 1);
  if (localDay(zones(search.dayZone), start) > lastDayOffered(search)) return "BEYOND_HORIZON";
  if (search.staff.length === 0) return "NO_STAFF";

  const sessions = sessionsOf(search).filter((session) => session.startsAt === startsAt);
  if (sessions.some((session) => hasRoom(session, search.seats))) return null;
  const refusal = refusalOfNew(search, zones, startsAt);
  const isSettledBySeats = sessions.length > 0 && refusal !== null && refusal !== "RESOURCE_BUSY";
  return isSettledBySeats ? "SEATS_SHORT" : refusal;
}

function refusalOfNew(search: SlotSearch, zones: ZoneBook, start: EpochMinute): Refusal | null {
  const { rules, resources } = search;
  const teams = search.assignment === "collective" ? [search.staff] : search.staff.map((one) => [one]);
  const reached = teams.map((team) => hoursRefusal(team, rules, zones, start));
  const willing = teams.filter((_, index) => reached[index] === null);
  if (willing.length === 0) return reached.includes("OFF_INTERVAL") ? "OFF_INTERVAL" : "OUTSIDE_HOURS";
  if (isDayFull(search, zones, start)) return "DAY_FULL";
  if (!willing.some((team) => team.every((one) => isFree(one, rules, start)))) return "STAFF_BUSY";
  if (search.seats > rules.capacity) return "SEATS_SHORT";
  const short = minuteSet(start, start + 1);
  for (const need of resources) addShortStarts(short, need.units, need.needed, rules);
  return hasMinute(short, start) ? "RESOURCE_BUSY" : null;
}

function hoursRefusal(
  team: readonly StaffCalendar[],
  rules: SlotRules,
  zones: ZoneBook,
  start: EpochMinute,
): "OUTSIDE_HOURS" | "OFF_INTERVAL" | null {
  const end = start + rules.durationMinutes;
  const windows = commonWindows(
    team.map(({ schedule }) => workingWindows(schedule, zones(schedule.timeZone), start, end)),
  );
  let refusal: "OUTSIDE_HOURS" | "OFF_INTERVAL" = "OUTSIDE_HOURS";
  for (let i = 0; i < windows.length; i += 2) {
    if (start < windows[i]! || end > windows[i + 1]!) continue;
    if ((start - windows[i]!) % rules.intervalMinutes === 0) return null;
    refusal = "OFF_INTERVAL";
  }
  return refusal;
}

function isFree(one: StaffCalendar, rules: SlotRules, start: EpochMinute): boolean {
  const blocked = minuteSet(start, start + 1);
  addBlockedStarts(blocked, one.busy, rules);
  return !hasMinute(blocked, start);
}
