import { plainLine } from "../contact/text.ts";
import { type Issue, type IssueCode, issue } from "../failures/failure.ts";
import type { Answer, AnswerDraft, Answers, FormField } from "./definition.ts";
import { draftFits } from "./draftShape.ts";
import { evaluateForm, type FormState, type Questions } from "./evaluateRules.ts";
import { missingParts } from "./judgeAddress.ts";
import { judgeAnswer, type JudgedAnswer, type JudgedBy } from "./judgeAnswer.ts";

/** Answers that were judged. They may be kept when there are no issues. */
export interface JudgedAnswers {
  /** What was answered well, by field, in the form's order. Nothing that the rules hide is among it. */
  readonly answers: Answers;
  /** Paths begin with `answers` and the field's key; a part of an address is named after it. */
  readonly issues: readonly Issue[];
  readonly state: FormState;
}

/** So many answers to nothing that is asked are named; beyond that somebody is trying something. */
const MOST_UNKNOWN = 100;

/**
 * Judges the answers to a form: the same on both sides, the server's word counts. An answer to what is not asked, a second
 * one to the same question and one of the wrong type are refused; one to a question that the rules hide is left out,
 * whatever it says. An answer that is wrong counts as none when the rules are applied.
 */
export function judgeAnswers(
  questions: Questions,
  drafts: readonly AnswerDraft[],
  by: JudgedBy,
): JudgedAnswers {
  const { found, issues } = sortDrafts(questions.fields, drafts);
  const judged = new Map<string, JudgedAnswer>();
  const answered: Record<string, Answer> = {};
  for (const field of questions.fields) {
    const one = judgeAnswer(field, found.get(field.key) ?? { field: field.key }, by);
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
    for (const { code, part } of faults) issues.push(issue(pathOf(key, part), code));
    if (faults.length === 0 && state.required.has(key) && isMissing(answer))
      issues.push(...missing(field, found.get(key)));
  }
  return { answers, issues, state };
}

/** The first answer to each question; what is no answer to any, or not of the type that is asked for, is an issue. */
function sortDrafts(
  fields: readonly FormField[],
  drafts: readonly AnswerDraft[],
): { readonly found: ReadonlyMap<string, AnswerDraft>; readonly issues: Issue[] } {
  const asked = new Map(fields.map((field) => [field.key, field]));
  const found = new Map<string, AnswerDraft>();
  const issues: Issue[] = [];
  const most = fields.length + MOST_UNKNOWN;
  if (drafts.length > most) issues.push(issue(["answers"], "OUT_OF_RANGE"));
  for (const draft of drafts.slice(0, most)) {
    const field = asked.get(draft.field);
    const code = !field ? "UNKNOWN_FIELD" : draftFits(field.kind, draft) ? null : "WRONG_TYPE";
    if (code)
      issues.push(
        issue(pathOf(code === "UNKNOWN_FIELD" ? plainLine(String(draft.field), 40) : draft.field), code),
      );
    else if (found.has(draft.field)) issues.push(issue(pathOf(draft.field), "INVALID"));
    else found.set(draft.field, draft);
  }
  return { found, issues };
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
