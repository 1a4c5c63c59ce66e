import type { OrderAnswersDraft } from "./data/writeOrder.ts";
import { loadBookedForms } from "../questionnaires/data/forms/loadBookedForms.ts";
import type { FormVersionKey } from "../questionnaires/data/forms/loadForms.ts";
import type { HeldHold } from "./data/holds/loadHold.ts";
import type { Issue } from "../../shared/failures/failure.ts";
import type { AnswerDraft } from "../../shared/forms/definition.ts";
import { validateMerged } from "../../shared/forms/validateMerged.ts";
import { mergeForms } from "../../shared/forms/mergeForms.ts";
import { fileFinder, filesInAnswers, filesInDrafts } from "../questionnaires/answeredFiles.ts";
import { askedDefinition } from "../questionnaires/askedDefinition.ts";
import { newId } from "../../platform/ids/ids.ts";
import { validatedBy } from "../questionnaires/validatedBy.ts";
import type { Scope } from "../../platform/database/scope.ts";

export interface FilledIn {
  readonly answers?: readonly AnswerDraft[] | null;
  readonly forms?: readonly FormVersionKey[] | null;
}

/** May be stored if `issues` is empty and `disqualified` is null. */
export interface ValidatedBooking {
  readonly issues: readonly Issue[];
  /** Text for the visitor, possibly empty. Null if they are not disqualified. */
  readonly disqualified: string | null;
  readonly draft: OrderAnswersDraft;
}

const MOST_FORMS = 100;

/** A shared question counts once. At most one statement. */
export async function validateBooking(
  scope: Scope,
  hold: HeldHold,
  { answers, forms: filledIn }: FilledIn,
  now: number,
): Promise<ValidatedBooking> {
  const asked = new Set(hold.lines.flatMap((line) => line.formIds));
  const sent = answers ?? [];
  const { forms: known, uploads } = await load(scope, asked, { answers: sent, forms: filledIn ?? [] }, now);
  const forms = known.filter(({ formId }) => asked.has(formId));
  const merged = mergeForms(
    forms.map(({ formId, definition }) => ({
      id: formId,
      definition: askedDefinition(definition, scope.business),
    })),
  );
  // Answers to fields that were removed meanwhile are ignored.
  const keys = new Set(merged.fields.map(({ field }) => field.key));
  const gone = known
    .filter(({ formId }) => !asked.has(formId))
    .flatMap(({ definition }) => definition.fields);
  const drafts = sent.filter(({ field }) => keys.has(field) || !gone.some(({ key }) => key === field));
  const judged = validateMerged(merged, drafts, {
    ...validatedBy(scope, now),
    upload: fileFinder(scope, uploads),
  });
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

function load(scope: Scope, asked: ReadonlySet<string>, sent: Required<FilledIn>, now: number) {
  const filledIn = (sent.forms ?? []).slice(0, MOST_FORMS);
  const formIds = [...new Set([...asked, ...filledIn.map(({ formId }) => formId)])];
  if (formIds.length === 0) return { forms: [], uploads: [] };
  const uploadIds = filesInDrafts(sent.answers ?? []);
  return loadBookedForms(scope.database.query, scope.business.id, { formIds, filledIn, uploadIds, now });
}
