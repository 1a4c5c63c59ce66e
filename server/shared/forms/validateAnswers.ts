import { type Issue, type IssueCode, issue } from "../failures/failure.ts";
import type { Answer, AnswerDraft, Answers, FormField } from "./definition.ts";
import { evaluateForm, type FormState, type FieldsAndRules } from "./evaluateRules.ts";
import { findMissingParts } from "./validateAddress.ts";
import type { AnswerContext, ValidatedAnswer } from "./answerRules.ts";
import { validateAnswer } from "./fieldKinds.ts";
import { sortDrafts } from "./sortDrafts.ts";

export interface ValidatedAnswers {
  /** Valid answers to visible fields, in the order of the form. */
  readonly answers: Answers;
  /** Paths begin with `answers` and the field's key; an address part follows. */
  readonly issues: readonly Issue[];
  readonly state: FormState;
}

/**
 * Validates the answers to a form, in the browser and on the server. Rejects unknown fields, repeated answers and wrong
 * types. Drops answers to hidden fields. Rules treat an invalid answer as missing.
 */
export function validateAnswers(
  questions: FieldsAndRules,
  drafts: readonly AnswerDraft[],
  context: AnswerContext,
): ValidatedAnswers {
  const { found, issues: draftIssues } = sortDrafts(questions.fields, drafts);
  const issues: Issue[] = [...draftIssues];
  const keysWithDraftIssue = new Set(draftIssues.map(({ path }) => path[1]));
  const validatedByKey = new Map<string, ValidatedAnswer>();
  const allAnswers: Record<string, Answer> = {};
  for (const field of questions.fields) {
    const validated = validateAnswer(field, found.get(field.key) ?? { field: field.key }, context);
    validatedByKey.set(field.key, validated);
    if (validated.answer) allAnswers[field.key] = validated.answer;
  }
  const state = evaluateForm(questions, allAnswers);
  const answers: Record<string, Answer> = {};
  for (const field of questions.fields) {
    const { key } = field;
    if (!state.visible.has(key)) continue;
    const { answer, faults } = validatedByKey.get(key)!;
    if (answer) answers[key] = answer;
    if (keysWithDraftIssue.has(key)) continue;
    for (const { code, part } of faults) issues.push(issue(getIssuePath(key, part), code));
    if (faults.length === 0 && state.required.has(key) && isMissing(answer))
      issues.push(...getMissingIssues(field, found.get(key)));
  }
  return { answers, issues, state };
}

function isMissing(answer: Answer | null): boolean {
  if (answer?.kind === "CHECKED") return !answer.isChecked;
  if (answer?.kind === "CONSENT") return !answer.isGiven;
  return answer === null;
}

function getMissingIssues(field: FormField, draft: AnswerDraft | undefined): readonly Issue[] {
  const { key } = field;
  if (field.kind === "ADDRESS") {
    const country = draft?.address?.country?.trim().toUpperCase() ?? "";
    return findMissingParts({ country }).map(({ part, code }) => issue(getIssuePath(key, part), code));
  }
  const code: IssueCode = "options" in field ? "CHOOSE_ONE" : "REQUIRED";
  return [issue(getIssuePath(key), code)];
}

function getIssuePath(key: string, part?: string): readonly string[] {
  return part === undefined ? ["answers", key] : ["answers", key, part];
}
