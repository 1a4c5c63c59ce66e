import type { RefObject } from "react";
import type { GhostHandle } from "./Ghost.tsx";
import { fromAxisMinute, getDaySpan } from "../rules/axis.ts";
import { type BoardEntry, isMovable } from "../rules/boardModel.ts";
import { snapStart } from "../rules/snap.ts";
import type { Span } from "../rules/units.ts";
import { type BlockEdge, FINE_STEP, type GridGeometry, type GridMove } from "./useGridMove.ts";
import type { BoardTexts } from "../useBoardTexts.ts";

/** A mouse that moves less is a press. */
const MOUSE_SLOP = 4;
const TOUCH_SLOP = 10;
/** A finger that rests this long lifts an entry. A shorter one scrolls. */
const LIFT_MS = 300;
const EDGE = 48;
const EDGE_SPEED = 14;
const SELECT_STEP = 15;
const DEFAULT_LENGTH = 30;

export interface GridPointerOptions extends GridGeometry {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly ghost: RefObject<GhostHandle | null>;
  readonly move: GridMove;
  readonly texts: BoardTexts;
  readonly findEntry: (key: string) => BoardEntry | undefined;
  readonly canMove: (entry: BoardEntry) => boolean;
  readonly canPlace: boolean;
  readonly onOpen: (entry: BoardEntry) => void;
  readonly onPlace: (columnIndex: number, span: Span) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Gesture =
  | {
      readonly kind: "press";
      readonly start: Point;
      readonly key: string;
      readonly index: number;
      /** The edge of a block under the pointer. */
      readonly edge: BlockEdge | null;
      readonly timer?: number;
    }
  | { readonly kind: "drag"; readonly grabOffset: number; readonly edge: BlockEdge | null }
  | {
      readonly kind: "select";
      readonly start: Point;
      readonly index: number;
      readonly from: number;
      until: number;
    };

/**
 * Listens to the gestures of a grid, until the returned function is called.
 *
 * @param read returns the options of the latest render
 */
export function connectGridPointer(element: HTMLDivElement, read: () => GridPointerOptions): () => void {
  let gesture: Gesture | null = null;
  let pointer: Point = { x: 0, y: 0 };
  let isFine = false;
  let frame = 0;
  let lastPointerType = "mouse";

  const getColumnElements = () => [...element.querySelectorAll<HTMLElement>("[data-grid-column]")];

  const locatePoint = ({ x, y }: Point): { index: number; axisMinute: number } => {
    const { body, pixelsPerMinute } = read();
    const rect = body.current!.getBoundingClientRect();
    const elements = getColumnElements();
    const left = x - rect.left;
    const found = elements.findIndex(({ offsetLeft, offsetWidth }) => left < offsetLeft + offsetWidth);
    return {
      index: found === -1 ? elements.length - 1 : found,
      axisMinute: (y - rect.top - (elements[0]?.offsetTop ?? 0)) / pixelsPerMinute,
    };
  };

  const abort = () => {
    if (gesture?.kind === "press") clearTimeout(gesture.timer);
    if (gesture?.kind === "drag") read().move.putBack();
    if (gesture?.kind === "select") read().ghost.current?.show(null);
    stop();
  };

  const stop = () => {
    gesture = null;
    cancelAnimationFrame(frame);
    element.removeAttribute("data-dragging");
  };

  const lift = (press: Extract<Gesture, { kind: "press" }>) => {
    clearTimeout(press.timer);
    const { findEntry, canMove, move, pixelsPerMinute } = read();
    const entry = findEntry(press.key);
    if (entry === undefined || !isMovable(entry) || !canMove(entry)) return stop();
    const button = element.querySelector(`[data-entry="${CSS.escape(press.key)}"]`);
    const box = button?.getBoundingClientRect();
    const grabOffset = box === undefined ? 0 : press.start.y - (press.edge === "end" ? box.bottom : box.top);
    gesture = { kind: "drag", grabOffset: grabOffset / pixelsPerMinute, edge: press.edge };
    element.setAttribute("data-dragging", "");
    move.lift(entry, press.index);
    frame = requestAnimationFrame(scrollAtEdge);
  };

  const drag = () => {
    if (gesture?.kind !== "drag") return;
    const { index, axisMinute } = locatePoint(pointer);
    const minute = axisMinute - gesture.grabOffset;
    if (gesture.edge === null) read().move.dragTo(index, minute, isFine);
    else read().move.resizeTo(gesture.edge, minute, isFine);
  };

  const scrollAtEdge = () => {
    if (gesture?.kind !== "drag") return;
    const rect = element.getBoundingClientRect();
    const header = element.querySelector<HTMLElement>("[data-grid-head]")?.offsetHeight ?? 0;
    const top = getEdgePull(pointer.y, rect.top + header, rect.bottom);
    const left = getEdgePull(pointer.x, rect.left, rect.right);
    if (top !== 0 || left !== 0) {
      element.scrollBy(left * EDGE_SPEED, top * EDGE_SPEED);
      drag();
    }
    frame = requestAnimationFrame(scrollAtEdge);
  };

  const showSelection = (select: Extract<Gesture, { kind: "select" }>) => {
    const { columns, axis, pixelsPerMinute, texts, ghost } = read();
    const gridColumn = columns[select.index]!;
    const from = fromAxisMinute(axis, gridColumn.date, select.from);
    const until = fromAxisMinute(axis, gridColumn.date, Math.min(select.until, axis.length - 1));
    const column = getColumnElements()[select.index];
    if (from === null || until === null || column === undefined) return;
    ghost.current?.show({
      left: column.offsetLeft + 2,
      width: column.offsetWidth - 4,
      top: column.offsetTop + select.from * pixelsPerMinute,
      height: (select.until - select.from) * pixelsPerMinute,
      title: "",
      time: texts.formatSpan({ from, until }),
      notice: null,
      isRefused: false,
    });
  };

  const snapAxis = (index: number, axisMinute: number): number | null => {
    const { columns, axis } = read();
    const gridColumn = columns[index];
    if (gridColumn === undefined) return null;
    const limited = Math.min(Math.max(0, Math.floor(axisMinute)), axis.length - 1);
    const instant = fromAxisMinute(axis, gridColumn.date, limited);
    if (instant === null) return null;
    const hours = gridColumn.column.days.get(gridColumn.date)?.hours ?? [];
    const start = getDaySpan(axis, gridColumn.date).from;
    // The line above the pointer, not the nearest.
    const snapped = snapStart(instant - SELECT_STEP / 2, SELECT_STEP, hours, start);
    return limited + snapped - instant;
  };

  const onPointerDown = (event: PointerEvent) => {
    lastPointerType = event.pointerType;
    if (event.button !== 0 || gesture !== null) return;
    const target = event.target as HTMLElement;
    const point = { x: event.clientX, y: event.clientY };
    pointer = point;
    const button = target.closest<HTMLElement>("[data-entry]");
    const index = getIndex(target);
    if (index === -1) return;
    if (button !== null) {
      const key = button.dataset["entry"]!;
      const edge = (target.dataset["edge"] as BlockEdge | undefined) ?? null;
      const press: Gesture = { kind: "press", start: point, key, index, edge };
      const entry = read().findEntry(key);
      if (entry === undefined || !read().canMove(entry)) return;
      // An edge does not scroll, so a finger moves it at once.
      gesture =
        event.pointerType === "mouse" || edge !== null
          ? press
          : { ...press, timer: window.setTimeout(() => lift(press), LIFT_MS) };
      return;
    }
    if (event.pointerType !== "mouse" || !read().canPlace) return;
    const from = snapAxis(index, locatePoint(point).axisMinute);
    if (from === null) return;
    event.preventDefault();
    gesture = { kind: "select", start: point, index, from, until: from + DEFAULT_LENGTH };
  };

  const getIndex = (target: HTMLElement): number => {
    const column = target.closest<HTMLElement>("[data-grid-column]")?.dataset["gridColumn"];
    return read().columns.findIndex(({ key }) => key === column);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (gesture === null) return;
    pointer = { x: event.clientX, y: event.clientY };
    isFine = event.altKey;
    if (gesture.kind === "press") {
      const distance = Math.hypot(pointer.x - gesture.start.x, pointer.y - gesture.start.y);
      if (event.pointerType === "mouse" ? distance < MOUSE_SLOP : distance < TOUCH_SLOP) return;
      if (event.pointerType === "mouse" || gesture.edge !== null) lift(gesture);
      else return abort();
    }
    if (gesture?.kind === "drag") drag();
    if (gesture?.kind === "select") {
      const step = isFine ? FINE_STEP : SELECT_STEP;
      const length = locatePoint(pointer).axisMinute - gesture.from;
      if (Math.abs(pointer.y - gesture.start.y) < MOUSE_SLOP) return;
      gesture.until = gesture.from + Math.max(step, Math.ceil(length / step) * step);
      showSelection(gesture);
    }
  };

  const onPointerUp = () => {
    const ended = gesture;
    if (ended === null) return;
    if (ended.kind === "press") clearTimeout(ended.timer);
    if (ended.kind === "drag") {
      suppressClick();
      read().move.drop();
    }
    if (ended.kind === "select") {
      suppressClick();
      read().ghost.current?.show(null);
      place(ended.index, ended.from, ended.until);
    }
    stop();
  };

  const place = (index: number, axisFrom: number, axisUntil: number) => {
    const { columns, axis, onPlace } = read();
    const { date } = columns[index]!;
    const from = fromAxisMinute(axis, date, axisFrom);
    const until = getDaySpan(axis, date).until;
    if (from !== null) onPlace(index, { from, until: Math.min(until, from + axisUntil - axisFrom) });
  };

  /** The click that follows a drag is no press. */
  const suppressClick = () => {
    const onClick = (event: MouseEvent) => {
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener("click", onClick, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", onClick, { capture: true }), 50);
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const key = target.closest<HTMLElement>("[data-entry]")?.dataset["entry"];
    if (key !== undefined) {
      const entry = read().findEntry(key);
      if (entry !== undefined && !read().move.isLifted()) read().onOpen(entry);
      return;
    }
    if (lastPointerType === "mouse" || !read().canPlace) return;
    const index = getIndex(target);
    const from =
      index === -1 ? null : snapAxis(index, locatePoint({ x: event.clientX, y: event.clientY }).axisMinute);
    if (from !== null) place(index, from, from + DEFAULT_LENGTH);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || gesture === null) return;
    event.preventDefault();
    abort();
  };

  const keepFromScrolling = (event: Event) => {
    if (gesture?.kind === "drag" && event.cancelable) event.preventDefault();
  };

  const controller = new AbortController();
  const { signal } = controller;
  element.addEventListener("pointerdown", onPointerDown, { signal });
  element.addEventListener("click", onClick, { signal });
  element.addEventListener("contextmenu", keepFromScrolling, { signal });
  element.addEventListener("touchmove", keepFromScrolling, { signal, passive: false });
  window.addEventListener("pointermove", onPointerMove, { signal });
  window.addEventListener("pointerup", onPointerUp, { signal });
  window.addEventListener("pointercancel", abort, { signal });
  window.addEventListener("keydown", onKeyDown, { signal, capture: true });
  return () => {
    abort();
    controller.abort();
  };
}

/** Returns -1 to 1, the strength with which an edge scrolls. */
function getEdgePull(at: number, start: number, end: number): number {
  if (at < start + EDGE) return -Math.min(1, (start + EDGE - at) / EDGE);
  if (at > end - EDGE) return Math.min(1, (at - end + EDGE) / EDGE);
  return 0;
}
