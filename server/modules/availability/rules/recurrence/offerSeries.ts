import { describeSlot } from "../slots/describeSlots.ts";
import { findSlots } from "../slots/findSlots.ts";
import type { SlotSearch } from "../../../../shared/slots/types.ts";
import type { CalendarReason, UnavailableReason } from "../../../../shared/slots/unavailableReasons.ts";
import { findRefusal } from "../slots/findRefusal.ts";
import { MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { nearestStart, type PlannedOccurrence, planSeries } from "./planSeries.ts";
import { rankForSeries } from "./rankForSeries.ts";
import type { Occurrence } from "./types.ts";

export type OfferedOccurrence = PlannedOccurrence & {
  /** One staff member, all staff of a collective service, or empty if the occurrence is skipped. */
  readonly staffIds: readonly string[];
  readonly refusal: UnavailableReason | null;
};

/**
 * Plans each occurrence at its own time, at the nearest slot of its date in `timeZone`, or skips it. The horizon
 * applies to the first occurrence only. Occurrences never overlap, and as far as possible one staff member serves all.
 */
export function offerSeries(
  search: SlotSearch,
  occurrences: readonly Occurrence[],
  timeZone: string,
): OfferedOccurrence[] {
  const extendedSearch = extendHorizon(search, occurrences);
  const getSearch = (isFirst: boolean) => (isFirst ? search : extendedSearch);
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = search.rules;
  const reach = durationMinutes + bufferBeforeMinutes + bufferAfterMinutes;
  const planned: EpochMinute[] = [];
  const isApart = (start: EpochMinute) => planned.every((other) => Math.abs(other - start) >= reach);
  const reserve = (start: EpochMinute | null): EpochMinute | null => {
    if (start !== null) planned.push(start);
    return start;
  };
  const first = occurrences[0]?.startsAt;
  const plan = planSeries(
    occurrences,
    (start) =>
      isApart(start) && describeSlot(getSearch(start === first), start) !== null && reserve(start) !== null,
    (one) => {
      const dateStarts = listOccurrenceStarts(search, occurrences, one, timeZone);
      return reserve(nearestStart(dateStarts.filter(isApart), one.startsAt));
    },
  );
  const ids = search.staff.map((one) => one.id);
  return withStaff(plan, ids, (one) => getSearch(one.index === 0));
}

export function listOccurrenceStarts(
  search: SlotSearch,
  occurrences: readonly Occurrence[],
  { index, date }: Occurrence,
  timeZone: string,
): Int32Array {
  const extended = index === 0 ? search : extendHorizon(search, occurrences);
  return findSlots({ ...extended, from: date, to: date, timeZone });
}

function extendHorizon(search: SlotSearch, occurrences: readonly Occurrence[]): SlotSearch {
  const last = occurrences.at(-1)?.startsAt ?? search.now;
  const horizonDays = Math.max(
    search.rules.horizonDays,
    Math.ceil((last - search.now) / MINUTES_PER_DAY) + 2,
  );
  return { ...search, rules: { ...search.rules, horizonDays } };
}

function withStaff(
  plan: readonly PlannedOccurrence[],
  ids: readonly string[],
  getSearch: (occurrence: Occurrence) => SlotSearch,
): OfferedOccurrence[] {
  const free = plan.map((one) =>
    one.plannedAt === null ? [] : describeSlot(getSearch(one), one.plannedAt)!.staffIds,
  );
  const ranked = rankForSeries(ids, free);
  return plan.map((one, index) => {
    const search = getSearch(one);
    const first = ranked.filter((id) => free[index]!.includes(id)).slice(0, 1);
    return {
      ...one,
      staffIds: search.assignment === "collective" ? free[index]! : first,
      refusal: one.state === "FREE" ? null : findOccurrenceRefusal(search, one),
    };
  });
}

function findOccurrenceRefusal(search: SlotSearch, one: PlannedOccurrence): CalendarReason | null {
  const refusal = findRefusal(search, one.startsAt);
  // The start is offered, but overlaps another occurrence of the series.
  return refusal === null && one.state === "SKIPPED" ? "STAFF_BUSY" : refusal;
}
