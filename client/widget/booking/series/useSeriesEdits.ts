import { useCallback, useEffect, useMemo, useState } from "react";
import { loadEdits, saveEdits } from "./storedEdits.ts";
import {
  applyEdits,
  type EditedOccurrence,
  type PlannedOccurrence,
  type SeriesEdits,
  removeEdit,
} from "./seriesPlan.ts";
import type { SeriesQuery } from "./useSeries.ts";

const NO_EDITS: SeriesEdits = {};

/**
 * Applies the visitor's edits to a plan and stores them for a reload. After a change of the rule, edits that still
 * match remain.
 */
export function useSeriesEdits(
  plan: readonly PlannedOccurrence[] | null,
  { service, staff, timeZone, startsAt }: SeriesQuery,
): {
  readonly occurrences: readonly EditedOccurrence[];
  /** Null skips the date, undefined restores the plan. */
  readonly edit: (occurrence: PlannedOccurrence, startsAt: string | null | undefined) => void;
  readonly dropEdit: (startsAt: string) => void;
} {
  const of = JSON.stringify([service, staff, timeZone, startsAt]);
  const [editState, setEditState] = useState<{ readonly of: string; readonly edits: SeriesEdits } | null>(
    null,
  );
  // Edits are read only when a plan exists, so never on the server or in the first render.
  const isPlanned = plan !== null;
  const storedEdits = useMemo(() => (isPlanned ? loadEdits(of) : NO_EDITS), [isPlanned, of]);
  const edits = editState?.of === of ? editState.edits : storedEdits;

  useEffect(() => {
    if (editState !== null) saveEdits(editState.of, editState.edits);
  }, [editState]);

  const change = useCallback(
    (next: (previous: SeriesEdits) => SeriesEdits) =>
      setEditState((previous) => ({ of, edits: next(previous?.of === of ? previous.edits : loadEdits(of)) })),
    [of],
  );

  return {
    occurrences: useMemo(() => (plan === null ? [] : applyEdits(plan, edits)), [plan, edits]),
    edit: (occurrence, start) =>
      change((previous) =>
        start === undefined
          ? removeEdit(previous, occurrence)
          : { ...previous, [occurrence.wantedAt]: start },
      ),
    dropEdit: useCallback(
      (start: string) =>
        change((previous) =>
          Object.fromEntries(Object.entries(previous).filter(([, chosen]) => chosen !== start)),
        ),
      [change],
    ),
  };
}
