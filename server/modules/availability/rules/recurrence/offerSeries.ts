import { describeSlot } from "../slots/describeSlots.ts";
import { findSlots } from "../slots/findSlots.ts";
import type { Refusal, SlotSearch } from "../../../../shared/slots/types.ts";
import { whyNot } from "../slots/whyNot.ts";
import { MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { nearestStart, type PlannedOccurrence, planSeries } from "./planSeries.ts";
import { rankForSeries } from "./rankForSeries.ts";
import type { Occurrence } from "./types.ts";

/** A planned occurrence with who would serve and, where it is not at its own time, why. */
export type OfferedOccurrence = PlannedOccurrence & {
  /** One person, everybody of a collective service, nobody when it is skipped. */
  readonly staffIds: readonly string[];
  /** What refuses the time that the rule names; null: nothing does. */
  readonly refusal: Refusal | null;
};

/**
 * A series against the calendars: each occurrence at its own time, at the nearest other one of its date in the zone,
 * or not at all. The horizon binds the first occurrence alone. No two visits run at once, for whoever comes is one
 * person; where anybody may serve it is, as far as possible, the same person throughout. The search's own dates play
 * no part; its staff are in the order in which they are asked.
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

/** Every start that is offered on the date of one of a series' occurrences: what it could be moved to. */
export function startsOfOccurrence(
  search: SlotSearch,
  occurrences: readonly Occurrence[],
  { index, date }: Occurrence,
  timeZone: string,
): Int32Array {
  const within = index === 0 ? search : liftHorizon(search, occurrences);
  return findSlots({ ...within, from: date, to: date, timeZone });
}

/** The same rules as far as the last occurrence. */
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
  // It is offered, but another visit of the series runs then.
  return refusal === null && one.state === "SKIPPED" ? "STAFF_BUSY" : refusal;
}
