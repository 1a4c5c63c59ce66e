import type { IsoDate } from "../../../time/format.ts";
import { type Axis, toAxisMinute } from "../rules/axis.ts";
import type { EpochMinute, Span } from "../rules/units.ts";
import type { GridColumn } from "./placeEntries.ts";

interface ShownGrid {
  readonly columns: readonly GridColumn[];
  readonly columnEntries: readonly (readonly Pick<Span, "from">[])[];
  readonly axis: Axis;
  readonly today: IsoDate;
  readonly now: EpochMinute;
}

const DEFAULT_MINUTE = 8 * 60;

/**
 * Returns the minute of the axis to which a grid scrolls when it opens: the first opening hour, else the first entry.
 * Today opens at the present minute if that is later.
 */
export function findFirstMinute({ columns, columnEntries, axis, today, now }: ShownGrid): number {
  const openings = columns.flatMap(({ column, date }) =>
    (column.days.get(date)?.hours ?? []).map(({ from }) => toAxisMinute(axis, date, from)),
  );
  const starts = columns.flatMap(({ date }, index) =>
    (columnEntries[index] ?? [])
      .map(({ from }) => toAxisMinute(axis, date, from))
      // An entry from the day before begins at 0.
      .filter((minute) => minute > 0),
  );
  if (columns.length === 0 || columns.some(({ date }) => date !== today))
    return findEarliest(openings) ?? findEarliest(starts) ?? DEFAULT_MINUTE;
  return Math.max(toAxisMinute(axis, today, now), findEarliest([...openings, ...starts]) ?? 0);
}

const findEarliest = (minutes: readonly number[]): number | null =>
  minutes.length === 0 ? null : Math.min(...minutes);
