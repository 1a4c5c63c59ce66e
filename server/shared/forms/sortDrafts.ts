import { plainLine } from "../contact/text.ts";
import { type Issue, type IssueCode, issue } from "../failures/failure.ts";
import type { AnswerDraft, FormField } from "./definition.ts";
import { draftFits } from "./draftShape.ts";
import { FORM_LIMITS } from "./limits.ts";

/** So many answers to nothing that is asked are named; beyond that somebody is trying something. */
const MOST_UNKNOWN = 100;

/**
 * The one answer to each question, by its key. What answers no question (UNKNOWN_FIELD), is not of the question's type
 * (WRONG_TYPE) or answers it a second time (INVALID) is an issue, however much of it was sent.
 */
export function sortDrafts(
  fields: readonly FormField[],
  drafts: readonly AnswerDraft[],
): { readonly found: ReadonlyMap<string, AnswerDraft>; readonly issues: readonly Issue[] } {
  const asked = new Map(fields.map((field) => [field.key, field]));
  const found = new Map<string, AnswerDraft>();
  const issues: Issue[] = [];
  const most = fields.length + MOST_UNKNOWN;
  if (drafts.length > most) issues.push(issue(["answers"], "OUT_OF_RANGE"));
  for (const draft of drafts.slice(0, most)) {
    const code = fault(asked.get(draft.field), draft, found);
    if (code === null) found.set(draft.field, draft);
    else issues.push(issue(["answers", plainLine(draft.field, FORM_LIMITS.key)], code));
  }
  return { found, issues };
}

function fault(
  field: FormField | undefined,
  draft: AnswerDraft,
  found: ReadonlyMap<string, AnswerDraft>,
): IssueCode | null {
  if (!field) return "UNKNOWN_FIELD";
  if (!draftFits(field.kind, draft)) return "WRONG_TYPE";
  return found.has(field.key) ? "INVALID" : null;
}
