import { seeAnswer, type Seen, type Test, testOf } from "./conditions.ts";
import type { Answers, FormDefinition, FormField, FormRule } from "./definition.ts";
import { visibilityOrder } from "./visibilityOrder.ts";

/** The part of a definition that is judged. */
export type Questions = Pick<FormDefinition, "fields" | "rules">;

/** What the rules make of a form, given the answers. */
export interface FormState {
  /** The keys of the fields that are asked; what is not in here counts as empty and is never kept. */
  readonly visible: ReadonlySet<string>;
  /** Among them, those that must be answered. */
  readonly required: ReadonlySet<string>;
  /** What is said, in the order of the rules, each once. */
  readonly messages: readonly string[];
  /** Where it leads on instead of where the ending says; null: no rule says so. */
  readonly redirectUrl: string | null;
  /** The words of the rule that disqualifies, may be empty; null: none does. */
  readonly disqualified: string | null;
}

interface PreparedRule {
  readonly isAll: boolean;
  readonly tests: readonly { readonly field: number; readonly test: Test }[];
}

/** Says of answers what the rules make of the form. */
export type Evaluation = (answers: Answers) => FormState;

const prepared = new WeakMap<Questions, Evaluation>();

/** What the rules make of a form, given the answers (judged or not yet; what is wrong is left out). */
export function evaluateForm(questions: Questions, answers: Answers): FormState {
  let evaluation = prepared.get(questions);
  if (!evaluation) prepared.set(questions, (evaluation = prepareForm(questions)));
  return evaluation(answers);
}

/**
 * Makes a form's rules ready. Fields are decided in the order in which they depend on each other, each by the last rule
 * that holds and shows or hides it; one that some rule shows is hidden as long as none does. So one pass says what going
 * round until nothing changes would say. Messages, redirects and disqualification look at the outcome; of two redirects
 * or disqualifications the later rule wins.
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

/** For each field the rules that show or hide it, the last one first. */
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

/** What else the rules say, once it is decided what is shown. */
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
