import type { EpochMinute } from "../../../../shared/time/units.ts";
import { getLocalDay } from "../../../../shared/time/wallClock.ts";
import type { GetZoneOffsets } from "../../../../shared/time/createZoneCache.ts";
import { addBlockedStarts, addShortStarts } from "./blockedStarts.ts";
import { hasMinute, createMinuteSet } from "./minuteSet.ts";
import { createSearchZones } from "./newStarts.ts";
import { hasRoom, listSessions } from "./sessions.ts";
import { getStartLimit, getEarliestStart, isDayFull, getLastDay } from "./startLimits.ts";
import type { SlotRules, SlotSearch, StaffCalendar } from "../../../../shared/slots/types.ts";
import type { CalendarReason } from "../../../../shared/slots/unavailableReasons.ts";
import { intersectWindows, listWorkingWindows } from "../../../catalogue/rules/workingWindows.ts";

/**
 * Returns the first rule, in the order of `RejectedSignIn`, that rejects a start, or null. With several staff members it is
 * the rule that rules out the last of them. An existing session is rejected for its seats only, because hours, daily
 * limit and claims do not apply to those who join.
 */
export function findRefusal(search: SlotSearch, startsAt: EpochMinute): CalendarReason | null {
  if (startsAt < search.now) return "IN_THE_PAST";
  if (startsAt < getEarliestStart(search)) return "TOO_SOON";
  if (startsAt >= getStartLimit(search)) return "BEYOND_HORIZON";
  const start = Math.floor(startsAt);
  const zones = createSearchZones(search, start, start + 1);
  if (getLocalDay(zones(search.dayZone), start) > getLastDay(search)) return "BEYOND_HORIZON";
  if (search.staff.length === 0) return "NO_STAFF";

  const sessions = listSessions(search).filter((session) => session.startsAt === startsAt);
  if (sessions.some((session) => hasRoom(session, search.seats))) return null;
  const refusal = findNewRefusal(search, zones, startsAt);
  const isSettledBySeats = sessions.length > 0 && refusal !== null && refusal !== "RESOURCE_BUSY";
  return isSettledBySeats ? "NO_SEATS" : refusal;
}

function findNewRefusal(
  search: SlotSearch,
  zones: GetZoneOffsets,
  start: EpochMinute,
): CalendarReason | null {
  const { rules, resources } = search;
  const teams = search.assignment === "collective" ? [search.staff] : search.staff.map((one) => [one]);
  const hoursRefusals = teams.map((team) => findHoursRefusal(team, rules, zones, start));
  const availableTeams = teams.filter((_, index) => hoursRefusals[index] === null);
  if (availableTeams.length === 0)
    return hoursRefusals.includes("OFF_INTERVAL") ? "OFF_INTERVAL" : "OUTSIDE_HOURS";
  if (isDayFull(search, zones, start)) return "DAY_LIMIT";
  if (!availableTeams.some((team) => team.every((one) => isFree(one, rules, start)))) return "STAFF_BUSY";
  if (search.seats > rules.capacity) return "NO_SEATS";
  const shortStarts = createMinuteSet(start, start + 1);
  for (const need of resources) addShortStarts(shortStarts, need.units, need.needed, rules);
  return hasMinute(shortStarts, start) ? "RESOURCE_BUSY" : null;
}

function findHoursRefusal(
  team: readonly StaffCalendar[],
  rules: SlotRules,
  zones: GetZoneOffsets,
  start: EpochMinute,
): "OUTSIDE_HOURS" | "OFF_INTERVAL" | null {
  const end = start + rules.durationMinutes;
  const windows = intersectWindows(
    team.map(({ schedule }) => listWorkingWindows(schedule, zones(schedule.timeZone), start, end)),
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
  const blocked = createMinuteSet(start, start + 1);
  addBlockedStarts(blocked, one.busy, rules);
  return !hasMinute(blocked, start);
}
