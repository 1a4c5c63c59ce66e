import type { FormDefinition } from "../../../server/shared/forms/definition.ts";
import { mergeForms, type MergedForm } from "../../../server/shared/forms/mergeForms.ts";
import type { FormFieldView_field$key } from "../../__generated__/FormFieldView_field.graphql.ts";
import type { Question } from "./questions.ts";

export interface Questionnaire {
  readonly merged: MergedForm;
  /** Display data by the key of the answer. */
  readonly views: ReadonlyMap<string, FormFieldView_field$key>;
}

export interface QuestionnaireForm {
  readonly id: string;
  readonly definition: FormDefinition;
  readonly questions: readonly Question[];
}

export function buildQuestionnaire(forms: readonly QuestionnaireForm[]): Questionnaire {
  const merged = mergeForms(forms);
  const views = new Map<string, FormFieldView_field$key>();
  for (const { field, owners } of merged.fields) {
    const [owner] = owners;
    const form = forms.find(({ id }) => id === owner?.form);
    const question = form?.questions.find((candidate) => candidate.field.key === owner?.key);
    if (question !== undefined) views.set(field.key, question.view);
  }
  return { merged, views };
}
