import { addShortStarts } from "./blockedStarts.ts";
import { hasMinute, minuteSet } from "./minuteSet.ts";
import type { EpochMinute, Refusal, SlotSearch } from "../../../../shared/slots/types.ts";
import { whyNot } from "./whyNot.ts";

export interface StaffRefusal {
  readonly staffId: string;
  readonly refusal: Refusal | null;
}

/**
 * Checks each staff member alone. In a collective service the interval counts from the shared hours, so it is not
 * checked.
 */
export function whyNotEach(search: SlotSearch, startsAt: EpochMinute): StaffRefusal[] {
  const { assignment, staff } = search;
  const rules = assignment === "any" ? search.rules : { ...search.rules, intervalMinutes: 1 };
  return staff.map((one) => ({
    staffId: one.id,
    refusal: whyNot({ ...search, rules, assignment: "any", staff: [one] }, startsAt),
  }));
}

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
