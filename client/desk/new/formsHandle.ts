import type { AnswerDraft } from "../../../server/shared/forms/definition.ts";

export interface BookedAnswers {
  readonly answers: readonly AnswerDraft[];
  readonly forms: readonly { readonly form: string; readonly version: number }[];
}

export const NO_ANSWERS: BookedAnswers = { answers: [], forms: [] };

/** The loaded forms, which validate their own answers. */
export interface FormsHandle {
  /** Shows the issues of all questions. Returns whether there is none. */
  readonly validate: () => boolean;
  readonly getAnswers: () => BookedAnswers;
  /** Shows the server's issues at their questions. Returns the keys of these questions. */
  readonly showIssues: (
    issues: readonly { readonly path: readonly string[]; readonly code: string }[],
  ) => readonly string[];
}
