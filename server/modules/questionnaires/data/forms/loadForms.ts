import type { FormDefinition } from "../../../../shared/forms/definition.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

export interface FormVersionKey {
  readonly formId: string;
  readonly version: number;
}

/** In the order of `keys`. Null for a version that does not exist. */
export async function loadFormVersions(
  query: Sql["query"],
  businessId: string,
  keys: readonly FormVersionKey[],
): Promise<(FormDefinition | null)[]> {
  const rows = await query<{ place: number; definition: FormDefinition }>(
    `SELECT k.place::int, v.definition
       FROM unnest($2::uuid[], $3::int[]) WITH ORDINALITY AS k(form_id, version, place)
       JOIN form_versions v ON v.business_id = $1 AND v.form_id = k.form_id AND v.version = k.version`,
    [businessId, keys.map((key) => key.formId), keys.map((key) => key.version)],
    { prepare: true },
  );
  const byPlace = new Map(rows.map((row) => [row.place, row.definition]));
  return keys.map((_, i) => byPlace.get(i + 1) ?? null);
}
