import { toComparable, type ComparableAnswer, type AnswerTest, compileCondition } from "./conditions.ts";
import type { Answers, FormDefinition, FormField, FormRule } from "./definition.ts";
import { getVisibilityOrder } from "./visibilityOrder.ts";

export type FieldsAndRules = Pick<FormDefinition, "fields" | "rules">;

export interface FormState {
  readonly visible: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** Messages of matching rules in rule order, without repetition. */
  readonly messages: readonly string[];
  /** Redirect of a matching rule. It replaces that of the ending. Null if none matches. */
  readonly redirectUrl: string | null;
  /** Text of the disqualifying rule, may be empty. Null if no rule disqualifies. */
  readonly disqualified: string | null;
}

interface CompiledRule {
  readonly requiresAll: boolean;
  readonly tests: readonly { readonly field: number; readonly test: AnswerTest }[];
}

export type FormEvaluator = (answers: Answers) => FormState;

const evaluators = new WeakMap<FieldsAndRules, FormEvaluator>();

export function evaluateForm(questions: FieldsAndRules, answers: Answers): FormState {
  let evaluator = evaluators.get(questions);
  if (!evaluator) evaluators.set(questions, (evaluator = compileForm(questions)));
  return evaluator(answers);
}

/**
 * Compiles the rules of a form. Fields are decided in order of dependency, each by the last matching rule that shows or
 * hides it, so one pass reaches the fixed point. Messages, redirects and disqualification are applied afterwards; the
 * last redirect and the last disqualification win.
 */
export function compileForm({ fields, rules }: FieldsAndRules): FormEvaluator {
  const indexByKey = new Map(fields.map((field, index) => [field.key, index]));
  const compiledRules = rules.map((rule) => compileRule(rule, fields, indexByKey));
  const order = getVisibilityOrder({ fields, rules }).order;
  const visibilityRules = getVisibilityRules(fields, rules, indexByKey);
  const testedFields = new Set(compiledRules.flatMap((rule) => rule.tests.map(({ field }) => field)));

  return (answers) => {
    const comparables: ComparableAnswer[] = fields.map(() => null);
    const matchByRule = new Map<number, boolean>();
    const holds = (rule: number): boolean => {
      let isMatch = matchByRule.get(rule);
      if (isMatch === undefined)
        matchByRule.set(rule, (isMatch = ruleHolds(compiledRules[rule]!, comparables)));
      return isMatch;
    };
    const isVisible = fields.map(() => false);
    for (const index of order) {
      const { isVisibleByDefault, rulesLastFirst } = visibilityRules[index]!;
      const decidingRule = rulesLastFirst.find(({ rule }) => holds(rule));
      isVisible[index] = decidingRule?.shows ?? isVisibleByDefault;
      const { key } = fields[index]!;
      if (isVisible[index] && testedFields.has(index))
        comparables[index] = toComparable(
          fields[index]!,
          Object.hasOwn(answers, key) ? answers[key] : undefined,
        );
    }
    const visible = new Set(fields.filter((_, index) => isVisible[index]).map(({ key }) => key));
    return { visible, ...applyActions({ fields, rules }, visible, holds) };
  };
}

function compileRule(
  { match, conditions }: FormRule,
  fields: readonly FormField[],
  indexByKey: ReadonlyMap<string, number>,
): CompiledRule {
  const tests = conditions.map((condition) => {
    const field = indexByKey.get(condition.field) ?? -1;
    return { field, test: compileCondition(fields[field], condition) };
  });
  return { requiresAll: match === "ALL", tests };
}

function ruleHolds({ requiresAll, tests }: CompiledRule, comparables: readonly ComparableAnswer[]): boolean {
  for (const { field, test } of tests)
    if (test(comparables[field] ?? null) !== requiresAll) return !requiresAll;
  return requiresAll;
}

interface FieldVisibility {
  readonly isVisibleByDefault: boolean;
  readonly rulesLastFirst: readonly { readonly rule: number; readonly shows: boolean }[];
}

function getVisibilityRules(
  fields: readonly FormField[],
  rules: readonly FormRule[],
  indexByKey: ReadonlyMap<string, number>,
): readonly FieldVisibility[] {
  const found = fields.map(() => [] as { rule: number; shows: boolean }[]);
  for (let rule = rules.length - 1; rule >= 0; rule--) {
    const { action } = rules[rule]!;
    if (action.kind !== "SHOW" && action.kind !== "HIDE") continue;
    for (const key of action.fields)
      found[indexByKey.get(key) ?? -1]?.push({ rule, shows: action.kind === "SHOW" });
  }
  return found.map((rulesLastFirst) => ({
    isVisibleByDefault: !rulesLastFirst.some(({ shows }) => shows),
    rulesLastFirst,
  }));
}

function applyActions(
  { fields, rules }: FieldsAndRules,
  visible: ReadonlySet<string>,
  holds: (rule: number) => boolean,
): Omit<FormState, "visible"> {
  const required = new Set<string>();
  for (const { key, kind, isRequired } of fields)
    if (isRequired && kind !== "HIDDEN" && visible.has(key)) required.add(key);
  const messages = new Set<string>();
  let redirectUrl: string | null = null;
  let disqualified: string | null = null;
  for (const [rule, { action }] of rules.entries()) {
    if (action.kind === "SHOW" || action.kind === "HIDE" || !holds(rule)) continue;
    if (action.kind === "REQUIRE") {
      for (const key of action.fields) if (visible.has(key)) required.add(key);
    } else if (action.kind === "MESSAGE") messages.add(action.text);
    else if (action.kind === "REDIRECT") redirectUrl = action.url;
    else if (action.kind === "DISQUALIFY") disqualified = action.text;
  }
  return { required, messages: [...messages], redirectUrl, disqualified };
}
