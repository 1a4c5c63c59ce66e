import type { VisitStore } from "../booking/flow/visitMemory.ts";
import { type FormPrefilled, readFormPrefilled } from "./prefill/formPrefilled.ts";
import { type Filled, notFilled, readFilled, storedFilled } from "./drafts.ts";
import type { Start } from "./upload/useUploads.ts";

/** What the tab knows of a form or a survey that is being filled in. */
export interface Fill {
  /** Of what is asked. */
  readonly version: number;
  /** That it was opened: what is sent shows it, and it is sent once. */
  readonly start: Start;
  readonly filled: Filled;
  /** What an address filled in, by field: told apart from what was typed. */
  readonly prefilled: FormPrefilled;
  /** The key of the last attempt to send and what it was for: the same again is the same request. */
  readonly attempt: { readonly key: string; readonly input: string } | null;
  /** The slide of a survey that was shown last; null: the first. */
  readonly slide: string | null;
}

/** A form at its beginning. */
export function newFill(version: number, start: Start): Fill {
  return { version, start, filled: notFilled, prefilled: new Map(), attempt: null, slide: null };
}

const keyOf = (id: string) => `daybook.fill.${id}`;

/** What the tab remembers of a form, by its global id; null: nothing that can be read. */
export function recallFill(store: VisitStore | null, id: string): Fill | null {
  try {
    const stored: unknown = JSON.parse(store?.getItem(keyOf(id)) ?? "null");
    if (!isRecord(stored)) return null;
    const { version, start, filled, prefilled, attempt, slide } = stored;
    if (typeof version !== "number" || !isRecord(start)) return null;
    const { token, uploadUrl } = start;
    if (typeof token !== "string" || typeof uploadUrl !== "string") return null;
    return {
      version,
      start: { token, uploadUrl },
      filled: readFilled(filled),
      prefilled: readFormPrefilled(prefilled),
      attempt:
        isRecord(attempt) && typeof attempt["key"] === "string" && typeof attempt["input"] === "string"
          ? { key: attempt["key"], input: attempt["input"] }
          : null,
      slide: typeof slide === "string" ? slide : null,
    };
  } catch {
    return null;
  }
}

/** Remembers it for a reload. A full or forbidden storage forgets it, nothing worse. */
export function rememberFill(store: VisitStore | null, id: string, fill: Fill): void {
  try {
    const { filled, prefilled, ...rest } = fill;
    const stored = { ...rest, filled: storedFilled(filled), prefilled: [...prefilled] };
    store?.setItem(keyOf(id), JSON.stringify(stored));
  } catch {
    // It goes on in memory.
  }
}

/** Forgets everything that was typed, once it is sent. */
export function forgetFill(store: VisitStore | null, id: string): void {
  try {
    store?.removeItem(keyOf(id));
  } catch {
    // Nothing was kept.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
