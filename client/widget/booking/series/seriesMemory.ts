import { sessionStore } from "../flow/visitMemory.ts";
import type { SeriesEdits } from "./seriesPlan.ts";

const storageKey = "daybook.series";

/** Loads the edits of a series from session storage. `of` identifies the series; other series return none. */
export function recallEdits(of: string): SeriesEdits {
  try {
    const stored: unknown = JSON.parse(sessionStore()?.getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null || Reflect.get(stored, "of") !== of) return {};
    const edits: unknown = Reflect.get(stored, "edits");
    const entries = Object.entries(typeof edits === "object" && edits !== null ? edits : {});
    return Object.fromEntries(entries.filter(([, start]) => start === null || typeof start === "string"));
  } catch {
    return {};
  }
}

export function rememberEdits(of: string, edits: SeriesEdits): void {
  try {
    sessionStore()?.setItem(storageKey, JSON.stringify({ of, edits }));
  } catch {}
}
