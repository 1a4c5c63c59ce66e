import type { VisitStore } from "../booking/flow/visitMemory.ts";
import { type FormPrefilled, readFormPrefilled } from "./prefill/formPrefilled.ts";
import { type Filled, notFilled, readFilled, storedFilled } from "./drafts.ts";
import type { Start } from "./upload/useUploads.ts";

export interface Fill {
  readonly version: number;
  /** Issued when the form was opened. Each start can be submitted once. */
  readonly start: Start;
  readonly filled: Filled;
  readonly prefilled: FormPrefilled;
  /** Idempotency key of the last attempt to submit, and its input. */
  readonly attempt: { readonly key: string; readonly input: string } | null;
  /** The last shown slide of a survey. Null for the first. */
  readonly slide: string | null;
}

export function newFill(version: number, start: Start): Fill {
  return { version, start, filled: notFilled, prefilled: new Map(), attempt: null, slide: null };
}

const keyOf = (id: string) => `daybook.fill.${id}`;

/** `id` is a global id. Returns null if nothing readable is stored. */
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

export function rememberFill(store: VisitStore | null, id: string, fill: Fill): void {
  try {
    const { filled, prefilled, ...rest } = fill;
    const stored = { ...rest, filled: storedFilled(filled), prefilled: [...prefilled] };
    store?.setItem(keyOf(id), JSON.stringify(stored));
  } catch {}
}

export function forgetFill(store: VisitStore | null, id: string): void {
  try {
    store?.removeItem(keyOf(id));
  } catch {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
