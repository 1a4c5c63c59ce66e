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

export const NOT_FOUND = {
  FORM: "FORM_NOT_FOUND",
  SURVEY: "SURVEY_NOT_FOUND",
} as const satisfies Record<QuestionnaireKind, string>;
