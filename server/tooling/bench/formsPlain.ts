import type { Answers, Condition, FormDefinition, FormRule } from "../../shared/forms/definition.ts";

/** Naive implementation of visibility: repeats all rules for all fields until nothing changes. */
export function findVisibleNaively({ fields, rules }: FormDefinition, answers: Answers): ReadonlySet<string> {
  let visible = new Set<string>();
  for (;;) {
    const next = new Set<string>();
    for (const { key } of fields) if (isShown(key, rules, visible, answers)) next.add(key);
    const isSame = next.size === visible.size && [...next].every((key) => visible.has(key));
    if (isSame) return visible;
    visible = next;
  }
}

function isShown(
  key: string,
  rules: readonly FormRule[],
  visible: ReadonlySet<string>,
  answers: Answers,
): boolean {
  let shown = true;
  for (const { action } of rules) if (action.kind === "SHOW" && action.fields.includes(key)) shown = false;
  for (const rule of rules) {
    const { action } = rule;
    if ((action.kind !== "SHOW" && action.kind !== "HIDE") || !action.fields.includes(key)) continue;
    const holds = (condition: Condition) => plainlyHolds(condition, visible, answers);
    if (rule.match === "ALL" ? rule.conditions.every(holds) : rule.conditions.some(holds))
      shown = action.kind === "SHOW";
  }
  return shown;
}

function plainlyHolds(
  { field, operator, value }: Condition,
  visible: ReadonlySet<string>,
  answers: Answers,
): boolean {
  const answer = visible.has(field) ? answers[field] : undefined;
  const text = answer?.kind === "TEXT" ? answer.text.toLowerCase() : "";
  return operator === "CONTAINS" ? text.includes(value.toLowerCase()) : text !== "";
}
