import type { FieldKind } from "../../../shared/forms/definition.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { type QuestionnaireKind, TABLES } from "./kinds.ts";

/** A question of any version. */
export interface QuestionColumn {
  readonly key: string;
  /** The label in the newest version that contains it. */
  readonly label: string;
  readonly kind: FieldKind;
}

const FIELDS: Record<QuestionnaireKind, string> = {
  FORM: `jsonb_array_elements(v.definition -> 'fields') WITH ORDINALITY f(field, place)`,
  SURVEY: `jsonb_path_query(v.definition, '$.slides[*].fields[*]') WITH ORDINALITY f(field, place)`,
};

/** Loads every question of all versions once. Those of the newest version come first, in its order. One statement. */
export function loadColumns(
  query: Sql["query"],
  kind: QuestionnaireKind,
  businessId: string,
  id: string,
): Promise<QuestionColumn[]> {
  const { versions, key } = TABLES[kind];
  return query<QuestionColumn>(
    `SELECT last.key, last.label, last.kind
       FROM (SELECT DISTINCT ON (f.field ->> 'key') f.field ->> 'key' AS key, f.field ->> 'label' AS label,
                    f.field ->> 'kind' AS kind, v.version, f.place
               FROM ${versions} v, ${FIELDS[kind]}
              WHERE v.business_id = $1 AND v.${key} = $2
              ORDER BY f.field ->> 'key', v.version DESC) last
      ORDER BY last.version DESC, last.place`,
    [businessId, id],
  );
}
