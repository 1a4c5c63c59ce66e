import type { SurveyDefinition } from "../../../../shared/surveys/definition.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

export interface SurveyVersionKey {
  readonly surveyId: string;
  readonly version: number;
}

/** In the order of `keys`. Null for a version that does not exist. */
export async function loadSurveyVersions(
  query: Sql["query"],
  businessId: string,
  keys: readonly SurveyVersionKey[],
): Promise<(SurveyDefinition | null)[]> {
  const rows = await query<{ place: number; definition: SurveyDefinition }>(
    `SELECT k.place::int, v.definition
       FROM unnest($2::uuid[], $3::int[]) WITH ORDINALITY AS k(survey_id, version, place)
       JOIN survey_versions v ON v.business_id = $1 AND v.survey_id = k.survey_id AND v.version = k.version`,
    [businessId, keys.map((key) => key.surveyId), keys.map((key) => key.version)],
    { prepare: true },
  );
  const byPlace = new Map(rows.map((row) => [row.place, row.definition]));
  return keys.map((_, i) => byPlace.get(i + 1) ?? null);
}
