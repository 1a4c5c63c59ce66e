import type { EpochMinute } from "../../../../shared/slots/types.ts";

export interface RankedStaff {
  readonly id: string;
  /** A lower value is chosen first. */
  readonly priority: number;
  readonly bookingsThisWeek: number;
  readonly lastServedAt: EpochMinute | null;
}

/** By priority, fewest bookings of the week, longest idle time, then id, which keeps the choice for a slot stable. */
export function rankStaff<T extends RankedStaff>(candidates: readonly T[]): T[] {
  return candidates.toSorted(
    (a, b) =>
      a.priority - b.priority ||
      a.bookingsThisWeek - b.bookingsThisWeek ||
      (a.lastServedAt ?? -Infinity) - (b.lastServedAt ?? -Infinity) ||
      (a.id < b.id ? -1 : 1),
  );
}
