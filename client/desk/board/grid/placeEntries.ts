import type { IsoDate } from "../../../time/format.ts";
import type { EntryPlace } from "./EntryView.tsx";
import { getDaySpan, toAxisMinute, type Axis } from "../rules/axis.ts";
import type { BoardColumn, BoardEntry, BoardModel } from "../rules/boardModel.ts";
import { layoutLanes } from "../rules/lanes.ts";
import { overlaps } from "../rules/units.ts";

/** One column of the grid: a person or room on a date. */
export interface GridColumn {
  readonly key: string;
  readonly column: BoardColumn;
  readonly date: IsoDate;
}

/** Shorter entries are drawn with this height, so that their text can be read and they can be pressed. */
const MIN_HEIGHT = 24;

/** Returns the entries of a column that touch its date. */
export function listColumnEntries(model: BoardModel, axis: Axis, { column, date }: GridColumn): BoardEntry[] {
  const day = getDaySpan(axis, date);
  return (model.entriesByColumn.get(column.id) ?? []).filter((entry) => overlaps(entry, day));
}

export function placeEntries(
  entries: readonly BoardEntry[],
  axis: Axis,
  date: IsoDate,
  pixelsPerMinute: number,
): EntryPlace[] {
  const toTop = (instant: number) => Math.round(toAxisMinute(axis, date, instant) * pixelsPerMinute);
  const boxes = entries.map((entry) => {
    const top = toTop(entry.from);
    return {
      entry,
      from: top,
      until: Math.max(toTop(entry.until), top + MIN_HEIGHT),
      bufferBefore: Math.max(0, top - toTop(entry.occupied.from)),
      bufferAfter: Math.max(0, toTop(entry.occupied.until) - Math.max(toTop(entry.until), top + MIN_HEIGHT)),
    };
  });
  const lanes = layoutLanes(boxes);
  return boxes.map((box) => ({
    ...lanes.get(box)!,
    entry: box.entry,
    top: box.from,
    height: box.until - box.from,
    bufferBefore: box.bufferBefore,
    bufferAfter: box.bufferAfter,
  }));
}
