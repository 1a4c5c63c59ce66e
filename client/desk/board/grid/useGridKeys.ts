import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { getDaySpan } from "../rules/axis.ts";
import { type BoardEntry, isMovable } from "../rules/boardModel.ts";
import { walk, type WalkDirection, type WalkPlace } from "../rules/walk.ts";
import type { GridGeometry, GridMove } from "./useGridMove.ts";

const directions: Readonly<Record<string, WalkDirection>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "first",
  End: "last",
};

interface Options extends GridGeometry {
  readonly scroll: RefObject<HTMLDivElement | null>;
  /** The entries of each column by start. */
  readonly columnEntries: readonly (readonly BoardEntry[])[];
  readonly move: GridMove;
  readonly findEntry: (key: string) => BoardEntry | undefined;
  readonly canMove: (entry: BoardEntry) => boolean;
}

export interface GridKeys {
  /** The entry in the tab order, or null if there is none. */
  readonly tabStop: WalkPlace | null;
}

/** Keys on an entry: arrows walk, M lifts, and arrows then move it. With Shift they change the length of a block. */
export function useGridKeys(options: Options): GridKeys {
  const { scroll, columnEntries, columns } = options;
  const [current, setCurrent] = useState<WalkPlace | null>(null);
  const isShown =
    current !== null && (columnEntries[current.column] ?? []).some(({ key }) => key === current.key);
  const first = columnEntries.findIndex((column) => column.length > 0);
  const tabStop = isShown
    ? current
    : first === -1
      ? null
      : { column: first, key: columnEntries[first]![0]!.key };

  function getPlace(target: EventTarget | null): WalkPlace | null {
    const { entry, column } = (target as HTMLElement).closest<HTMLElement>("[data-entry]")?.dataset ?? {};
    if (entry === undefined) return null;
    return { column: columns.findIndex(({ key }) => key === column), key: entry };
  }

  function focusPlace(next: WalkPlace) {
    setCurrent(next);
    const { key } = columns[next.column]!;
    const focus = () =>
      scroll.current
        ?.querySelector<HTMLElement>(
          `[data-column="${CSS.escape(key)}"][data-entry="${CSS.escape(next.key)}"]`,
        )
        ?.focus();
    // An entry outside of the visible part is drawn when it is the tab stop.
    requestAnimationFrame(() => requestAnimationFrame(focus));
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const place = getPlace(event.target);
    if (place === null || event.metaKey || event.ctrlKey) return;
    const { move } = options;
    const direction = directions[event.key];
    if (move.isLifted()) {
      if (event.key === "Enter" || event.key === " ") move.drop();
      else if (event.key === "Escape") move.putBack();
      else if (event.shiftKey && (direction === "up" || direction === "down"))
        move.resize(direction === "down" ? 1 : -1, event.altKey);
      else if (direction !== undefined && direction !== "first" && direction !== "last")
        move.step(direction, event.altKey);
      else if (event.key === "Tab") return move.putBack();
      else return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key.toLowerCase() === "m" && !event.altKey) {
      const entry = options.findEntry(place.key);
      if (entry === undefined) return;
      // Outside an entry the key opens the month.
      event.preventDefault();
      event.stopPropagation();
      if (isMovable(entry) && options.canMove(entry)) move.lift(entry, place.column);
      else move.refuse(entry);
      return;
    }
    if (direction === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const stops = columnEntries.map((entries, index) => {
      const start = getDaySpan(options.axis, columns[index]!.date).from;
      return entries.map(({ key, from }) => ({ key, from: from - start }));
    });
    const next = walk(stops, place, direction);
    if (next !== null) focusPlace(next);
  });

  const onFocus = useEffectEvent((event: FocusEvent) => {
    const place = getPlace(event.target);
    if (place !== null && (place.key !== current?.key || place.column !== current.column)) setCurrent(place);
  });

  const onBlur = useEffectEvent((event: FocusEvent) => {
    if (event.relatedTarget !== null && getPlace(event.relatedTarget) === null) options.move.putBack();
  });

  useLayoutEffect(() => {
    const element = scroll.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    element.addEventListener("focusin", (event) => onFocus(event), { signal });
    element.addEventListener("focusout", (event) => onBlur(event), { signal });
    return () => controller.abort();
  }, [scroll]);

  return { tabStop };
}
