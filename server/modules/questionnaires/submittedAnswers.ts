import { formatAnswer } from "../../shared/forms/formatAnswer.ts";
import type { Answers, FieldKind, FormField } from "../../shared/forms/definition.ts";

/** An answer with its question, both as of the answered version. */
export interface SubmittedAnswer {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly text: string;
  /** Null if the answer is not a file. */
  readonly uploadId: string | null;
}

export function listSubmittedAnswers(
  fields: readonly FormField[],
  answers: Answers,
  locale: string,
): SubmittedAnswer[] {
  return fields.flatMap((field) => {
    const answer = Object.hasOwn(answers, field.key) ? answers[field.key] : undefined;
    if (!answer) return [];
    const { key, label, kind } = field;
    const uploadId = answer.kind === "FILE" ? answer.upload : null;
    return [{ key, label, kind, text: formatAnswer(field, answer, locale), uploadId }];
  });
}
