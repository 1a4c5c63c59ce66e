import { dayNumber, isoDate, MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import { getLocalDate } from "../../../../shared/time/localTime.ts";
import type { EpochMinute, IsoDate } from "../../../../shared/time/units.ts";
import { findDayRanges, getLocalDay } from "../../../../shared/time/wallClock.ts";
import type { GetZoneOffsets } from "../../../../shared/time/createZoneCache.ts";
import { getZoneOffsets } from "../../../../shared/time/zoneOffsets.ts";
import { addRange, type MinuteSet } from "./minuteSet.ts";
import type { SlotSearch } from "../../../../shared/slots/types.ts";

export function getEarliestStart(search: SlotSearch): EpochMinute {
  return Math.ceil(search.now) + Math.max(0, search.rules.noticeMinutes);
}

/** An instant after every offered start. It needs no zone lookup, because local dates lie within two days of UTC. */
export function getStartLimit(search: SlotSearch): EpochMinute {
  return search.now + (search.rules.horizonDays + 3) * MINUTES_PER_DAY;
}

export function getLastDay(search: SlotSearch): number {
  const { now, dayZone } = search;
  return getLocalDay(getZoneOffsets(dayZone, now, now), now) + search.rules.horizonDays;
}

/** The horizon ends with a date of `dayZone`. `now` is in minutes since the epoch. */
export function getLastDate(limits: {
  readonly now: EpochMinute;
  readonly horizonDays: number;
  readonly dayZone: string;
  readonly timeZone: string;
}): IsoDate {
  const { now, horizonDays, dayZone, timeZone } = limits;
  const lastDay = getLocalDay(getZoneOffsets(dayZone, now, now), now) + horizonDays;
  const near = lastDay * MINUTES_PER_DAY;
  const zone = getZoneOffsets(dayZone, near - 2 * MINUTES_PER_DAY, near + 3 * MINUTES_PER_DAY);
  // A zone can skip a whole date. The horizon then ends before it.
  const end = findDayRanges(zone, lastDay - 1, lastDay).at(-1)!;
  return getLocalDate(timeZone, end - 1);
}

export function couldBeOffered(search: SlotSearch, start: EpochMinute): boolean {
  return Number.isInteger(start) && start >= getEarliestStart(search) && start < getStartLimit(search);
}

/** Notice and horizon apply to sessions too. */
export function isWithinLimits(search: SlotSearch, zones: GetZoneOffsets, start: EpochMinute): boolean {
  return start >= getEarliestStart(search) && getLocalDay(zones(search.dayZone), start) <= getLastDay(search);
}

/** Returns the instants of the requested local dates that notice and horizon allow, flat, alternating begin and end. */
export function listAllowedInstants(search: SlotSearch, zones: GetZoneOffsets): EpochMinute[] {
  const requested = findDayRanges(zones(search.timeZone), dayNumber(search.from), dayNumber(search.to));
  const offered = findDayRanges(zones(search.dayZone), -Infinity, getLastDay(search));
  const earliest = getEarliestStart(search);
  const allowed: EpochMinute[] = [];
  for (let i = 0; i < requested.length; i += 2) {
    for (let k = 0; k < offered.length; k += 2) {
      const begin = Math.max(requested[i]!, offered[k]!, earliest);
      const end = Math.min(requested[i + 1]!, offered[k + 1]!);
      if (begin < end) allowed.push(begin, end);
    }
  }
  return allowed;
}

export function isDayFull(search: SlotSearch, zones: GetZoneOffsets, start: EpochMinute): boolean {
  const { maxPerDay } = search.rules;
  if (maxPerDay === null) return false;
  const date = isoDate(getLocalDay(zones(search.dayZone), start));
  return (search.takenPerDay.get(date) ?? 0) >= maxPerDay;
}

export function addFullDays(set: MinuteSet, search: SlotSearch, zones: GetZoneOffsets): void {
  const { maxPerDay } = search.rules;
  if (maxPerDay === null || set.length === 0) return;
  const zone = zones(search.dayZone);
  const last = getLocalDay(zone, set.from + set.length - 1);
  for (let day = getLocalDay(zone, set.from); day <= last; day++) {
    if ((search.takenPerDay.get(isoDate(day)) ?? 0) < maxPerDay) continue;
    const instants = findDayRanges(zone, day, day);
    for (let i = 0; i < instants.length; i += 2) addRange(set, instants[i]!, instants[i + 1]!);
  }
}
