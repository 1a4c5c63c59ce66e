import { addShortStarts } from "./blockedStarts.ts";
import { hasMinute, minuteSet } from "./minuteSet.ts";
import type { EpochMinute, Refusal, SlotSearch } from "../../../../shared/slots/types.ts";
import { whyNot } from "./whyNot.ts";

/** What keeps one person from serving at a start; null: nothing does. */
export interface StaffRefusal {
  readonly staffId: string;
  readonly refusal: Refusal | null;
}

/**
 * The first rule that refuses a start for each person by themselves, in the order of the search. Where all serve together the steps
 * are those of the hours that they share, so nobody's own steps are asked.
 */
export function whyNotEach(search: SlotSearch, startsAt: EpochMinute): StaffRefusal[] {
  const { assignment, staff } = search;
  const rules = assignment === "any" ? search.rules : { ...search.rules, intervalMinutes: 1 };
  return staff.map((one) => ({
    staffId: one.id,
    refusal: whyNot({ ...search, rules, assignment: "any", staff: [one] }, startsAt),
  }));
}

/** The resources of which too few units are free for a visit that begins then, by their ids. */
export function shortResources({ resources, rules }: SlotSearch, startsAt: EpochMinute): string[] {
  const start = Math.floor(startsAt);
  return resources
    .filter(({ units, needed }) => {
      const short = minuteSet(start, start + 1);
      addShortStarts(short, units, needed, rules);
      return hasMinute(short, start);
    })
    .map(({ id }) => id);
}
