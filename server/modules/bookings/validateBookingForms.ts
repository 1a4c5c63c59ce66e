import type { OrderAnswersDraft } from "./data/writeOrder.ts";
import {
  loadBookedForms,
  type FormVersionKey,
  createFileFinder,
  listAnswerUploads,
  findDraftUploads,
  toSafeDefinition,
  validationOptions,
} from "../questionnaires/index.ts";
import type { Hold } from "./data/holds/loadHold.ts";
import type { Issue } from "../../shared/failures/failure.ts";
import type { AnswerDraft } from "../../shared/forms/definition.ts";
import { validateMerged } from "../../shared/forms/validateMerged.ts";
import { mergeForms } from "../../shared/forms/mergeForms.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";

export interface BookingFormsInput {
  readonly answers?: readonly AnswerDraft[] | null;
  readonly forms?: readonly FormVersionKey[] | null;
}

/** May be stored if `issues` is empty and `disqualified` is null. */
export interface ValidatedForms {
  readonly issues: readonly Issue[];
  /** Text for the visitor, possibly empty. Null if they are not disqualified. */
  readonly disqualified: string | null;
  readonly draft: OrderAnswersDraft;
}

const MAX_FORM_VERSIONS = 100;

/** A shared question counts once. At most one statement. */
export async function validateBookingForms(
  scope: Scope,
  hold: Hold,
  { answers, forms: formVersions }: BookingFormsInput,
  now: number,
): Promise<ValidatedForms> {
  const requiredFormIds = new Set(hold.lines.flatMap((line) => line.formIds));
  const sent = answers ?? [];
  const { forms: known, uploads } = await loadForms(
    scope,
    requiredFormIds,
    { answers: sent, forms: formVersions ?? [] },
    now,
  );
  const forms = known.filter(({ formId }) => requiredFormIds.has(formId));
  const merged = mergeForms(
    forms.map(({ formId, definition }) => ({
      id: formId,
      definition: toSafeDefinition(definition, scope.business),
    })),
  );
  // Answers to fields that were removed meanwhile are ignored.
  const keys = new Set(merged.fields.map(({ field }) => field.key));
  const removedFields = known
    .filter(({ formId }) => !requiredFormIds.has(formId))
    .flatMap(({ definition }) => definition.fields);
  const drafts = sent.filter(
    ({ field }) => keys.has(field) || !removedFields.some(({ key }) => key === field),
  );
  const validated = validateMerged(merged, drafts, {
    ...validationOptions(scope, now),
    upload: createFileFinder(scope, uploads),
  });
  const submissions = forms.map(({ formId, version }) => ({
    id: newId(now, scope.random),
    formId,
    version,
    answers: validated.byForm.get(formId) ?? {},
  }));
  const files = new Map<string, string>();
  for (const { id, answers: storedAnswers } of submissions)
    for (const file of listAnswerUploads(storedAnswers)) if (!files.has(file)) files.set(file, id);
  const { disqualified } = validated.state;
  const findDisqualifiedText = () =>
    forms.map(({ definition }) => definition.disqualified.text).find((text) => text !== "");
  return {
    issues: validated.issues,
    disqualified: disqualified === "" ? (findDisqualifiedText() ?? "") : disqualified,
    draft: { submissions, files: [...files].map(([id, submissionId]) => ({ id, submissionId })) },
  };
}

function loadForms(
  scope: Scope,
  requiredFormIds: ReadonlySet<string>,
  sent: Required<BookingFormsInput>,
  now: number,
) {
  const formVersions = (sent.forms ?? []).slice(0, MAX_FORM_VERSIONS);
  const formIds = [...new Set([...requiredFormIds, ...formVersions.map(({ formId }) => formId)])];
  if (formIds.length === 0) return { forms: [], uploads: [] };
  const uploadIds = findDraftUploads(sent.answers ?? []);
  return loadBookedForms(scope.database.query, scope.business.id, {
    formIds,
    filledIn: formVersions,
    uploadIds,
    now,
  });
}
