import { type Issue, type IssueCode, issue } from "../failures/failure.ts";
import type { Answer, AnswerDraft, Answers, FormField } from "./definition.ts";
import { evaluateForm, type FormState, type Questions } from "./evaluateRules.ts";
import { missingParts } from "./validateAddress.ts";
import { validateAnswer, type ValidatedAnswer, type ValidatedBy } from "./validateAnswer.ts";
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
  questions: Questions,
  drafts: readonly AnswerDraft[],
  by: ValidatedBy,
): ValidatedAnswers {
  const { found, issues: strange } = sortDrafts(questions.fields, drafts);
  const issues: Issue[] = [...strange];
  const isStrange = new Set(strange.map(({ path }) => path[1]));
  const judged = new Map<string, ValidatedAnswer>();
  const answered: Record<string, Answer> = {};
  for (const field of questions.fields) {
    const one = validateAnswer(field, found.get(field.key) ?? { field: field.key }, by);
    judged.set(field.key, one);
    if (one.answer) answered[field.key] = one.answer;
  }
  const state = evaluateForm(questions, answered);
  const answers: Record<string, Answer> = {};
  for (const field of questions.fields) {
    const { key } = field;
    if (!state.visible.has(key)) continue;
    const { answer, faults } = judged.get(key)!;
    if (answer) answers[key] = answer;
    if (isStrange.has(key)) continue;
    for (const { code, part } of faults) issues.push(issue(pathOf(key, part), code));
    if (faults.length === 0 && state.required.has(key) && isMissing(answer))
      issues.push(...missing(field, found.get(key)));
  }
  return { answers, issues, state };
}

function isMissing(answer: Answer | null): boolean {
  if (answer?.kind === "CHECKED") return !answer.isChecked;
  if (answer?.kind === "CONSENT") return !answer.isGiven;
  return answer === null;
}

function missing({ key, kind }: FormField, draft: AnswerDraft | undefined): readonly Issue[] {
  if (kind === "ADDRESS") {
    const country = draft?.address?.country?.trim().toUpperCase() ?? "";
    return missingParts({ country }).map(({ part, code }) => issue(pathOf(key, part), code));
  }
  const isChoice = kind === "SINGLE_CHOICE" || kind === "DROPDOWN" || kind === "MULTIPLE_CHOICE";
  const code: IssueCode = isChoice ? "CHOOSE_ONE" : "REQUIRED";
  return [issue(pathOf(key), code)];
}

function pathOf(key: string, part?: string): readonly string[] {
  return part === undefined ? ["answers", key] : ["answers", key, part];
}
