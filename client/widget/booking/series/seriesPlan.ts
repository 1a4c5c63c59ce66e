/** One occurrence as the graph plans it. Instants are ISO strings. */
export interface PlannedVisit {
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

export interface ListedVisit extends PlannedVisit {
  readonly isEdited: boolean;
}

export const fewestVisits = 2;

export function editedPlan(plan: readonly PlannedVisit[], edits: SeriesEdits): ListedVisit[] {
  return plan.map((visit) => {
    const edit = edits[visit.wantedAt];
    if (edit === undefined || edit === visit.startsAt) return { ...visit, isEdited: false };
    if (edit === null) return { ...visit, startsAt: null, state: "SKIPPED", isEdited: true };
    const state = edit === visit.wantedAt && visit.refusal === null ? "FREE" : "MOVED";
    return { ...visit, startsAt: edit, state, isEdited: true };
  });
}

export function countStates(visits: readonly ListedVisit[]): Record<"free" | "moved" | "skipped", number> {
  const count = (state: ListedVisit["state"]) => visits.filter((visit) => visit.state === state).length;
  return { free: count("FREE"), moved: count("MOVED"), skipped: count("SKIPPED") };
}

export function startsOf(visits: readonly ListedVisit[]): string[] {
  const starts = visits.flatMap(({ startsAt }) => (startsAt === null ? [] : [startsAt]));
  return starts.toSorted((left, right) => Date.parse(left) - Date.parse(right));
}

export function choicesFor(
  visit: ListedVisit,
  offered: readonly string[],
  visits: readonly ListedVisit[],
): string[] {
  const others = new Set(visits.filter((one) => one.index !== visit.index).map((one) => one.startsAt));
  return offered.filter((start) => !others.has(start));
}

export function withoutEdit(edits: SeriesEdits, visit: PlannedVisit): SeriesEdits {
  return Object.fromEntries(Object.entries(edits).filter(([wantedAt]) => wantedAt !== visit.wantedAt));
}
