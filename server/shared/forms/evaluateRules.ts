import { seeAnswer, type Seen, type Test, testOf } from "./conditions.ts";
import type { Answers, FormDefinition, FormField, FormRule } from "./definition.ts";
import { visibilityOrder } from "./visibilityOrder.ts";

export type Questions = Pick<FormDefinition, "fields" | "rules">;

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

interface PreparedRule {
  readonly isAll: boolean;
  readonly tests: readonly { readonly field: number; readonly test: Test }[];
}

export type Evaluation = (answers: Answers) => FormState;

const prepared = new WeakMap<Questions, Evaluation>();

export function evaluateForm(questions: Questions, answers: Answers): FormState {
  let evaluation = prepared.get(questions);
  if (!evaluation) prepared.set(questions, (evaluation = prepareForm(questions)));
  return evaluation(answers);
}

/**
 * Compiles the rules of a form. Fields are decided in order of dependency, each by the last matching rule that shows or
 * hides it, so one pass reaches the fixed point. Messages, redirects and disqualification are applied afterwards; the
 * last redirect and the last disqualification win.
 */
export function prepareForm({ fields, rules }: Questions): Evaluation {
  const places = new Map(fields.map((field, place) => [field.key, place]));
  const ready = rules.map((rule) => prepareRule(rule, fields, places));
  const order = visibilityOrder({ fields, rules }).order;
  const deciding = decidingRules(fields, rules, places);
  const asked = new Set(ready.flatMap((rule) => rule.tests.map(({ field }) => field)));

  return (answers) => {
    const seen: Seen[] = fields.map(() => null);
    const truths = new Map<number, boolean>();
    const holds = (rule: number): boolean => {
      let truth = truths.get(rule);
      if (truth === undefined) truths.set(rule, (truth = ruleHolds(ready[rule]!, seen)));
      return truth;
    };
    const shown = fields.map(() => false);
    for (const place of order) {
      const { isShownAtFirst, lastFirst } = deciding[place]!;
      const decided = lastFirst.find(({ rule }) => holds(rule));
      shown[place] = decided?.shows ?? isShownAtFirst;
      const { key } = fields[place]!;
      if (shown[place] && asked.has(place))
        seen[place] = seeAnswer(fields[place]!, Object.hasOwn(answers, key) ? answers[key] : undefined);
    }
    const visible = new Set(fields.filter((_, place) => shown[place]).map(({ key }) => key));
    return { visible, ...outcome({ fields, rules }, visible, holds) };
  };
}

function prepareRule(
  { match, conditions }: FormRule,
  fields: readonly FormField[],
  places: ReadonlyMap<string, number>,
): PreparedRule {
  const tests = conditions.map((condition) => {
    const field = places.get(condition.field) ?? -1;
    return { field, test: testOf(fields[field], condition) };
  });
  return { isAll: match === "ALL", tests };
}

function ruleHolds({ isAll, tests }: PreparedRule, seen: readonly Seen[]): boolean {
  for (const { field, test } of tests) if (test(seen[field] ?? null) !== isAll) return !isAll;
  return isAll;
}

interface Deciding {
  readonly isShownAtFirst: boolean;
  readonly lastFirst: readonly { readonly rule: number; readonly shows: boolean }[];
}

function decidingRules(
  fields: readonly FormField[],
  rules: readonly FormRule[],
  places: ReadonlyMap<string, number>,
): readonly Deciding[] {
  const found = fields.map(() => [] as { rule: number; shows: boolean }[]);
  for (let rule = rules.length - 1; rule >= 0; rule--) {
    const { action } = rules[rule]!;
    if (action.kind !== "SHOW" && action.kind !== "HIDE") continue;
    for (const key of action.fields)
      found[places.get(key) ?? -1]?.push({ rule, shows: action.kind === "SHOW" });
  }
  return found.map((lastFirst) => ({ isShownAtFirst: !lastFirst.some(({ shows }) => shows), lastFirst }));
}

function outcome(
  { fields, rules }: Questions,
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
