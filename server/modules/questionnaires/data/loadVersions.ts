import type { FormDefinition, FormField } from "../../../shared/forms/definition.ts";
import type { SurveyDefinition } from "../../../shared/surveys/definition.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { type QuestionnaireKind, TABLES } from "./kinds.ts";

/** The definition of each kind. */
export interface Definitions {
  readonly FORM: FormDefinition;
  readonly SURVEY: SurveyDefinition;
}

export interface VersionKey {
  readonly id: string;
  readonly version: number;
}

/** In the order of `keys`. Null for a version that does not exist. */
export async function loadVersions<Kind extends QuestionnaireKind>(
  query: Sql["query"],
  kind: Kind,
  businessId: string,
  keys: readonly VersionKey[],
): Promise<(Definitions[Kind] | null)[]> {
  const { versions, key } = TABLES[kind];
  const rows = await query<{ place: number; definition: Definitions[Kind] }>(
    `SELECT k.place::int, v.definition
       FROM unnest($2::uuid[], $3::int[]) WITH ORDINALITY AS k(id, version, place)
       JOIN ${versions} v ON v.business_id = $1 AND v.${key} = k.id AND v.version = k.version`,
    [businessId, keys.map(({ id }) => id), keys.map(({ version }) => version)],
    { prepare: true },
  );
  const byPlace = new Map(rows.map((row) => [row.place, row.definition]));
  return keys.map((_, i) => byPlace.get(i + 1) ?? null);
}

export function listFields(definition: FormDefinition | SurveyDefinition): readonly FormField[] {
  return "slides" in definition ? definition.slides.flatMap((slide) => slide.fields) : definition.fields;
}
