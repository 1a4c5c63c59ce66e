import type { Issue } from "../failures/failure.ts";
import type { Answer, AnswerDraft, Answers } from "./definition.ts";
import type { FormState } from "./evaluateRules.ts";
import { validateAnswers, type ValidatedAnswers } from "./validateAnswers.ts";
import type { AnswerContext } from "./answerRules.ts";
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
  context: AnswerContext,
): ValidatedMerged {
  const { found, issues: draftIssues } = sortDrafts(
    merged.fields.map(({ field }) => field),
    drafts,
  );
  const issues = new Map(draftIssues.map((one) => [JSON.stringify(one.path), one]));
  const keysWithDraftIssue = new Set(draftIssues.map(({ path }) => path[1]));
  const answers: Record<string, Answer> = {};
  const states: FormState[] = [];
  const byForm = new Map<string, Answers>();
  for (const part of merged.forms) {
    const own = validatePart(part, found, context);
    for (const one of own.issues) {
      const path = JSON.stringify(one.path);
      if (!issues.has(path) && !keysWithDraftIssue.has(one.path[1])) issues.set(path, one);
    }
    for (const [key, answer] of Object.entries(own.answers)) {
      const mergedKey = getMergedKey(part, key);
      if (!Object.hasOwn(answers, mergedKey)) answers[mergedKey] = answer;
    }
    states.push(own.state);
    byForm.set(part.id, own.answers);
  }
  return { answers, issues: [...issues.values()], state: mergeStates(states), byForm };
}

function validatePart(
  part: MergedPart,
  found: ReadonlyMap<string, AnswerDraft>,
  context: AnswerContext,
): ValidatedAnswers {
  const own = part.definition.fields.flatMap(({ key }) => {
    const draft = found.get(getMergedKey(part, key));
    return draft ? [{ ...draft, field: key }] : [];
  });
  const { answers, issues, state } = validateAnswers(part.definition, own, context);
  const inMerged = (keys: ReadonlySet<string>) => new Set([...keys].map((key) => getMergedKey(part, key)));
  return {
    answers,
    issues: issues.map((one): Issue => {
      const [answered, key, ...rest] = one.path as [string, string, ...string[]];
      return { ...one, path: [answered, getMergedKey(part, key), ...rest] };
    }),
    state: { ...state, visible: inMerged(state.visible), required: inMerged(state.required) },
  };
}

function getMergedKey({ keys }: MergedPart, key: string): string {
  return keys.get(key) ?? key;
}

function mergeStates(states: readonly FormState[]): FormState {
  return {
    visible: new Set(states.flatMap(({ visible }) => [...visible])),
    required: new Set(states.flatMap(({ required }) => [...required])),
    messages: [...new Set(states.flatMap(({ messages }) => messages))],
    redirectUrl: states.findLast(({ redirectUrl }) => redirectUrl !== null)?.redirectUrl ?? null,
    disqualified: states.findLast(({ disqualified }) => disqualified !== null)?.disqualified ?? null,
  };
}
