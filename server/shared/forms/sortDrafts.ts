import { toPlainLine } from "../contact/text.ts";
import { type Issue, type IssueCode, issue } from "../failures/failure.ts";
import type { AnswerDraft, FormField } from "./definition.ts";
import { isDraftValid } from "./draftShape.ts";
import { FORM_LIMITS } from "./limits.ts";

const MAX_UNKNOWN = 100;

/**
 * Returns one draft for each field, by key. Reports UNKNOWN_FIELD, WRONG_TYPE, and INVALID for a second answer to a
 * field.
 */
export function sortDrafts(
  fields: readonly FormField[],
  drafts: readonly AnswerDraft[],
): { readonly found: ReadonlyMap<string, AnswerDraft>; readonly issues: readonly Issue[] } {
  const fieldsByKey = new Map(fields.map((field) => [field.key, field]));
  const found = new Map<string, AnswerDraft>();
  const issues: Issue[] = [];
  const maxDrafts = fields.length + MAX_UNKNOWN;
  if (drafts.length > maxDrafts) issues.push(issue(["answers"], "OUT_OF_RANGE"));
  for (const draft of drafts.slice(0, maxDrafts)) {
    const code = checkDraft(fieldsByKey.get(draft.field), draft, found);
    if (code === null) found.set(draft.field, draft);
    else issues.push(issue(["answers", toPlainLine(draft.field, FORM_LIMITS.key)], code));
  }
  return { found, issues };
}

function checkDraft(
  field: FormField | undefined,
  draft: AnswerDraft,
  found: ReadonlyMap<string, AnswerDraft>,
): IssueCode | null {
  if (!field) return "UNKNOWN_FIELD";
  if (!isDraftValid(field.kind, draft)) return "WRONG_TYPE";
  return found.has(field.key) ? "INVALID" : null;
}
