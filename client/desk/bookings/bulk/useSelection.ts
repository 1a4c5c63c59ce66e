import { useState } from "react";
import { NOTHING_SELECTED, type Selection, toggleRange, toggleRow, toggleShown } from "./selection.ts";

export interface SelectionControl {
  /** The chosen rows that are shown, in the order of the list. */
  readonly ids: readonly string[];
  readonly isSelected: (id: string) => boolean;
  readonly choose: (id: string, isRange: boolean) => void;
  readonly toggleAll: () => void;
  readonly keep: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/**
 * Holds the chosen rows. A row that the list no longer shows is not chosen, so an action never changes what is not in
 * sight.
 *
 * @param list another list begins with nothing chosen
 */
export function useSelection(shown: readonly string[], list: string): SelectionControl {
  const [state, setState] = useState({ selection: NOTHING_SELECTED, list });
  const selection = state.list === list ? state.selection : NOTHING_SELECTED;
  const change = (next: (selection: Selection) => Selection) =>
    setState((present) => ({
      selection: next(present.list === list ? present.selection : NOTHING_SELECTED),
      list,
    }));
  return {
    ids: shown.filter((id) => selection.ids.has(id)),
    isSelected: (id) => selection.ids.has(id),
    choose: (id, isRange) =>
      change((present) => (isRange ? toggleRange(present, shown, id) : toggleRow(present, id))),
    toggleAll: () => change((present) => toggleShown(present, shown)),
    keep: (ids) => change(() => ({ ids: new Set(ids), anchor: null })),
    clear: () => change(() => NOTHING_SELECTED),
  };
}
