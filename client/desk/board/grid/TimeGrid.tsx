import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { getNow } from "../../time/useNow.ts";
import { classes } from "../../../ui/classes.ts";
import { Ghost, type GhostHandle } from "./Ghost.tsx";
import { GridColumnView, type VisibleRange } from "./GridColumnView.tsx";
import { NowLine } from "./NowLine.tsx";
import { findFirstMinute } from "./findFirstMinute.ts";
import { type GridColumn, listColumnEntries } from "./placeEntries.ts";
import { scrollToColumn } from "../scrollToColumn.ts";
import { createAxis } from "../rules/axis.ts";
import type { BoardEntry, BoardModel, MovableEntry } from "../rules/boardModel.ts";
import type { MovePreview } from "../rules/movePreview.ts";
import type { Span } from "../rules/units.ts";
import { getPixelsPerMinute, type Zoom } from "../rules/zoom.ts";
import styles from "./TimeGrid.module.css";
import { useGridKeys } from "./useGridKeys.ts";
import { useGridMove } from "./useGridMove.ts";
import { useGridPointer } from "./useGridPointer.ts";
import type { BoardTexts } from "../useBoardTexts.ts";

interface Props {
  readonly model: BoardModel;
  readonly columns: readonly GridColumn[];
  readonly zoom: Zoom;
  readonly texts: BoardTexts;
  readonly today: string;
  readonly label: string;
  readonly renderHeading: (gridColumn: GridColumn) => ReactNode;
  /** A change scrolls to the first minute again. */
  readonly scrollKey: string;
  readonly canMove: (entry: BoardEntry) => boolean;
  readonly canPlace: boolean;
  /** True if blocks have edges to drag. */
  readonly canResize: boolean;
  readonly onOpen: (entry: BoardEntry) => void;
  readonly onDrop: (entry: MovableEntry, preview: MovePreview) => void;
  readonly onPlace: (column: string, span: Span) => void;
}

/** With more entries than this, only those near the visible part are drawn. */
const WINDOW_THRESHOLD = 250;
const WINDOW_STEP = 400;
/** Minutes that are visible above the minute to which the grid scrolls. */
const MINUTES_ABOVE = 30;

/** Columns of people, rooms or days over one time axis. */
export function TimeGrid(props: Props) {
  const { model, columns, zoom, texts, today, onPlace } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const ghost = useRef<GhostHandle>(null);
  const idPrefix = useId();
  const pixelsPerMinute = getPixelsPerMinute(zoom);
  const dates = [...new Set(columns.map(({ date }) => date))].join(" ");
  const axis = useMemo(
    () => createAxis(dates === "" ? [today] : dates.split(" "), model.timeZone),
    [dates, model.timeZone, today],
  );
  const columnEntries = useMemo(
    () => columns.map((gridColumn) => listColumnEntries(model, axis, gridColumn)),
    [columns, model, axis],
  );
  const entries = useMemo(() => new Map(model.entries.map((entry) => [entry.key, entry])), [model]);
  const findEntry = (key: string) => entries.get(key);
  const geometry = { columns, axis, pixelsPerMinute };
  const move = useGridMove({ ...geometry, body, ghost, model, texts, onDrop: props.onDrop });
  const { tabStop } = useGridKeys({
    ...geometry,
    scroll,
    columnEntries,
    move,
    findEntry,
    canMove: props.canMove,
  });
  useGridPointer(scroll, {
    ...geometry,
    body,
    ghost,
    move,
    texts,
    findEntry,
    canMove: props.canMove,
    canPlace: props.canPlace,
    onOpen: props.onOpen,
    onPlace: (index, span) => onPlace(columns[index]!.column.id, span),
  });
  const visible = useVisibleRange(
    scroll,
    columnEntries.reduce((sum, { length }) => sum + length, 0),
  );

  // Today begins at the present minute, another day at its first opening hour.
  const firstMinute = useMemo(
    () => findFirstMinute({ columns, columnEntries, axis, today, now: getNow() }),
    [columns, columnEntries, axis, today],
  );
  // A week opens at the day of today. Columns of one day keep their place.
  const todayColumn = dates.includes(" ")
    ? Math.max(
        0,
        columns.findIndex(({ date }) => date === today),
      )
    : -1;
  const scrolledKey = useRef("");
  useLayoutEffect(() => {
    const key = `${props.scrollKey} ${zoom}`;
    if (scrolledKey.current === key || scroll.current === null) return;
    scrolledKey.current = key;
    scroll.current.scrollTop = Math.max(0, firstMinute - MINUTES_ABOVE) * pixelsPerMinute;
    if (todayColumn < 0) return;
    const [corner, ...heads] = head.current!.children;
    scrollToColumn(scroll.current, heads[todayColumn] as HTMLElement, corner as HTMLElement);
  }, [props.scrollKey, zoom, firstMinute, pixelsPerMinute, todayColumn]);

  return (
    <div
      ref={scroll}
      className={styles.scroll}
      role="region"
      data-resizable={props.canResize || undefined}
      aria-label={props.label}
      style={
        {
          "--count": columns.length,
          "--height": `${axis.length * pixelsPerMinute}px`,
          "--hour": `${60 * pixelsPerMinute}px`,
          "--step": `${zoom * pixelsPerMinute}px`,
        } as React.CSSProperties
      }
    >
      <div className={styles.inner}>
        <div ref={head} className={styles.headRow} data-grid-head="">
          <div className={styles.corner} />
          {columns.map((gridColumn) => (
            <div key={gridColumn.key} id={`${idPrefix}${gridColumn.key}`} className={styles.head}>
              {props.renderHeading(gridColumn)}
            </div>
          ))}
        </div>
        <div ref={body} className={styles.body}>
          <div className={styles.axis}>
            {axis.labels.map(({ axisMinute, wallMinute }) => (
              <span
                key={axisMinute}
                className={classes(styles.hour, axisMinute === 0 && styles.midnight)}
                style={{ top: axisMinute * pixelsPerMinute }}
                data-figures=""
              >
                {texts.formatWallTime(wallMinute)}
              </span>
            ))}
            {columns.some(({ date }) => date === today) ? (
              <NowLine
                axis={axis}
                date={today}
                pixelsPerMinute={pixelsPerMinute}
                formatLabel={texts.formatClock}
              />
            ) : null}
          </div>
          {columns.map((gridColumn, index) => (
            <GridColumnView
              key={gridColumn.key}
              gridColumn={gridColumn}
              entries={columnEntries[index]!}
              axis={axis}
              pixelsPerMinute={pixelsPerMinute}
              texts={texts}
              headingId={`${idPrefix}${gridColumn.key}`}
              visible={visible}
              isToday={gridColumn.date === today}
              tabStop={tabStop?.column === index ? tabStop.key : null}
              lifted={
                move.liftedKey !== null && columnEntries[index]!.some(({ key }) => key === move.liftedKey)
                  ? move.liftedKey
                  : null
              }
            />
          ))}
          <Ghost ref={ghost} />
        </div>
      </div>
    </div>
  );
}

/** Returns the part of the grid that is drawn, in steps, so that scrolling rarely renders. Null draws all. */
function useVisibleRange(
  scroll: { readonly current: HTMLDivElement | null },
  entryCount: number,
): VisibleRange | null {
  const isWindowed = entryCount > WINDOW_THRESHOLD;
  const [step, setStep] = useState<{ readonly first: number; readonly count: number }>({
    first: 0,
    count: 4,
  });
  useEffect(() => {
    const element = scroll.current;
    if (!isWindowed || element === null) return undefined;
    const update = () => {
      const first = Math.floor(element.scrollTop / WINDOW_STEP);
      const count = Math.ceil(element.clientHeight / WINDOW_STEP) + 1;
      setStep((current) => (current.first === first && current.count === count ? current : { first, count }));
    };
    update();
    element.addEventListener("scroll", update, { passive: true });
    return () => element.removeEventListener("scroll", update);
  }, [scroll, isWindowed]);
  return useMemo(
    () =>
      isWindowed
        ? { from: (step.first - 1) * WINDOW_STEP, until: (step.first + step.count + 1) * WINDOW_STEP }
        : null,
    [isWindowed, step],
  );
}
