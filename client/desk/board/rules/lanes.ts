import type { Span } from "./units.ts";

/** Place of an entry beside those that overlap it, in lanes of equal width. */
export interface LanePlace {
  readonly lane: number;
  /** Number of lanes that the entry takes. */
  readonly width: number;
  /** Number of lanes of its group. */
  readonly lanes: number;
}

/**
 * Puts overlapping entries side by side. Entries that overlap directly or through others form a group with as many
 * lanes as entries overlap at once. An entry grows to the right into lanes that are free during its time.
 */
export function layoutLanes<Entry extends Span>(entries: readonly Entry[]): Map<Entry, LanePlace> {
  const sorted = entries.toSorted((one, other) => one.from - other.from || other.until - one.until);
  const places = new Map<Entry, LanePlace>();
  let group: Entry[][] = [];
  let groupEnd = -Infinity;
  for (const entry of sorted) {
    if (entry.from >= groupEnd) {
      placeGroup(group, places);
      group = [];
    }
    groupEnd = group.length === 0 ? entry.until : Math.max(groupEnd, entry.until);
    const lane = group.find((taken) => taken.at(-1)!.until <= entry.from);
    if (lane === undefined) group.push([entry]);
    else lane.push(entry);
  }
  placeGroup(group, places);
  return places;
}

function placeGroup<Entry extends Span>(group: readonly Entry[][], places: Map<Entry, LanePlace>): void {
  for (const [lane, entries] of group.entries()) {
    for (const entry of entries) {
      let end = lane + 1;
      while (end < group.length && isFree(group[end]!, entry)) end++;
      places.set(entry, { lane, width: end - lane, lanes: group.length });
    }
  }
}

const isFree = (entries: readonly Span[], { from, until }: Span): boolean =>
  entries.every((other) => other.until <= from || other.from >= until);
