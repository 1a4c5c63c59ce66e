import type { FormField } from "../../../../shared/forms/definition.ts";
import { type QuestionnaireKind, TABLES } from "../kinds.ts";
import { type Definitions, listFields } from "../loadVersions.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

export async function loadStartedFields(
  query: Sql["query"],
  businessId: string,
  { kind, formId, version }: { kind: QuestionnaireKind; formId: string; version: number },
): Promise<readonly FormField[] | null> {
  const { rows, versions, key } = TABLES[kind];
  const [row] = await query<{ definition: Definitions[QuestionnaireKind] }>(
    `SELECT v.definition FROM ${rows} f JOIN ${versions} v ON v.business_id = f.business_id AND v.${key} = f.id AND v.version = $3
      WHERE f.business_id = $1 AND f.id = $2 AND f.publication = 'PUBLISHED'`,
    [businessId, formId, version],
  );
  return row ? listFields(row.definition) : null;
}
