import { getSessionStorage } from "../../../shared/webStorage.ts";
import type { SeriesEdits } from "./seriesPlan.ts";

const storageKey = "daybook.series";

/** Loads the edits of a series from session storage. `of` identifies the series; other series return none. */
export function loadEdits(of: string): SeriesEdits {
  try {
    const stored: unknown = JSON.parse(getSessionStorage()?.getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null || Reflect.get(stored, "of") !== of) return {};
    const edits: unknown = Reflect.get(stored, "edits");
    const entries = Object.entries(typeof edits === "object" && edits !== null ? edits : {});
    return Object.fromEntries(entries.filter(([, start]) => start === null || typeof start === "string"));
  } catch {
    return {};
  }
}

export function saveEdits(of: string, edits: SeriesEdits): void {
  try {
    getSessionStorage()?.setItem(storageKey, JSON.stringify({ of, edits }));
  } catch {}
}
