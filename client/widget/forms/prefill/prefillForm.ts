import type { AnswerDraft, FormField } from "../../../../server/shared/forms/definition.ts";
import { validateAnswer } from "../../../../server/shared/forms/fieldKinds.ts";
import { type FormAnswers, isBlank, withDraft } from "../../../forms/drafts.ts";
import type { FormPrefill } from "./formPrefill.ts";

/**
 * Prefills fields by key, including hidden ones. Typed and cleared answers stay. Values that do not fit are ignored,
 * and consent and files are never prefilled.
 */
export function prefillForm(
  fields: readonly FormField[],
  previous: { readonly filled: FormAnswers; readonly prefilled: FormPrefill },
  params: URLSearchParams,
): { readonly filled: FormAnswers; readonly prefilled: FormPrefill } {
  let { filled } = previous;
  const prefilled = new Map(previous.prefilled);
  for (const field of fields) {
    const texts = params.getAll(field.key);
    const draft = texts.length === 0 ? null : toDraft(field, texts);
    const text = JSON.stringify(texts);
    if (draft === null || previous.prefilled.get(field.key) === text) continue;
    const { field: key, ...content } = draft;
    const currentDraft = filled.drafts.get(key);
    const earlierText = previous.prefilled.get(key);
    const isUntouched =
      isBlank(currentDraft) ||
      (earlierText !== undefined && areDraftsEqual(currentDraft, toDraft(field, parseTexts(earlierText))));
    if (isUntouched) filled = withDraft(filled, key, content);
    prefilled.set(key, text);
  }
  return { filled, prefilled };
}

function toDraft(field: FormField, texts: readonly string[]): AnswerDraft | null {
  const [text = ""] = texts;
  const draft = toDraftContent(field, text.trim(), texts);
  if (draft === null) return null;
  const fullDraft = { field: field.key, ...draft };
  // Drops invalid values, such as an unknown option. `today` bounds only dates of birth.
  const { answer } = validateAnswer(field, fullDraft, { today: "9999-12-31" });
  return answer === null ? null : fullDraft;
}

function toDraftContent(
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

function areDraftsEqual(one: AnswerDraft | undefined, other: AnswerDraft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function parseTexts(text: string): readonly string[] {
  return JSON.parse(text) as readonly string[];
}
