import { addOutside, addRange, type MinuteSet, createMinuteSet } from "../slots/minuteSet.ts";
import { getLongestReach } from "../../../catalogue/rules/workingWindows.ts";
import { dayNumber, isoDate, MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { findDayRanges, getLocalDay } from "../../../../shared/time/wallClock.ts";
import type { GetZoneOffsets } from "../../../../shared/time/createZoneCache.ts";
import { getZoneOffsets } from "../../../../shared/time/zoneOffsets.ts";
import type { Job } from "./jobs.ts";
import type { PartySearch, PartyService } from "./types.ts";

export function getZoneMargin(search: PartySearch, jobs: readonly Job[]): number {
  const lengths = jobs.map((job) => job.offset + job.service.rules.durationMinutes);
  const reaches = search.staff.map((one) => getLongestReach(one.schedule));
  return MINUTES_PER_DAY + Math.max(0, ...lengths) + Math.max(0, ...reaches);
}

/** Returns instants `[from, to)` that contain every possible start of the requested dates, without a zone lookup. */
export function getStartRange(
  search: PartySearch,
  first: Job,
): readonly [from: EpochMinute, to: EpochMinute] {
  // One more day on each side covers every zone offset.
  const from = (dayNumber(search.from) - 1) * MINUTES_PER_DAY;
  const to = (dayNumber(search.to) + 2) * MINUTES_PER_DAY;
  const beyond = search.now + (first.service.rules.horizonDays + 3) * MINUTES_PER_DAY;
  return [Math.max(from, getEarliestStart(search, first)), Math.min(to, Math.floor(beyond))];
}

export function listRequestedStarts(
  search: PartySearch,
  zones: GetZoneOffsets,
  [from, to]: readonly [EpochMinute, EpochMinute],
): MinuteSet {
  const set = createMinuteSet(from, to);
  const days = findDayRanges(zones(search.timeZone), dayNumber(search.from), dayNumber(search.to));
  for (let i = 0; i < days.length; i += 2) addRange(set, days[i]!, days[i + 1]!);
  return set;
}

export function removeOutsideLimits(
  starts: MinuteSet,
  search: PartySearch,
  zones: GetZoneOffsets,
  jobs: readonly Job[],
): void {
  const { now, dayZone } = search;
  const today = getLocalDay(getZoneOffsets(dayZone, now, now), now);
  const done = new Set<string>();
  for (const job of jobs) {
    const { noticeMinutes, horizonDays } = job.service.rules;
    const key = `${job.offset} ${noticeMinutes} ${horizonDays}`;
    if (done.has(key)) continue;
    done.add(key);
    const allowed = findDayRanges(zones(dayZone), -Infinity, today + horizonDays);
    const earliest = getEarliestStart(search, job);
    const begin = starts.from + job.offset;
    const outside = createMinuteSet(begin, begin + starts.length);
    addRange(outside, begin, earliest);
    addOutside(outside, allowed);
    // Both sets start at their own first minute, so their words correspond.
    for (let word = 0; word < starts.words.length; word++) starts.words[word]! &= ~outside.words[word]!;
  }
}

function getEarliestStart({ now }: PartySearch, job: Job): EpochMinute {
  return Math.ceil(now) + Math.max(0, job.service.rules.noticeMinutes);
}

/** Whether the daily limits allow all new bookings of a start. A joined session counts for none. */
export function fitsDayLimits(
  search: PartySearch,
  zones: GetZoneOffsets,
  jobs: readonly Job[],
  start: EpochMinute,
): boolean {
  if (jobs.every((job) => job.service.rules.maxPerDay === null)) return true;
  const counted = new Map<PartyService, Map<string, number>>();
  for (const { service, offset, joinable } of jobs) {
    const { maxPerDay } = service.rules;
    if (maxPerDay === null || joinable.has(start + offset)) continue;
    const date = isoDate(getLocalDay(zones(search.dayZone), start + offset));
    const days = counted.get(service) ?? new Map<string, number>();
    counted.set(service, days);
    const bookings = (days.get(date) ?? service.takenPerDay.get(date) ?? 0) + 1;
    if (bookings > maxPerDay) return false;
    days.set(date, bookings);
  }
  return true;
}
