import type { EpochMinute } from "../../../../shared/slots/types.ts";

/** What a fair choice looks at. */
export interface Candidate {
  readonly id: string;
  /** Lower is asked first. */
  readonly priority: number;
  readonly bookingsThisWeek: number;
  /** When the latest visit began; null: none yet. */
  readonly lastServedAt: EpochMinute | null;
}

/**
 * The order in which "any available" asks: by priority, then who has fewest bookings that week, then who has been
 * idle longest, then by id so that the same slot keeps naming the same person until it is taken.
 */
export function rankStaff<T extends Candidate>(candidates: readonly T[]): T[] {
  return candidates.toSorted(
    (a, b) =>
      a.priority - b.priority ||
      a.bookingsThisWeek - b.bookingsThisWeek ||
      (a.lastServedAt ?? -Infinity) - (b.lastServedAt ?? -Infinity) ||
      (a.id < b.id ? -1 : 1),
  );
}
