import { answerText } from "../../shared/forms/answerText.ts";
import type { Answers, FieldKind, FormField } from "../../shared/forms/definition.ts";

/** An answer with its question, as both were when it was given. */
export interface SubmittedAnswer {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** For people: options by their labels, an address in lines, dates in ISO. */
  readonly text: string;
  /** The id of the file that was sent; null: the answer is none. */
  readonly uploadId: string | null;
}

/** What was answered, in the order in which it was asked. `fields` are those of the version that was answered. */
export function submittedAnswers(
  fields: readonly FormField[],
  answers: Answers,
  locale: string,
): SubmittedAnswer[] {
  return fields.flatMap((field) => {
    const answer = Object.hasOwn(answers, field.key) ? answers[field.key] : undefined;
    if (!answer) return [];
    const { key, label, kind } = field;
    const uploadId = answer.kind === "FILE" ? answer.upload : null;
    return [{ key, label, kind, text: answerText(field, answer, locale), uploadId }];
  });
}
