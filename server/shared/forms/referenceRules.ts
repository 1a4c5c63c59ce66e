import type { Answer, Answers, Condition, FormField, FormRule } from "./definition.ts";
import type { FormState, FieldsAndRules } from "./evaluateRules.ts";

/** Reference implementation of `evaluateForm` for tests. It repeats all decisions until nothing can change. */
export function referenceFormState({ fields, rules }: FieldsAndRules, answers: Answers): FormState {
  let visible: ReadonlySet<string> = new Set();
  for (let round = 0; round <= fields.length; round++) {
    const previous = visible;
    const holds = (rule: FormRule) => referenceRuleHolds(rule, fields, previous, answers);
    visible = new Set(fields.map(({ key }) => key).filter((key) => isShown(key, rules, holds)));
  }
  const matchingActions = rules
    .filter((rule) => referenceRuleHolds(rule, fields, visible, answers))
    .map(({ action }) => action);
  const wanted = [
    ...fields.filter(({ isRequired, kind }) => isRequired && kind !== "HIDDEN").map(({ key }) => key),
    ...matchingActions.flatMap((action) => (action.kind === "REQUIRE" ? action.fields : [])),
  ];
  return {
    visible,
    required: new Set(wanted.filter((key) => visible.has(key))),
    messages: [
      ...new Set(matchingActions.flatMap((action) => (action.kind === "MESSAGE" ? [action.text] : []))),
    ],
    redirectUrl:
      matchingActions.flatMap((action) => (action.kind === "REDIRECT" ? [action.url] : [])).at(-1) ?? null,
    disqualified:
      matchingActions.flatMap((action) => (action.kind === "DISQUALIFY" ? [action.text] : [])).at(-1) ?? null,
  };
}

function isShown(key: string, rules: readonly FormRule[], holds: (rule: FormRule) => boolean): boolean {
  let shown = !rules.some(({ action }) => action.kind === "SHOW" && action.fields.includes(key));
  for (const rule of rules) {
    const { action } = rule;
    if ((action.kind === "SHOW" || action.kind === "HIDE") && action.fields.includes(key) && holds(rule))
      shown = action.kind === "SHOW";
  }
  return shown;
}

export function referenceRuleHolds(
  { match, conditions }: Pick<FormRule, "match" | "conditions">,
  fields: readonly FormField[],
  visible: ReadonlySet<string>,
  answers: Answers,
): boolean {
  const results = conditions.map((condition) => {
    const field = fields.find(({ key }) => key === condition.field);
    const answer = Object.entries(answers).find(([key]) => key === condition.field)?.[1];
    return referenceConditionHolds(
      field,
      field && visible.has(field.key) ? toTexts(field, answer) : [],
      condition,
    );
  });
  return match === "ALL" ? !results.includes(false) : results.includes(true);
}

function referenceConditionHolds(
  field: FormField | undefined,
  texts: readonly string[],
  condition: Condition,
): boolean {
  const { operator, value } = condition;
  const wanted = value.toLowerCase();
  const isNumber = field?.kind === "NUMBER";
  switch (operator) {
    case "IS_EMPTY":
      return texts.length === 0;
    case "IS_NOT_EMPTY":
      return texts.length > 0;
    case "IS":
      if (value === "false" && texts.length === 0)
        return field?.kind === "CHECKBOX" || field?.kind === "CONSENT";
      return texts.some((text) =>
        isNumber ? Number(text) === Number(value) : text.toLowerCase() === wanted,
      );
    case "IS_NOT":
      return !referenceConditionHolds(field, texts, { ...condition, operator: "IS" });
    case "CONTAINS":
      return texts.some((text) =>
        field?.kind === "MULTIPLE_CHOICE" ? text === value : text.toLowerCase().includes(wanted),
      );
    case "CONTAINS_NOT":
      return !referenceConditionHolds(field, texts, { ...condition, operator: "CONTAINS" });
    case "MORE_THAN":
      return texts.some((text) => (isNumber ? Number(text) > Number(value) : text > value));
    case "LESS_THAN":
      return texts.some((text) => (isNumber ? Number(text) < Number(value) : text < value));
  }
}

function toTexts(field: FormField, answer: Answer | undefined): readonly string[] {
  if (!answer) return field.kind === "HIDDEN" && field.value !== "" ? [field.value] : [];
  if (answer.kind === "TEXT") return [answer.text];
  if (answer.kind === "OPTIONS") return answer.options;
  if (answer.kind === "CHECKED") return answer.isChecked ? ["true"] : [];
  if (answer.kind === "CONSENT") return answer.isGiven ? ["true"] : [];
  return ["something"];
}
