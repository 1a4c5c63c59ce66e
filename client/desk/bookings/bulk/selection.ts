/** The chosen rows of a list. `anchor` is the row chosen last, at which a range begins. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

export function toggleRow({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Gives all rows between the anchor and `id` the state that `id` gets. `shown` has the order of the list. */
export function toggleRange(selection: Selection, shown: readonly string[], id: string): Selection {
  const from = shown.indexOf(selection.anchor ?? "");
  const to = shown.indexOf(id);
  if (from < 0 || to < 0) return toggleRow(selection, id);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const ids = new Set(selection.ids);
  const isChosen = !ids.has(id);
  for (const one of range) {
    if (isChosen) ids.add(one);
    else ids.delete(one);
  }
  return { ids, anchor: id };
}

/** Chooses all shown rows, or none if all were chosen. */
export function toggleShown({ ids }: Selection, shown: readonly string[]): Selection {
  return shown.every((id) => ids.has(id)) ? NOTHING_SELECTED : { ids: new Set(shown), anchor: null };
}
