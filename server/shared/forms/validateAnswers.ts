import { type Issue, type IssueCode, issue } from "../failures/failure.ts";
import type { Answer, AnswerDraft, Answers, FormField } from "./definition.ts";
import { evaluateForm, type FormState, type Questions } from "./evaluateRules.ts";
import { missingParts } from "./validateAddress.ts";
import { validateAnswer, type ValidatedAnswer, type ValidatedBy } from "./validateAnswer.ts";
import { sortDrafts } from "./sortDrafts.ts";

/** Answers that were judged. They may be kept when there are no issues. */
export interface ValidatedAnswers {
  /** What was answered well, by field, in the form's order. Nothing that the rules hide is among it. */
  readonly answers: Answers;
  /** Paths begin with `answers` and the field's key; a part of an address is named after it. */
  readonly issues: readonly Issue[];
  readonly state: FormState;
}

/**
 * Judges the answers to a form: the same on both sides, the server's word counts. An answer to what is not asked, a second
 * one to the same question and one of the wrong type are refused; one to a question that the rules hide is left out,
 * whatever it says. An answer that is wrong counts as none when the rules are applied.
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

/** A box that must be ticked is not answered by leaving it. */
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
