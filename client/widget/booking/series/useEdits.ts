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

/** The plan with the visitor's decisions on single visits, kept for a reload. Another rule keeps those that still fit. */
export function useEdits(
  plan: readonly PlannedVisit[] | null,
  { service, staff, timeZone, startsAt }: SeriesQuestion,
): {
  readonly visits: readonly ListedVisit[];
  /** Another time of the visit's date; null: skip it; undefined: as planned. */
  readonly edit: (visit: PlannedVisit, startsAt: string | null | undefined) => void;
  /** Takes back whichever decision chose a start. */
  readonly drop: (startsAt: string) => void;
} {
  const of = JSON.stringify([service, staff, timeZone, startsAt]);
  const [known, setKnown] = useState<{ readonly of: string; readonly edits: SeriesEdits } | null>(null);
  // Read when there is a plan to decide on: never on the server, never in the first render.
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
