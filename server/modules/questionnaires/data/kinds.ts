/** A questionnaire is a form or a survey: both are kept in versions, and what was answered names the version. */
export type QuestionnaireKind = "FORM" | "SURVEY";

/** Where each kind is kept. Constant names: they become part of statements. */
export const TABLES = {
  FORM: { rows: "forms", versions: "form_versions", key: "form_id", answered: "submissions" },
  SURVEY: { rows: "surveys", versions: "survey_versions", key: "survey_id", answered: "survey_responses" },
} as const satisfies Record<QuestionnaireKind, object>;
