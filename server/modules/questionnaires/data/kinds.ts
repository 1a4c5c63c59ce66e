/** Both have versions, and an answer refers to its version. */
export type QuestionnaireKind = "FORM" | "SURVEY";

/** Constants, because they become part of SQL statements. */
export const TABLES = {
  FORM: { rows: "forms", versions: "form_versions", key: "form_id", answered: "submissions" },
  SURVEY: { rows: "surveys", versions: "survey_versions", key: "survey_id", answered: "survey_responses" },
} as const satisfies Record<QuestionnaireKind, object>;
