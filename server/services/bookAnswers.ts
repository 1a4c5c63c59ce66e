import type { OrderAnswersDraft } from "../data/bookings/writeOrder.ts";
import { loadBookedForms } from "../data/forms/loadBookedForms.ts";
import type { FormVersionKey } from "../data/forms/loadForms.ts";
import type { HeldHold } from "../data/holds/loadHold.ts";
import type { Issue } from "../domain/failures/failure.ts";
import type { AnswerDraft } from "../domain/forms/definition.ts";
import { judgeMerged } from "../domain/forms/judgeMerged.ts";
import { mergeForms } from "../domain/forms/mergeForms.ts";
import { fileFinder, filesInAnswers, filesInDrafts } from "./answeredFiles.ts";
import { askedDefinition } from "./askedDefinition.ts";
import { newId } from "./ids.ts";
import { judgedBy } from "./judgedBy.ts";
import type { Scope } from "./scope.ts";

/** What was answered to the forms of the held services, as it was sent. */
export interface FilledIn {
  readonly answers?: readonly AnswerDraft[] | null;
  /** In which versions they were filled in. */
  readonly forms?: readonly FormVersionKey[] | null;
}

/** The answers, judged. They may be kept when there are no issues and nobody is disqualified. */
export interface JudgedBooking {
  readonly issues: readonly Issue[];
  /** Why whoever answers so cannot book this; null: they can. */
  readonly disqualified: string | null;
  readonly draft: OrderAnswersDraft;
}

/**
 * Judges the answers to what the held services ask, every question once. One statement when they ask anything, none
 * otherwise.
 */
export async function judgeBooking(
  scope: Scope,
  hold: HeldHold,
  { answers, forms: filledIn }: FilledIn,
  now: number,
): Promise<JudgedBooking> {
  const formIds = [...new Set(hold.lines.flatMap((line) => line.formIds))];
  const drafts = answers ?? [];
  const asked = { formIds, filledIn: filledIn ?? [], uploadIds: filesInDrafts(drafts), now };
  const { forms, uploads } =
    formIds.length === 0
      ? { forms: [], uploads: [] }
      : await loadBookedForms(scope.database.query, scope.business.id, asked);
  const merged = mergeForms(
    forms.map(({ formId, definition }) => ({
      id: formId,
      definition: askedDefinition(definition, scope.business),
    })),
  );
  const judged = judgeMerged(merged, drafts, { ...judgedBy(scope, now), upload: fileFinder(uploads) });
  const submissions = forms.map(({ formId, version }) => ({
    id: newId(now, scope.random),
    formId,
    version,
    answers: judged.byForm.get(formId) ?? {},
  }));
  const files = new Map<string, string>();
  for (const { id, answers: kept } of submissions)
    for (const file of filesInAnswers(kept)) if (!files.has(file)) files.set(file, id);
  const { disqualified } = judged.state;
  const words = () => forms.map(({ definition }) => definition.disqualified.text).find((text) => text !== "");
  return {
    issues: judged.issues,
    disqualified: disqualified === "" ? (words() ?? "") : disqualified,
    draft: { submissions, files: [...files].map(([id, submissionId]) => ({ id, submissionId })) },
  };
}
