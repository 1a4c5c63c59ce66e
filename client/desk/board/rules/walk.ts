import type { EpochMinute } from "./units.ts";

export interface WalkStop {
  readonly key: string;
  readonly from: EpochMinute;
}

export type WalkDirection = "up" | "down" | "left" | "right" | "first" | "last";

/** A stop can be in several columns, so a place is named by both. */
export interface WalkPlace {
  readonly column: number;
  readonly key: string;
}

/**
 * Returns the entry that an arrow key reaches. Up and down follow time in the column. Left and right find the entry
 * that is nearest in time of day in the next column with entries. Null at the end.
 *
 * @param columns the entries of each column by start. Times are minutes after the column's midnight.
 */
export function walk(
  columns: readonly (readonly WalkStop[])[],
  current: WalkPlace | null,
  direction: WalkDirection,
): WalkPlace | null {
  const start = current === null ? null : findStop(columns, current);
  if (current === null || start === null) return findFirst(columns);
  const stops = columns[current.column]!;
  const index = stops.indexOf(start);
  const at = (stop: WalkStop | undefined) =>
    stop === undefined ? null : { column: current.column, key: stop.key };
  switch (direction) {
    case "up":
      return at(stops[index - 1]);
    case "down":
      return at(stops[index + 1]);
    case "first":
      return at(stops[0]);
    case "last":
      return at(stops.at(-1));
    default:
      return findBeside(columns, current.column, start, direction === "left" ? -1 : 1);
  }
}

function findStop(columns: readonly (readonly WalkStop[])[], { column, key }: WalkPlace): WalkStop | null {
  return columns[column]?.find((stop) => stop.key === key) ?? null;
}

function findFirst(columns: readonly (readonly WalkStop[])[]): WalkPlace | null {
  const column = columns.findIndex((stops) => stops.length > 0);
  return column === -1 ? null : { column, key: columns[column]![0]!.key };
}

function findBeside(
  columns: readonly (readonly WalkStop[])[],
  from: number,
  start: WalkStop,
  step: 1 | -1,
): WalkPlace | null {
  for (let column = from + step; column >= 0 && column < columns.length; column += step) {
    const [nearest] = columns[column]!.toSorted(
      (one, other) => Math.abs(one.from - start.from) - Math.abs(other.from - start.from),
    );
    if (nearest !== undefined) return { column, key: nearest.key };
  }
  return null;
}
