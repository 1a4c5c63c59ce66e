import type { BusyTimes, EpochMinute } from "../../../shared/slots/types.ts";
import type { IsoDate } from "../../../shared/time/units.ts";
import { measureCapacity, mergeRanges } from "../../insights/rules/capacity.ts";
import type { BoardDates } from "./boardRange.ts";

/** A staff member, or one unit of a resource. */
export interface BoardUnit {
  readonly booked: BusyTimes;
  /** Blocks and busy times of other calendars. */
  readonly blocked: BusyTimes;
}

export interface BoardDay {
  readonly date: IsoDate;
  /** Merged, in order, inside the date. */
  readonly hours: readonly { readonly startsAt: EpochMinute; readonly endsAt: EpochMinute }[];
  /** Minutes of all units together. */
  readonly bookedMinutes: number;
  readonly offeredMinutes: number;
}

/**
 * Cuts working windows at the bounds of the dates and measures their use, as `Insights.capacity` does.
 *
 * @param windows flat, alternating begin and end, in any order
 */
export function describeDays(
  { dates, bounds }: BoardDates,
  windows: readonly EpochMinute[],
  units: readonly BoardUnit[],
): BoardDay[] {
  const open = mergeRanges(windows);
  const capacities = units.map((unit) => measureCapacity({ ...unit, open }, bounds));
  return dates.map((date, i) => ({
    date,
    hours: cutHours(open, bounds[i]!, bounds[i + 1]!),
    bookedMinutes: capacities.reduce((sum, days) => sum + days[i]!.booked, 0),
    offeredMinutes: capacities.reduce((sum, days) => sum + days[i]!.open - days[i]!.blocked, 0),
  }));
}

function cutHours(open: readonly EpochMinute[], from: EpochMinute, until: EpochMinute): BoardDay["hours"] {
  const hours: { startsAt: EpochMinute; endsAt: EpochMinute }[] = [];
  for (let i = 0; i + 1 < open.length; i += 2) {
    const startsAt = Math.max(open[i]!, from);
    const endsAt = Math.min(open[i + 1]!, until);
    if (startsAt < endsAt) hours.push({ startsAt, endsAt });
  }
  return hours;
}
