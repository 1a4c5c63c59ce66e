import type { AnswerDraft, FormField } from "../../../../server/shared/forms/definition.ts";
import { validateAnswer } from "../../../../server/shared/forms/validateAnswer.ts";
import { type Filled, isBlank, withDraft } from "../drafts.ts";
import type { FormPrefilled } from "./formPrefilled.ts";

/**
 * Prefills fields by key, including hidden ones. Typed and cleared answers stay. Values that do not fit are ignored,
 * and consent and files are never prefilled.
 */
export function prefillForm(
  fields: readonly FormField[],
  before: { readonly filled: Filled; readonly prefilled: FormPrefilled },
  said: URLSearchParams,
): { readonly filled: Filled; readonly prefilled: FormPrefilled } {
  let { filled } = before;
  const prefilled = new Map(before.prefilled);
  for (const field of fields) {
    const texts = said.getAll(field.key);
    const draft = texts.length === 0 ? null : draftOf(field, texts);
    const text = JSON.stringify(texts);
    if (draft === null || before.prefilled.get(field.key) === text) continue;
    const { field: key, ...content } = draft;
    const now = filled.drafts.get(key);
    const earlier = before.prefilled.get(key);
    const isUntouched =
      isBlank(now) || (earlier !== undefined && isSame(now, draftOf(field, readTexts(earlier))));
    if (isUntouched) filled = withDraft(filled, key, content);
    prefilled.set(key, text);
  }
  return { filled, prefilled };
}

function draftOf(field: FormField, texts: readonly string[]): AnswerDraft | null {
  const [text = ""] = texts;
  const draft = contentOf(field, text.trim(), texts);
  if (draft === null) return null;
  const whole = { field: field.key, ...draft };
  // Drops invalid values, such as an unknown option. `today` bounds only dates of birth.
  const { answer } = validateAnswer(field, whole, { today: "9999-12-31" });
  return answer === null ? null : whole;
}

function contentOf(
  field: FormField,
  text: string,
  texts: readonly string[],
): Omit<AnswerDraft, "field"> | null {
  switch (field.kind) {
    case "CONSENT":
    case "FILE":
    case "ADDRESS":
      return null;
    case "CHECKBOX":
      return /^(?:true|yes|on|1)$/i.test(text) ? { isChecked: true } : null;
    case "MULTIPLE_CHOICE":
      return {
        options: texts
          .flatMap((one) => one.split(","))
          .map((key) => key.trim())
          .filter(Boolean),
      };
    default:
      return text === "" ? null : { text };
  }
}

function isSame(one: AnswerDraft | undefined, other: AnswerDraft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function readTexts(text: string): readonly string[] {
  return JSON.parse(text) as readonly string[];
}
