import type { EpochMinute } from "../../../../shared/time/units.ts";
import type { Occurrence } from "./types.ts";

/** What becomes of an occurrence: it has its own time, another one of its date, or none. */
export type OccurrenceState = "FREE" | "MOVED" | "SKIPPED";

/** An occurrence with the start it would be booked at; null when it is skipped. */
export type PlannedOccurrence = Occurrence &
  (
    | { readonly state: "FREE" | "MOVED"; readonly plannedAt: EpochMinute }
    | { readonly state: "SKIPPED"; readonly plannedAt: null }
  );

/**
 * Plans a series before it is booked. An occurrence that is offered keeps its time; else it moves to the start
 * that `nearest` names for its local date (`nearestStart` finds it in a list); with none it is skipped. An
 * occurrence that the clock shifted counts as moved. No two occurrences are planned at one start.
 */
export function planSeries(
  occurrences: readonly Occurrence[],
  isOffered: (startsAt: EpochMinute) => boolean,
  nearest: (occurrence: Occurrence) => EpochMinute | null,
): PlannedOccurrence[] {
  const taken = new Set<EpochMinute>();
  return occurrences.map((occurrence) => {
    const wanted = isOffered(occurrence.startsAt) ? occurrence.startsAt : nearest(occurrence);
    if (wanted === null || taken.has(wanted)) return { ...occurrence, state: "SKIPPED", plannedAt: null };
    taken.add(wanted);
    return { ...occurrence, state: stateAt(occurrence, wanted), plannedAt: wanted };
  });
}

/** The start nearest to a wanted one, of two equally near the earlier; null when there is none. Any order. */
export function nearestStart(starts: Iterable<EpochMinute>, wanted: EpochMinute): EpochMinute | null {
  let nearest: EpochMinute | null = null;
  for (const start of starts) {
    const gain = nearest === null ? -1 : Math.abs(start - wanted) - Math.abs(nearest - wanted);
    if (gain < 0 || (gain === 0 && start < nearest!)) nearest = start;
  }
  return nearest;
}

function stateAt({ startsAt, isShifted }: Occurrence, plannedAt: EpochMinute): "FREE" | "MOVED" {
  return plannedAt === startsAt && !isShifted ? "FREE" : "MOVED";
}
