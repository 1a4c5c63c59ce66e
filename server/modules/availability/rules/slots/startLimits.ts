import { dayNumber, isoDate, MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import { localDateAt } from "../../../../shared/time/localTime.ts";
import type { EpochMinute, IsoDate } from "../../../../shared/time/units.ts";
import { instantsOfDays, localDay } from "../../../../shared/time/wallClock.ts";
import type { ZoneBook } from "../../../../shared/time/zoneBook.ts";
import { zoneOffsets } from "../../../../shared/time/zoneOffsets.ts";
import { addRange, type MinuteSet } from "./minuteSet.ts";
import type { SlotSearch } from "../../../../shared/slots/types.ts";

export function earliestStart(search: SlotSearch): EpochMinute {
  return Math.ceil(search.now) + Math.max(0, search.rules.noticeMinutes);
}

/** An instant after every offered start. It needs no zone lookup, because local dates lie within two days of UTC. */
export function beyondEveryStart(search: SlotSearch): EpochMinute {
  return search.now + (search.rules.horizonDays + 3) * MINUTES_PER_DAY;
}

export function lastDayOffered(search: SlotSearch): number {
  const { now, dayZone } = search;
  return localDay(zoneOffsets(dayZone, now, now), now) + search.rules.horizonDays;
}

/** The horizon ends with a date of `dayZone`. `now` is in minutes since the epoch. */
export function lastDateOffered(limits: {
  readonly now: EpochMinute;
  readonly horizonDays: number;
  readonly dayZone: string;
  readonly timeZone: string;
}): IsoDate {
  const { now, horizonDays, dayZone, timeZone } = limits;
  const lastDay = localDay(zoneOffsets(dayZone, now, now), now) + horizonDays;
  const near = lastDay * MINUTES_PER_DAY;
  const zone = zoneOffsets(dayZone, near - 2 * MINUTES_PER_DAY, near + 3 * MINUTES_PER_DAY);
  // A zone can skip a whole date. The horizon then ends before it.
  const end = instantsOfDays(zone, lastDay - 1, lastDay).at(-1)!;
  return localDateAt(timeZone, end - 1);
}

export function couldBeOffered(search: SlotSearch, start: EpochMinute): boolean {
  return Number.isInteger(start) && start >= earliestStart(search) && start < beyondEveryStart(search);
}

/** Notice and horizon apply to sessions too. */
export function isWithinLimits(search: SlotSearch, zones: ZoneBook, start: EpochMinute): boolean {
  return start >= earliestStart(search) && localDay(zones(search.dayZone), start) <= lastDayOffered(search);
}

/** Returns the instants of the requested local dates that notice and horizon allow, flat, alternating begin and end. */
export function allowedInstants(search: SlotSearch, zones: ZoneBook): EpochMinute[] {
  const asked = instantsOfDays(zones(search.timeZone), dayNumber(search.from), dayNumber(search.to));
  const offered = instantsOfDays(zones(search.dayZone), -Infinity, lastDayOffered(search));
  const earliest = earliestStart(search);
  const allowed: EpochMinute[] = [];
  for (let i = 0; i < asked.length; i += 2) {
    for (let k = 0; k < offered.length; k += 2) {
      const begin = Math.max(asked[i]!, offered[k]!, earliest);
      const end = Math.min(asked[i + 1]!, offered[k + 1]!);
      if (begin < end) allowed.push(begin, end);
    }
  }
  return allowed;
}

export function isDayFull(search: SlotSearch, zones: ZoneBook, start: EpochMinute): boolean {
  const { maxPerDay } = search.rules;
  if (maxPerDay === null) return false;
  const date = isoDate(localDay(zones(search.dayZone), start));
  return (search.takenPerDay.get(date) ?? 0) >= maxPerDay;
}

export function addFullDays(set: MinuteSet, search: SlotSearch, zones: ZoneBook): void {
  const { maxPerDay } = search.rules;
  if (maxPerDay === null || set.length === 0) return;
  const zone = zones(search.dayZone);
  const last = localDay(zone, set.from + set.length - 1);
  for (let day = localDay(zone, set.from); day <= last; day++) {
    if ((search.takenPerDay.get(isoDate(day)) ?? 0) < maxPerDay) continue;
    const instants = instantsOfDays(zone, day, day);
    for (let i = 0; i < instants.length; i += 2) addRange(set, instants[i]!, instants[i + 1]!);
  }
}
