import { useCallback, useEffect, useMemo, useState } from "react";
import { recallEdits, rememberEdits } from "./seriesMemory.ts";
import {
  editedPlan,
  type ListedVisit,
  type PlannedVisit,
  type SeriesEdits,
  withoutEdit,
} from "./seriesPlan.ts";
import type { SeriesQuestion } from "./useSeries.ts";

const noEdits: SeriesEdits = {};

/**
 * Applies the visitor's edits to a plan and stores them for a reload. After a change of the rule, edits that still
 * match remain.
 */
export function useEdits(
  plan: readonly PlannedVisit[] | null,
  { service, staff, timeZone, startsAt }: SeriesQuestion,
): {
  readonly visits: readonly ListedVisit[];
  /** Null skips the date, undefined restores the plan. */
  readonly edit: (visit: PlannedVisit, startsAt: string | null | undefined) => void;
  readonly drop: (startsAt: string) => void;
} {
  const of = JSON.stringify([service, staff, timeZone, startsAt]);
  const [known, setKnown] = useState<{ readonly of: string; readonly edits: SeriesEdits } | null>(null);
  // Edits are read only when a plan exists, so never on the server or in the first render.
  const isPlanned = plan !== null;
  const recalled = useMemo(() => (isPlanned ? recallEdits(of) : noEdits), [isPlanned, of]);
  const edits = known?.of === of ? known.edits : recalled;

  useEffect(() => {
    if (known !== null) rememberEdits(known.of, known.edits);
  }, [known]);

  const change = useCallback(
    (next: (before: SeriesEdits) => SeriesEdits) =>
      setKnown((before) => ({ of, edits: next(before?.of === of ? before.edits : recallEdits(of)) })),
    [of],
  );

  return {
    visits: useMemo(() => (plan === null ? [] : editedPlan(plan, edits)), [plan, edits]),
    edit: (visit, start) =>
      change((before) =>
        start === undefined ? withoutEdit(before, visit) : { ...before, [visit.wantedAt]: start },
      ),
    drop: useCallback(
      (start: string) =>
        change((before) =>
          Object.fromEntries(Object.entries(before).filter(([, chosen]) => chosen !== start)),
        ),
      [change],
    ),
  };
}
