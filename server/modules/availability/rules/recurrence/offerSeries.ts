import { describeSlot } from "../slots/describeSlots.ts";
import { findSlots } from "../slots/findSlots.ts";
import type { Refusal, SlotSearch } from "../../../../shared/slots/types.ts";
import { whyNot } from "../slots/whyNot.ts";
import { MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { nearestStart, type PlannedOccurrence, planSeries } from "./planSeries.ts";
import { rankForSeries } from "./rankForSeries.ts";
import type { Occurrence } from "./types.ts";

export type OfferedOccurrence = PlannedOccurrence & {
  /** One staff member, all staff of a collective service, or empty if the occurrence is skipped. */
  readonly staffIds: readonly string[];
  readonly refusal: Refusal | null;
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
  const lifted = liftHorizon(search, occurrences);
  const searchOf = (isFirst: boolean) => (isFirst ? search : lifted);
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = search.rules;
  const reach = durationMinutes + bufferBeforeMinutes + bufferAfterMinutes;
  const planned: EpochMinute[] = [];
  const isApart = (start: EpochMinute) => planned.every((other) => Math.abs(other - start) >= reach);
  const keep = (start: EpochMinute | null): EpochMinute | null => {
    if (start !== null) planned.push(start);
    return start;
  };
  const first = occurrences[0]?.startsAt;
  const plan = planSeries(
    occurrences,
    (start) =>
      isApart(start) && describeSlot(searchOf(start === first), start) !== null && keep(start) !== null,
    (one) => {
      const ofDate = startsOfOccurrence(search, occurrences, one, timeZone);
      return keep(nearestStart(ofDate.filter(isApart), one.startsAt));
    },
  );
  const ids = search.staff.map((one) => one.id);
  return withPeople(plan, ids, (one) => searchOf(one.index === 0));
}

export function startsOfOccurrence(
  search: SlotSearch,
  occurrences: readonly Occurrence[],
  { index, date }: Occurrence,
  timeZone: string,
): Int32Array {
  const within = index === 0 ? search : liftHorizon(search, occurrences);
  return findSlots({ ...within, from: date, to: date, timeZone });
}

function liftHorizon(search: SlotSearch, occurrences: readonly Occurrence[]): SlotSearch {
  const last = occurrences.at(-1)?.startsAt ?? search.now;
  const horizonDays = Math.max(
    search.rules.horizonDays,
    Math.ceil((last - search.now) / MINUTES_PER_DAY) + 2,
  );
  return { ...search, rules: { ...search.rules, horizonDays } };
}

function withPeople(
  plan: readonly PlannedOccurrence[],
  ids: readonly string[],
  searchOf: (occurrence: Occurrence) => SlotSearch,
): OfferedOccurrence[] {
  const free = plan.map((one) =>
    one.plannedAt === null ? [] : describeSlot(searchOf(one), one.plannedAt)!.staffIds,
  );
  const ranked = rankForSeries(ids, free);
  return plan.map((one, index) => {
    const search = searchOf(one);
    const first = ranked.filter((id) => free[index]!.includes(id)).slice(0, 1);
    return {
      ...one,
      staffIds: search.assignment === "collective" ? free[index]! : first,
      refusal: one.state === "FREE" ? null : refusalOf(search, one),
    };
  });
}

function refusalOf(search: SlotSearch, one: PlannedOccurrence): Refusal | null {
  const refusal = whyNot(search, one.startsAt);
  // The start is offered, but overlaps another occurrence of the series.
  return refusal === null && one.state === "SKIPPED" ? "STAFF_BUSY" : refusal;
}
