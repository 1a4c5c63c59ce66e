import { type RefObject, useRef, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import { getNow } from "../../time/useNow.ts";
import { getBlockMessage, getRefusalMessage } from "../boardMessages.ts";
import type { GhostHandle } from "./Ghost.tsx";
import type { GridColumn } from "./placeEntries.ts";
import { fromAxisMinute, getDaySpan, toAxisMinute, type Axis } from "../rules/axis.ts";
import type { BoardEntry, BoardModel, MovableEntry } from "../rules/boardModel.ts";
import { previewBlock } from "../rules/blockPreview.ts";
import { previewMove, type MovePreview } from "../rules/movePreview.ts";
import { snapStart, stepStart } from "../rules/snap.ts";
import type { EpochMinute } from "../rules/units.ts";
import type { BoardTexts } from "../useBoardTexts.ts";

const DEFAULT_STEP = 15;
export const FINE_STEP = 5;

export interface GridGeometry {
  readonly columns: readonly GridColumn[];
  readonly axis: Axis;
  readonly pixelsPerMinute: number;
}

interface Lifted {
  readonly entry: MovableEntry;
  /** Index of the column from which the entry was lifted. */
  readonly origin: number;
  readonly index: number;
  readonly preview: MovePreview;
}

export type BlockEdge = "start" | "end";

export interface GridMove {
  /** Key of the lifted entry. */
  readonly liftedKey: string | null;
  readonly isLifted: () => boolean;
  readonly lift: (entry: MovableEntry, columnIndex: number) => void;
  /** Says that an entry cannot be lifted. */
  readonly refuse: (entry: BoardEntry) => void;
  /** Moves the lifted entry to a place of the grid. */
  readonly dragTo: (columnIndex: number, axisMinute: number, isFine: boolean) => void;
  readonly step: (direction: "up" | "down" | "left" | "right", isFine: boolean) => void;
  /** Drags an edge of a lifted block. */
  readonly resizeTo: (edge: BlockEdge, axisMinute: number, isFine: boolean) => void;
  /** Makes a lifted block longer with 1 and shorter with -1. */
  readonly resize: (direction: 1 | -1, isFine: boolean) => void;
  readonly drop: () => void;
  readonly putBack: () => void;
}

interface Options extends GridGeometry {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly ghost: RefObject<GhostHandle | null>;
  readonly model: BoardModel;
  readonly texts: BoardTexts;
  readonly onDrop: (entry: MovableEntry, preview: MovePreview) => void;
}

/** Moves one entry over the grid, by pointer and by keyboard. */
export function useGridMove(options: Options): GridMove {
  const { columns, axis, pixelsPerMinute, model, texts, body, ghost } = options;
  const { t, i18n } = useLingui();
  const lifted = useRef<Lifted | null>(null);
  const [liftedKey, setLiftedKey] = useState<string | null>(null);

  const getStep = (entry: MovableEntry, isFine: boolean) => {
    if (isFine) return FINE_STEP;
    const service = entry.kind === "booking" ? model.services.get(entry.booking.serviceId) : undefined;
    return service?.intervalMinutes ?? DEFAULT_STEP;
  };

  const getHours = ({ column, date }: GridColumn) => column.days.get(date)?.hours ?? [];

  function preview(
    entry: MovableEntry,
    index: number,
    startsAt: EpochMinute,
    endsAt: EpochMinute,
  ): MovePreview {
    const target = { column: columns[index]!.column.id, startsAt };
    return entry.kind === "block"
      ? previewBlock(model, entry, { ...target, endsAt }, getNow())
      : previewMove(model, entry, target, getNow());
  }

  /** Shows the entry at a place. Without an end it keeps its length. */
  function place(
    entry: MovableEntry,
    origin: number,
    index: number,
    startsAt: EpochMinute,
    endsAt = startsAt + getLength(entry),
  ) {
    const next = preview(entry, index, startsAt, endsAt);
    lifted.current = { entry, origin, index, preview: next };
    const { date, key } = columns[index]!;
    const element = body.current?.querySelector<HTMLElement>(`[data-grid-column="${CSS.escape(key)}"]`);
    if (element == null) return;
    const top = toAxisMinute(axis, date, startsAt) * pixelsPerMinute;
    ghost.current?.show({
      left: element.offsetLeft + 2,
      width: element.offsetWidth - 4,
      top: element.offsetTop + top,
      height: (next.endsAt - next.startsAt) * pixelsPerMinute,
      title: texts.getTitle(entry),
      time: texts.formatSpan({ from: next.startsAt, until: next.endsAt }),
      notice: getNotice(entry, next),
      // A block can cover appointments.
      isRefused: next.refusal !== null && !(entry.kind === "block" && next.refusal === "BOOKED"),
    });
  }

  function getNotice(entry: MovableEntry, { refusal }: MovePreview): string | null {
    if (refusal === null) return null;
    return i18n._(entry.kind === "block" ? getBlockMessage(refusal) : getRefusalMessage(refusal));
  }

  function getLength(entry: MovableEntry): number {
    const last = lifted.current?.entry.key === entry.key ? lifted.current.preview : null;
    return last === null ? entry.until - entry.from : last.endsAt - last.startsAt;
  }

  function speakPlace() {
    if (lifted.current === null) return;
    const { entry, index, preview: next } = lifted.current;
    const { name } = columns[index]!.column;
    ghost.current?.speak(
      entry.kind === "block" ? texts.describeBlockPreview(next, name) : texts.describePreview(next, name),
    );
  }

  function end() {
    lifted.current = null;
    setLiftedKey(null);
    ghost.current?.show(null);
  }

  function speakPlaceBack(entry: MovableEntry) {
    const title = texts.getTitle(entry);
    ghost.current?.speak(t`${title} is back in its place.`);
  }

  /** The target column. An entry of several people, or in a room, changes its time only. */
  function limitColumn(entry: MovableEntry, origin: number, index: number): number {
    const isFixed = entry.columns.length > 1 || model.by === "resource";
    if (!isFixed) return index;
    const own = columns[origin]!.column.id;
    return columns[index]?.column.id === own ? index : origin;
  }

  return {
    liftedKey,
    isLifted: () => lifted.current !== null,
    lift(entry, columnIndex) {
      setLiftedKey(entry.key);
      place(entry, columnIndex, columnIndex, entry.from);
      const title = texts.getTitle(entry);
      ghost.current?.speak(
        entry.kind === "block"
          ? t`${title} lifted. Arrow keys move, Shift with the arrow keys changes the length, Enter drops, Escape puts back.`
          : t`${title} lifted. Arrow keys move, Enter drops, Escape puts back.`,
      );
    },
    refuse(entry) {
      const title = texts.getTitle(entry);
      ghost.current?.speak(t`${title} cannot be moved.`);
    },
    dragTo(pointedIndex, axisMinute, isFine) {
      if (lifted.current === null) return;
      const { entry, origin } = lifted.current;
      const index = limitColumn(entry, origin, pointedIndex);
      const gridColumn = columns[index]!;
      const limited = Math.min(Math.max(0, axisMinute), axis.length - 1);
      const instant = fromAxisMinute(axis, gridColumn.date, Math.round(limited));
      if (instant === null) return;
      const day = getDaySpan(axis, gridColumn.date);
      const step = getStep(entry, isFine);
      place(entry, origin, index, snapStart(instant, step, getHours(gridColumn), day.from));
    },
    step(direction, isFine) {
      if (lifted.current === null) return;
      const { entry, origin, index, preview: last } = lifted.current;
      const gridColumn = columns[index]!;
      let nextIndex = index;
      let startsAt: EpochMinute | null = last.startsAt;
      if (direction === "up" || direction === "down") {
        const day = getDaySpan(axis, gridColumn.date);
        const step = getStep(entry, isFine);
        startsAt = stepStart(
          last.startsAt,
          step,
          direction === "up" ? -1 : 1,
          getHours(gridColumn),
          day.from,
        );
        if (startsAt < day.from || startsAt >= day.until) return;
      } else {
        nextIndex = limitColumn(entry, origin, index + (direction === "left" ? -1 : 1));
        const nextColumn = columns[nextIndex];
        if (nextColumn === undefined || nextIndex === index) return;
        startsAt = fromAxisMinute(axis, nextColumn.date, toAxisMinute(axis, gridColumn.date, last.startsAt));
      }
      if (startsAt === null) return;
      place(entry, origin, nextIndex, startsAt);
      speakPlace();
    },
    resizeTo(edge, axisMinute, isFine) {
      if (lifted.current === null) return;
      const { entry, origin, index, preview: last } = lifted.current;
      const gridColumn = columns[index]!;
      const day = getDaySpan(axis, gridColumn.date);
      const limited = Math.round(Math.max(0, axisMinute));
      const instant = limited >= axis.length ? day.until : fromAxisMinute(axis, gridColumn.date, limited);
      if (instant === null) return;
      const step = getStep(entry, isFine);
      const snapped = snapStart(instant, step, getHours(gridColumn), day.from);
      if (edge === "start") place(entry, origin, index, Math.min(snapped, last.endsAt - step), last.endsAt);
      else place(entry, origin, index, last.startsAt, Math.max(snapped, last.startsAt + step));
    },
    resize(direction, isFine) {
      if (lifted.current === null) return;
      const { entry, origin, index, preview: last } = lifted.current;
      const gridColumn = columns[index]!;
      const day = getDaySpan(axis, gridColumn.date);
      const step = getStep(entry, isFine);
      const endsAt = stepStart(last.endsAt, step, direction, getHours(gridColumn), day.from);
      if (entry.kind !== "block" || endsAt <= last.startsAt || endsAt > day.until) return;
      place(entry, origin, index, last.startsAt, endsAt);
      speakPlace();
    },
    drop() {
      const current = lifted.current;
      end();
      if (current === null) return;
      const { entry, preview: target } = current;
      const isSame =
        target.startsAt === entry.from &&
        target.endsAt === entry.until &&
        entry.columns.includes(target.column);
      // The server has no block that ends in the past.
      const isRefused = entry.kind === "block" && target.refusal === "PAST";
      if (isRefused) speakPlaceBack(entry);
      else if (!isSame) options.onDrop(entry, target);
    },
    putBack() {
      if (lifted.current === null) return;
      const { entry } = lifted.current;
      end();
      speakPlaceBack(entry);
    },
  };
}
