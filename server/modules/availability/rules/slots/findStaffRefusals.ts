import { addShortStarts } from "./blockedStarts.ts";
import { hasMinute, createMinuteSet } from "./minuteSet.ts";
import type { EpochMinute, SlotSearch } from "../../../../shared/slots/types.ts";
import type { CalendarReason } from "../../../../shared/slots/unavailableReasons.ts";
import { findRefusal } from "./findRefusal.ts";

export interface StaffRefusal {
  readonly staffId: string;
  readonly refusal: CalendarReason | null;
}

/**
 * Checks each staff member alone. In a collective service the interval counts from the shared hours, so it is not
 * checked.
 */
export function findStaffRefusals(search: SlotSearch, startsAt: EpochMinute): StaffRefusal[] {
  const { assignment, staff } = search;
  const rules = assignment === "any" ? search.rules : { ...search.rules, intervalMinutes: 1 };
  return staff.map((one) => ({
    staffId: one.id,
    refusal: findRefusal({ ...search, rules, assignment: "any", staff: [one] }, startsAt),
  }));
}

export function findShortResources({ resources, rules }: SlotSearch, startsAt: EpochMinute): string[] {
  const start = Math.floor(startsAt);
  return resources
    .filter(({ units, needed }) => {
      const shortStarts = createMinuteSet(start, start + 1);
      addShortStarts(shortStarts, units, needed, rules);
      return hasMinute(shortStarts, start);
    })
    .map(({ id }) => id);
}
