import { type QuestionnaireKind, TABLES } from "./kinds.ts";

const FIELDS: Record<QuestionnaireKind, string> = { FORM: "$.fields[*]", SURVEY: "$.slides[*].fields[*]" };

/**
 * What `answersSay` looks up, to stand before the statement: every option that any version of the form or survey offered, and
 * whether its words then are what is looked for. $1 is the business, $2 the form or survey, `texts` an array of patterns of LIKE.
 */
export function optionsOf(kind: QuestionnaireKind, texts: string): string {
  const { versions, key } = TABLES[kind];
  return `WITH offered AS MATERIALIZED (
  SELECT v.version, field ->> 'key' AS field, choice ->> 'key' AS choice, choice ->> 'label' ILIKE ANY (${texts}) AS is_meant
    FROM ${versions} v, jsonb_path_query(v.definition, '${FIELDS[kind]}') field, jsonb_array_elements(field -> 'options') choice
   WHERE v.business_id = $1 AND v.${key} = $2)
`;
}

/**
 * Whether an answer of row `a` says one of the texts, as a person reads it: of options their labels and not their keys, and not
 * what somebody agreed to, which are the business's words.
 */
export function answersSay(texts: string): string {
  const meant = "(SELECT version, field, choice FROM offered WHERE is_meant)";
  return `EXISTS (SELECT FROM jsonb_each(a.answers) one
                   WHERE one.value ->> 'kind' <> 'CONSENT'
                     AND ((a.version, one.key) NOT IN (SELECT version, field FROM offered) AND one.value ->> 'text' ILIKE ANY (${texts})
                          OR one.value ->> 'name' ILIKE ANY (${texts})
                          OR (a.version, one.key, one.value ->> 'text') IN ${meant}
                          OR EXISTS (SELECT FROM jsonb_array_elements_text(one.value -> 'options') chosen WHERE (a.version, one.key, chosen.value) IN ${meant})
                          OR EXISTS (SELECT FROM jsonb_each_text(one.value -> 'address') part WHERE part.value ILIKE ANY (${texts}))))`;
}
