import type { AnswerDraft, FormDefinition } from "../../shared/forms/definition.ts";
import { evaluateForm, compileForm } from "../../shared/forms/evaluateRules.ts";
import { validateAnswers } from "../../shared/forms/validateAnswers.ts";
import { validateFormDefinition } from "../../shared/forms/validateDefinition.ts";
import { findVisibleNaively } from "./formsPlain.ts";
import type { BenchRow } from "./row.ts";

const FIELDS = 100;
const ROUNDS = 200;
const RUNS = 20;
const by = { today: "2026-11-20" };

/**
 * Measures the rules of a form with a hundred fields and rules against a naive implementation, alternating, as medians.
 * Further rows are milliseconds of the rules alone and of a whole validation.
 * @throws if the results differ
 */
export function benchForms(): Promise<BenchRow[]> {
  const form = workload();
  const drafts = form.fields.map(({ key }, place): AnswerDraft => ({
    field: key,
    text: place % 3 === 0 ? "yes" : "no",
  }));
  const { answers, issues, state } = validateAnswers({ ...form }, drafts, by);
  const rest = issues.filter(({ code }) => code !== "REQUIRED");
  const isSame = named(state.visible) === named(findVisibleNaively(form, answers));
  if (!isSame || rest.length > 0) throw new Error("the two do not show the same");
  const fast: number[] = [];
  const slow: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // The order alternates, so that neither side always has warm caches.
    if (round % 2 === 0) fast.push(measure(() => evaluateForm(form, answers), RUNS));
    slow.push(measure(() => findVisibleNaively(form, answers), RUNS));
    if (round % 2 === 1) fast.push(measure(() => evaluateForm(form, answers), RUNS));
    whole.push(measure(() => validateAnswers({ ...form }, drafts, by), RUNS));
  }
  const [rules, naive, all] = [median(fast), median(slow), median(whole)];
  const preparing = measure(() => compileForm(form), 200);
  const shown = `${state.visible.size} of ${FIELDS} fields shown`;
  return Promise.resolve([
    {
      name: "rules of 100 fields and 100 rules, against going round plainly",
      ratio: rules / naive,
      limit: 0.1,
      note: `${rules.toFixed(4)} ms : ${naive.toFixed(2)} ms, ${shown}, equal answers`,
    },
    {
      name: "the same rules, in milliseconds",
      ratio: rules,
      limit: 1,
      note: `slowest ${Math.max(...fast).toFixed(3)} ms, making them ready ${preparing.toFixed(3)} ms`,
    },
    {
      name: "100 answers judged with their rules, in milliseconds",
      ratio: all,
      limit: null,
      note: `slowest ${Math.max(...whole).toFixed(3)} ms`,
    },
  ]);
}

function named(keys: ReadonlySet<string>): string {
  return [...keys].sort().join(" ");
}

function workload(): FormDefinition {
  const key = (place: number) => `field_${place}`;
  const fields = Array.from({ length: FIELDS }, (_, place) => ({
    key: key(place),
    kind: "TEXT",
    label: "Label",
    isRequired: place % 5 === 0,
  }));
  const rules = Array.from({ length: FIELDS }, (_, place) => {
    const target = key(Math.min(place + 1, FIELDS - 1));
    const ask = (back: number, value: string) => ({
      field: key(Math.max(0, Math.min(place, FIELDS - 2) - back)),
      operator: back === 0 ? "IS_NOT_EMPTY" : "CONTAINS",
      value,
    });
    const action =
      place % 7 === 6
        ? { kind: "MESSAGE", text: `Message ${place}` }
        : { kind: place % 5 === 4 ? "HIDE" : place % 3 === 2 ? "REQUIRE" : "SHOW", fields: [target] };
    return {
      match: place % 2 === 0 ? "ANY" : "ALL",
      conditions: [ask(0, ""), ask(3, "YES"), ask(7, "o")],
      action,
    };
  });
  const { definition, issues } = validateFormDefinition({ title: "Form", fields, rules }, { origins: [] });
  if (issues.length > 0) throw new Error(JSON.stringify(issues));
  return definition;
}

function measure(work: () => unknown, runs: number): number {
  const begin = performance.now();
  for (let run = 0; run < runs; run++) work();
  return (performance.now() - begin) / runs;
}

function median(values: number[]): number {
  const sorted = values.slice(values.length >> 2).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
