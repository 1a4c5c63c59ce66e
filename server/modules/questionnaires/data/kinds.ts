import type { FailureWith } from "../../../shared/failures/failure.ts";
/** Both have versions, and an answer refers to its version. */
export type QuestionnaireKind = "FORM" | "SURVEY";

/** Constants, because they become part of SQL statements. */
export const TABLES = {
  FORM: {
    rows: "forms",
    versions: "form_versions",
    key: "form_id",
    answered: "submissions",
    upload: "submission_id",
    score: "0",
  },
  SURVEY: {
    rows: "surveys",
    versions: "survey_versions",
    key: "survey_id",
    answered: "survey_responses",
    upload: "response_id",
    score: "a.score",
  },
} as const satisfies Record<QuestionnaireKind, object>;

const NOT_FOUND = {
  FORM: "FORM_NOT_FOUND",
  SURVEY: "SURVEY_NOT_FOUND",
} as const satisfies Record<QuestionnaireKind, string>;

export type QuestionnaireNotFound<Kind extends QuestionnaireKind> = FailureWith<(typeof NOT_FOUND)[Kind]>;

export function notFoundFailure<Kind extends QuestionnaireKind>(kind: Kind): QuestionnaireNotFound<Kind> {
  // TypeScript does not resolve the conditional type of a generic code.
  return { code: NOT_FOUND[kind] } as QuestionnaireNotFound<Kind>;
}
