import { isRecord } from "../../shared/isRecord.ts";
import type { KeyValueStore } from "../../shared/webStorage.ts";
import { type FormPrefill, parseFormPrefill } from "./prefill/formPrefill.ts";
import {
  type FormAnswers,
  NO_FORM_ANSWERS,
  parseStoredAnswers,
  toStoredAnswers,
} from "../../forms/drafts.ts";
import type { Start } from "../../forms/upload/useUploads.ts";

export interface FormDraft {
  readonly version: number;
  /** Issued when the form was opened. Each start can be submitted once. */
  readonly start: Start;
  readonly filled: FormAnswers;
  readonly prefilled: FormPrefill;
  /** Idempotency key of the last attempt to submit, and its input. */
  readonly attempt: { readonly key: string; readonly input: string } | null;
  /** The last shown slide of a survey. Null for the first. */
  readonly slide: string | null;
}

export function createFormDraft(version: number, start: Start): FormDraft {
  return { version, start, filled: NO_FORM_ANSWERS, prefilled: new Map(), attempt: null, slide: null };
}

const getStorageKey = (id: string) => `daybook.fill.${id}`;

/** `id` is a global id. Returns null if nothing readable is stored. */
export function loadFormDraft(store: KeyValueStore | null, id: string): FormDraft | null {
  try {
    const stored: unknown = JSON.parse(store?.getItem(getStorageKey(id)) ?? "null");
    if (!isRecord(stored)) return null;
    const { version, start, filled, prefilled, attempt, slide } = stored;
    if (typeof version !== "number" || !isRecord(start)) return null;
    const { token, uploadUrl } = start;
    if (typeof token !== "string" || typeof uploadUrl !== "string") return null;
    return {
      version,
      start: { token, uploadUrl },
      filled: parseStoredAnswers(filled),
      prefilled: parseFormPrefill(prefilled),
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

export function saveFormDraft(store: KeyValueStore | null, id: string, draft: FormDraft): void {
  try {
    const { filled, prefilled, ...rest } = draft;
    const stored = { ...rest, filled: toStoredAnswers(filled), prefilled: [...prefilled] };
    store?.setItem(getStorageKey(id), JSON.stringify(stored));
  } catch {}
}

export function removeFormDraft(store: KeyValueStore | null, id: string): void {
  try {
    store?.removeItem(getStorageKey(id));
  } catch {}
}
