import { type QuestionnaireKind, TABLES } from "./kinds.ts";

const FIELDS: Record<QuestionnaireKind, string> = { FORM: "$.fields[*]", SURVEY: "$.slides[*].fields[*]" };

/**
 * A CTE for `answerMatchesSql`: the options of every version, and whether their labels match. $1 is the business, $2
 * the form or survey, `texts` an array of `LIKE` patterns.
 */
export function matchingOptionsSql(kind: QuestionnaireKind, texts: string): string {
  const { versions, key } = TABLES[kind];
  return `WITH found_options AS MATERIALIZED (
  SELECT v.version, field ->> 'key' AS field, choice ->> 'key' AS choice, choice ->> 'label' ILIKE ANY (${texts}) AS is_meant
    FROM ${versions} v, jsonb_path_query(v.definition, '${FIELDS[kind]}') field, jsonb_array_elements(field -> 'options') choice
   WHERE v.business_id = $1 AND v.${key} = $2)
`;
}

/**
 * A condition that an answer of row `a` matches as a person reads it. Options match by label, not by key. Consent texts
 * are excluded, because the business wrote them.
 */
export function answerMatchesSql(texts: string): string {
  const matchingOptions = "(SELECT version, field, choice FROM found_options WHERE is_meant)";
  return `EXISTS (SELECT FROM jsonb_each(a.answers) one
                   WHERE one.value ->> 'kind' <> 'CONSENT'
                     AND ((a.version, one.key) NOT IN (SELECT version, field FROM found_options) AND one.value ->> 'text' ILIKE ANY (${texts})
                          OR one.value ->> 'name' ILIKE ANY (${texts})
                          OR (a.version, one.key, one.value ->> 'text') IN ${matchingOptions}
                          OR EXISTS (SELECT FROM jsonb_array_elements_text(one.value -> 'options') chosen WHERE (a.version, one.key, chosen.value) IN ${matchingOptions})
                          OR EXISTS (SELECT FROM jsonb_each_text(one.value -> 'address') part WHERE part.value ILIKE ANY (${texts}))))`;
}
