import type { Ending } from "../domain/forms/definition.ts";
import type { ScoreBand } from "../domain/surveys/definition.ts";
import type { Outcome, Scope } from "./scope.ts";
import type { SubmitInput } from "./submitForm.ts";

/** How a survey ended, and what is shown then. */
export interface SurveySubmitted {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: Ending;
  /** Null: the survey tells none. */
  readonly score: number | null;
  readonly band: ScoreBand | null;
}

/** Not there yet. */
export async function submitSurvey(
  _scope: Scope,
  _input: SubmitInput & { readonly redirectOrigins: readonly string[] },
): Promise<Outcome<SurveySubmitted>> {
  return { ok: false, failure: { code: "SURVEY_NOT_FOUND" } };
}
