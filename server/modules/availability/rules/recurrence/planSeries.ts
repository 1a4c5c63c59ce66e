import type { EpochMinute } from "../../../../shared/time/units.ts";
import type { Occurrence } from "./types.ts";

export type OccurrenceState = "FREE" | "MOVED" | "SKIPPED";

export type PlannedOccurrence = Occurrence &
  (
    | { readonly state: "FREE" | "MOVED"; readonly plannedAt: EpochMinute }
    | { readonly state: "SKIPPED"; readonly plannedAt: null }
  );

/**
 * An occurrence that is not offered moves to the start that `nearest` returns, or is skipped. One that the clock
 * shifted counts as moved. Planned starts are unique.
 */
export function planSeries(
  occurrences: readonly Occurrence[],
  isOffered: (startsAt: EpochMinute) => boolean,
  nearest: (occurrence: Occurrence) => EpochMinute | null,
): PlannedOccurrence[] {
  const taken = new Set<EpochMinute>();
  return occurrences.map((occurrence) => {
    const requested = isOffered(occurrence.startsAt) ? occurrence.startsAt : nearest(occurrence);
    if (requested === null || taken.has(requested))
      return { ...occurrence, state: "SKIPPED", plannedAt: null };
    taken.add(requested);
    return { ...occurrence, state: getState(occurrence, requested), plannedAt: requested };
  });
}

/** Returns the start nearest to `wanted`, the earlier of two equally near, or null if there is none. */
export function nearestStart(starts: Iterable<EpochMinute>, requested: EpochMinute): EpochMinute | null {
  let nearest: EpochMinute | null = null;
  for (const start of starts) {
    const gain = nearest === null ? -1 : Math.abs(start - requested) - Math.abs(nearest - requested);
    if (gain < 0 || (gain === 0 && start < nearest!)) nearest = start;
  }
  return nearest;
}

function getState({ startsAt, isShifted }: Occurrence, plannedAt: EpochMinute): "FREE" | "MOVED" {
  return plannedAt === startsAt && !isShifted ? "FREE" : "MOVED";
}
