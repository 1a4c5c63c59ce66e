import { memo, useMemo } from "react";
import { EntryView } from "./EntryView.tsx";
import { NowLine } from "./NowLine.tsx";
import { type GridColumn, placeEntries } from "./placeEntries.ts";
import { listGaps, toAxisMinute, type Axis } from "../rules/axis.ts";
import type { BoardEntry } from "../rules/boardModel.ts";
import styles from "./TimeGrid.module.css";
import type { BoardTexts } from "../useBoardTexts.ts";

/** Pixels of the column that are near the visible part. */
export interface VisibleRange {
  readonly from: number;
  readonly until: number;
}

interface Props {
  readonly gridColumn: GridColumn;
  readonly entries: readonly BoardEntry[];
  readonly axis: Axis;
  readonly pixelsPerMinute: number;
  readonly texts: BoardTexts;
  readonly headingId: string;
  /** Null draws all entries. */
  readonly visible: VisibleRange | null;
  readonly isToday: boolean;
  /** Key of the entry in the tab order, if it is in this column. */
  readonly tabStop: string | null;
  readonly lifted: string | null;
}

export const GridColumnView = memo(function GridColumnView(props: Props) {
  const { gridColumn, entries, axis, pixelsPerMinute, texts, visible, tabStop, lifted } = props;
  const { key, column, date } = gridColumn;
  const places = useMemo(
    () => placeEntries(entries, axis, date, pixelsPerMinute),
    [entries, axis, date, pixelsPerMinute],
  );
  const day = column.days.get(date);
  const isOpenAllDay = day !== undefined && day.hours.length === 0 && day.offeredMinutes > 0;
  const toTop = (minute: number) => Math.round(minute * pixelsPerMinute);
  const drawn =
    visible === null
      ? places
      : places.filter(
          ({ entry, top, height }) =>
            (top < visible.until && top + height > visible.from) ||
            entry.key === tabStop ||
            entry.key === lifted,
        );
  return (
    <div className={styles.column} data-grid-column={key} role="group" aria-labelledby={props.headingId}>
      {isOpenAllDay ? <span className={styles.open} style={{ top: 0, height: "100%" }} /> : null}
      {day?.hours.map(({ from, until }) => {
        const top = toTop(toAxisMinute(axis, date, from));
        return (
          <span
            key={from}
            className={styles.open}
            style={{ top, height: toTop(toAxisMinute(axis, date, until)) - top }}
          />
        );
      })}
      {listGaps(axis, date).map(({ from, until }) => (
        <span
          key={`gap ${from}`}
          className={styles.gap}
          style={{ top: toTop(from), height: toTop(until) - toTop(from) }}
        />
      ))}
      <span className={styles.lines} />
      {drawn.map((place) => (
        <EntryView
          key={place.entry.key}
          place={place}
          columnKey={key}
          texts={texts}
          isTabStop={place.entry.key === tabStop}
          isLifted={place.entry.key === lifted}
        />
      ))}
      {props.isToday ? <NowLine axis={axis} date={date} pixelsPerMinute={pixelsPerMinute} /> : null}
    </div>
  );
}, hasSameProps);

/** Equal lists of entries are the same, so a change renders only the columns that it concerns. */
function hasSameProps(before: Props, after: Props): boolean {
  const { entries: oldEntries, gridColumn: oldColumn, ...oldRest } = before;
  const { entries, gridColumn, ...rest } = after;
  return (
    oldColumn.date === gridColumn.date &&
    oldColumn.column === gridColumn.column &&
    oldEntries.length === entries.length &&
    oldEntries.every((entry, index) => entry === entries[index]) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((name) => Object.is(rest[name], oldRest[name]))
  );
}
