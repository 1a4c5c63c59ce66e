import type { Answers } from "../details/answers.ts";
import type { Prefill, PrefillField } from "./readPrefill.ts";

export type PrefilledAnswers = Partial<Record<PrefillField, string>>;

/** Applies prefilled values. Typed and cleared answers stay, except when the value is locked. */
export function applyPrefill(
  answers: Answers,
  previous: PrefilledAnswers,
  prefill: Pick<Prefill, "answers" | "locked">,
): { readonly answers: Answers; readonly prefilled: PrefilledAnswers } {
  const filledAnswers: Record<string, unknown> = { ...answers };
  for (const [name, value] of Object.entries(prefill.answers)) {
    const field = name as PrefillField;
    const isUntouched = answers[field] === (previous[field] ?? "");
    if (isUntouched || prefill.locked.has(field)) filledAnswers[field] = value;
  }
  return { answers: filledAnswers as unknown as Answers, prefilled: { ...previous, ...prefill.answers } };
}
