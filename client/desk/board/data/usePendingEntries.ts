import { useMemo, useState } from "react";
import { groupByColumn, type BoardModel, type MovableEntry } from "../rules/boardModel.ts";

export interface PendingEntries {
  /** The model with the changes that the server has not confirmed yet. */
  readonly model: BoardModel;
  /** True until the server has answered, so that a second change waits for the first one. */
  readonly isPending: (key: string) => boolean;
  /** Shows an entry at its new place, or with null as it was loaded. */
  readonly setPending: (key: string, entry: MovableEntry | null) => void;
}

export function usePendingEntries(loaded: BoardModel): PendingEntries {
  const [pending, setPending] = useState<ReadonlyMap<string, MovableEntry>>(new Map());
  const model = useMemo(() => applyChanges(loaded, pending), [loaded, pending]);
  return {
    model,
    isPending: (key) => pending.has(key),
    setPending(key, entry) {
      setPending((current) => {
        const next = new Map(current);
        if (entry === null) next.delete(key);
        else next.set(key, entry);
        return next;
      });
    },
  };
}

function applyChanges(model: BoardModel, changes: ReadonlyMap<string, MovableEntry>): BoardModel {
  if (changes.size === 0) return model;
  const entries = model.entries.map((entry) => changes.get(entry.key) ?? entry);
  return { ...model, entries, entriesByColumn: groupByColumn(entries) };
}
