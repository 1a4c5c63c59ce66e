import type { Answers } from "../details/answers.ts";
import type { Prefill, PrefillField } from "./readPrefill.ts";

export type Prefilled = Partial<Record<PrefillField, string>>;

/** Applies prefilled values. Typed and cleared answers stay, except when the value is locked. */
export function applyPrefill(
  answers: Answers,
  before: Prefilled,
  prefill: Pick<Prefill, "answers" | "locked">,
): { readonly answers: Answers; readonly prefilled: Prefilled } {
  const next: Record<string, unknown> = { ...answers };
  for (const [name, value] of Object.entries(prefill.answers)) {
    const field = name as PrefillField;
    const isUntouched = answers[field] === (before[field] ?? "");
    if (isUntouched || prefill.locked.has(field)) next[field] = value;
  }
  return { answers: next as unknown as Answers, prefilled: { ...before, ...prefill.answers } };
}
