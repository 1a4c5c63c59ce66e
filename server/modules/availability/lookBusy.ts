import type { ServiceRow } from "./data/loadSlotSearch.ts";
import { findSlots } from "./rules/slots/findSlots.ts";
import { type LookBusy, shownStarts } from "./rules/slots/lookBusy.ts";
import type { SlotSearch } from "../../shared/slots/types.ts";
import { dayNumber, isoDate, MINUTES_PER_DAY } from "../../shared/time/dates.ts";

/** How a service looks busy; null: it does not, and a class never does. */
export function lookBusyOf(service: ServiceRow): LookBusy | null {
  if (service.look_busy_percent === 0 || service.capacity > 1) return null;
  return { percent: service.look_busy_percent, seed: `${service.id} ${service.look_busy_turn}` };
}

/**
 * Those of a service's offered starts that are shown where it looks busy. The search has to know a day more on each
 * side than its dates: whole dates of the business are counted, whatever zone is looked from.
 */
export function startsShown(service: ServiceRow, search: SlotSearch, offered: Int32Array): Int32Array {
  const rule = lookBusyOf(service);
  if (rule === null || offered.length === 0) return offered;
  const [first, last] = [dayNumber(search.from) - 1, dayNumber(search.to) + 1];
  const free = findSlots({
    ...search,
    from: isoDate(first),
    to: isoDate(last),
    // Whatever the clock says by now: else hidden times would change while the day goes by.
    now: (first - 2) * MINUTES_PER_DAY,
    rules: { ...search.rules, noticeMinutes: 0, horizonDays: last - first + 6 },
  });
  return shownStarts(offered, free, rule, search.dayZone);
}
