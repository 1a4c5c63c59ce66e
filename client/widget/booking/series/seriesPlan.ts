/** One occurrence as the graph plans it. Instants are ISO strings. */
export interface PlannedOccurrence {
  /** Position in the series, from 0. */
  readonly index: number;
  readonly date: string;
  /** The instant that the rule yields. */
  readonly wantedAt: string;
  readonly startsAt: string | null;
  readonly state: "FREE" | "MOVED" | "SKIPPED";
  /** Why `wantedAt` is not offered. Null if it is, or if the clock skips it. */
  readonly refusal: string | null;
  readonly starts: readonly string[];
}

/** Edits by `wantedAt`: another start of the date, or null to skip it. */
export type SeriesEdits = Readonly<Record<string, string | null>>;

export interface EditedOccurrence extends PlannedOccurrence {
  readonly isEdited: boolean;
}

export const MIN_OCCURRENCES = 2;

export function applyEdits(plan: readonly PlannedOccurrence[], edits: SeriesEdits): EditedOccurrence[] {
  return plan.map((occurrence) => {
    const edit = edits[occurrence.wantedAt];
    if (edit === undefined || edit === occurrence.startsAt) return { ...occurrence, isEdited: false };
    if (edit === null) return { ...occurrence, startsAt: null, state: "SKIPPED", isEdited: true };
    const state = edit === occurrence.wantedAt && occurrence.refusal === null ? "FREE" : "MOVED";
    return { ...occurrence, startsAt: edit, state, isEdited: true };
  });
}

export function countStates(
  occurrences: readonly EditedOccurrence[],
): Record<"free" | "moved" | "skipped", number> {
  const count = (state: EditedOccurrence["state"]) =>
    occurrences.filter((occurrence) => occurrence.state === state).length;
  return { free: count("FREE"), moved: count("MOVED"), skipped: count("SKIPPED") };
}

export function getStarts(occurrences: readonly EditedOccurrence[]): string[] {
  const starts = occurrences.flatMap(({ startsAt }) => (startsAt === null ? [] : [startsAt]));
  return starts.toSorted((left, right) => Date.parse(left) - Date.parse(right));
}

export function getStartChoices(
  occurrence: EditedOccurrence,
  offered: readonly string[],
  occurrences: readonly EditedOccurrence[],
): string[] {
  const usedStarts = new Set(
    occurrences.filter((other) => other.index !== occurrence.index).map((other) => other.startsAt),
  );
  return offered.filter((start) => !usedStarts.has(start));
}

export function removeEdit(edits: SeriesEdits, occurrence: PlannedOccurrence): SeriesEdits {
  return Object.fromEntries(Object.entries(edits).filter(([wantedAt]) => wantedAt !== occurrence.wantedAt));
}
