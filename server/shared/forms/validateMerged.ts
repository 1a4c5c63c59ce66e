import type { Issue } from "../failures/failure.ts";
import type { Answer, AnswerDraft, Answers } from "./definition.ts";
import type { FormState } from "./evaluateRules.ts";
import { validateAnswers, type ValidatedAnswers } from "./validateAnswers.ts";
import type { ValidatedBy } from "./validateAnswer.ts";
import type { MergedForm, MergedPart } from "./mergeForms.ts";
import { sortDrafts } from "./sortDrafts.ts";

export interface ValidatedMerged extends ValidatedAnswers {
  readonly byForm: ReadonlyMap<string, Answers>;
}

/**
 * Validates answers to merged forms, each form by its own rules and bounds. `answers`, `issues` and `state` use merged
 * keys. A field is visible or required if it is in any form. The last redirect and disqualification win.
 */
export function validateMerged(
  merged: MergedForm,
  drafts: readonly AnswerDraft[],
  by: ValidatedBy,
): ValidatedMerged {
  const { found, issues: strange } = sortDrafts(
    merged.fields.map(({ field }) => field),
    drafts,
  );
  const issues = new Map(strange.map((one) => [JSON.stringify(one.path), one]));
  const isStrange = new Set(strange.map(({ path }) => path[1]));
  const answers: Record<string, Answer> = {};
  const states: FormState[] = [];
  const byForm = new Map<string, Answers>();
  for (const part of merged.forms) {
    const own = judgePart(part, found, by);
    for (const one of own.issues) {
      const path = JSON.stringify(one.path);
      if (!issues.has(path) && !isStrange.has(one.path[1])) issues.set(path, one);
    }
    for (const [key, answer] of Object.entries(own.answers)) {
      const mergedKey = mergedKeyOf(part, key);
      if (!Object.hasOwn(answers, mergedKey)) answers[mergedKey] = answer;
    }
    states.push(own.state);
    byForm.set(part.id, own.answers);
  }
  return { answers, issues: [...issues.values()], state: unite(states), byForm };
}

function judgePart(
  part: MergedPart,
  found: ReadonlyMap<string, AnswerDraft>,
  by: ValidatedBy,
): ValidatedAnswers {
  const own = part.definition.fields.flatMap(({ key }) => {
    const draft = found.get(mergedKeyOf(part, key));
    return draft ? [{ ...draft, field: key }] : [];
  });
  const { answers, issues, state } = validateAnswers(part.definition, own, by);
  const inMerged = (keys: ReadonlySet<string>) => new Set([...keys].map((key) => mergedKeyOf(part, key)));
  return {
    answers,
    issues: issues.map((one): Issue => {
      const [answered, key, ...rest] = one.path as [string, string, ...string[]];
      return { ...one, path: [answered, mergedKeyOf(part, key), ...rest] };
    }),
    state: { ...state, visible: inMerged(state.visible), required: inMerged(state.required) },
  };
}

function mergedKeyOf({ keys }: MergedPart, key: string): string {
  return keys.get(key) ?? key;
}

function unite(states: readonly FormState[]): FormState {
  return {
    visible: new Set(states.flatMap(({ visible }) => [...visible])),
    required: new Set(states.flatMap(({ required }) => [...required])),
    messages: [...new Set(states.flatMap(({ messages }) => messages))],
    redirectUrl: states.findLast(({ redirectUrl }) => redirectUrl !== null)?.redirectUrl ?? null,
    disqualified: states.findLast(({ disqualified }) => disqualified !== null)?.disqualified ?? null,
  };
}
