/** One visit as the graph plans it. Instants are ISO, as the graph writes them. */
export interface PlannedVisit {
  /** Its place in the series, from 0. */
  readonly index: number;
  /** The local date that the rule names. */
  readonly date: string;
  /** The time that the rule names. */
  readonly wantedAt: string;
  /** Null: it is skipped. */
  readonly startsAt: string | null;
  readonly state: "FREE" | "MOVED" | "SKIPPED";
  /** Why the time that the rule names is not offered; null: it is, or the clock skips it. */
  readonly refusal: string | null;
  /** Every time that its date offers it. */
  readonly starts: readonly string[];
}

/** What the visitor decided of single visits, by the time that the rule names: another time of its date, or none. */
export type SeriesEdits = Readonly<Record<string, string | null>>;

/** A visit as it would be booked. */
export interface ListedVisit extends PlannedVisit {
  /** The visitor decided it so. */
  readonly isEdited: boolean;
}

/** The fewest visits that are a series. */
export const fewestVisits = 2;

/** The plan with the visitor's own decisions. */
export function editedPlan(plan: readonly PlannedVisit[], edits: SeriesEdits): ListedVisit[] {
  return plan.map((visit) => {
    const edit = edits[visit.wantedAt];
    if (edit === undefined || edit === visit.startsAt) return { ...visit, isEdited: false };
    if (edit === null) return { ...visit, startsAt: null, state: "SKIPPED", isEdited: true };
    const state = edit === visit.wantedAt && visit.refusal === null ? "FREE" : "MOVED";
    return { ...visit, startsAt: edit, state, isEdited: true };
  });
}

/** How many visits are as the rule names them, moved, and skipped. */
export function countStates(visits: readonly ListedVisit[]): Record<"free" | "moved" | "skipped", number> {
  const count = (state: ListedVisit["state"]) => visits.filter((visit) => visit.state === state).length;
  return { free: count("FREE"), moved: count("MOVED"), skipped: count("SKIPPED") };
}

/** What would be booked, in the order of time. */
export function startsOf(visits: readonly ListedVisit[]): string[] {
  const starts = visits.flatMap(({ startsAt }) => (startsAt === null ? [] : [startsAt]));
  return starts.toSorted((left, right) => Date.parse(left) - Date.parse(right));
}

/** The times of a visit's date that it could have: all that are offered, but those of the series' other visits. */
export function choicesFor(
  visit: ListedVisit,
  offered: readonly string[],
  visits: readonly ListedVisit[],
): string[] {
  const others = new Set(visits.filter((one) => one.index !== visit.index).map((one) => one.startsAt));
  return offered.filter((start) => !others.has(start));
}

/** The decisions without the one on a visit: it is as planned again. */
export function withoutEdit(edits: SeriesEdits, visit: PlannedVisit): SeriesEdits {
  return Object.fromEntries(Object.entries(edits).filter(([wantedAt]) => wantedAt !== visit.wantedAt));
}
