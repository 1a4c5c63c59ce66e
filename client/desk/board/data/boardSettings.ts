import { useCallback, useState } from "react";
import { getLocalStorage } from "../../../shared/webStorage.ts";
import { isRecord } from "../../../shared/isRecord.ts";
import type { BoardColumn } from "../rules/boardModel.ts";
import { defaultZoom, parseZoom, type Zoom } from "../rules/zoom.ts";

/** Settings of the board that a browser remembers. */
export interface BoardSettings {
  readonly zoom: Zoom;
  readonly hidden: readonly string[];
  /** Ids of columns. Those that are not listed follow. */
  readonly order: readonly string[];
}

const storageKey = "daybook.desk.board";

export function useBoardSettings(): [BoardSettings, change: (changes: Partial<BoardSettings>) => void] {
  const [settings, setSettings] = useState(readSettings);
  const change = useCallback((changes: Partial<BoardSettings>) => {
    setSettings((current) => {
      const next = { ...current, ...changes };
      try {
        getLocalStorage()?.setItem(storageKey, JSON.stringify(next));
      } catch {}
      return next;
    });
  }, []);
  return [settings, change];
}

export function parseSettings(text: string | null): BoardSettings {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {}
  if (!isRecord(stored)) return { zoom: defaultZoom, hidden: [], order: [] };
  const { zoom, hidden, order } = stored;
  return { zoom: parseZoom(zoom), hidden: toTexts(hidden), order: toTexts(order) };
}

const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

function readSettings(): BoardSettings {
  try {
    return parseSettings(getLocalStorage()?.getItem(storageKey) ?? null);
  } catch {
    return parseSettings(null);
  }
}

/** Returns all columns in the chosen order. */
export function orderColumns(
  columns: readonly BoardColumn[],
  { order }: Pick<BoardSettings, "order">,
): BoardColumn[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return columns.toSorted((one, other) => place(one.id) - place(other.id));
}
