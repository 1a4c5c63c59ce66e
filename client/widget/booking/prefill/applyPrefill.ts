import type { Answers } from "../details/answers.ts";
import type { Prefill, PrefillField } from "./readPrefill.ts";

/** What an earlier address of this visit filled in: told apart from what the visitor typed. */
export type Prefilled = Partial<Record<PrefillField, string>>;

/**
 * Fills in what the address says. What the visitor typed in this visit stays, and so does what they emptied; only a
 * locked value is not theirs to change.
 */
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
