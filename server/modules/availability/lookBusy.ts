import type { ServiceRow } from "./data/loadSlotSearch.ts";
import { findSlots } from "./rules/slots/findSlots.ts";
import { type LookBusy, hideBusyStarts } from "./rules/slots/lookBusy.ts";
import type { SlotSearch } from "../../shared/slots/types.ts";
import { dayNumber, isoDate, MINUTES_PER_DAY } from "../../shared/time/dates.ts";

/** Returns null for a class, which never hides starts, or if the setting is 0. */
export function getLookBusy(service: ServiceRow): LookBusy | null {
  if (service.look_busy_percent === 0 || service.capacity > 1) return null;
  return { percent: service.look_busy_percent, seed: `${service.id} ${service.look_busy_turn}` };
}

/** The search must cover one more day on each side of its dates, because whole dates of the business are counted. */
export function applyLookBusy(service: ServiceRow, search: SlotSearch, offered: Int32Array): Int32Array {
  const rule = getLookBusy(service);
  if (rule === null || offered.length === 0) return offered;
  const [first, last] = [dayNumber(search.from) - 1, dayNumber(search.to) + 1];
  const free = findSlots({
    ...search,
    from: isoDate(first),
    to: isoDate(last),
    // Independent of the current time. Otherwise hidden starts would change during the day.
    now: (first - 2) * MINUTES_PER_DAY,
    rules: { ...search.rules, noticeMinutes: 0, horizonDays: last - first + 6 },
  });
  return hideBusyStarts(offered, free, rule, search.dayZone);
}
