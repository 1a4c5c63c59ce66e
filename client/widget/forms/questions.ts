import { graphql, readInlineData } from "react-relay";
import type { FormDefinition, FormField } from "../../../server/shared/forms/definition.ts";
import type { FormFieldView_field$key } from "../../__generated__/FormFieldView_field.graphql.ts";
import type { questions_field$key } from "../../__generated__/questions_field.graphql.ts";
import type { questions_form$key } from "../../__generated__/questions_form.graphql.ts";
import { readField } from "./readField.ts";
import { readRules } from "./readRules.ts";

export interface Question {
  readonly field: FormField;
  readonly view: FormFieldView_field$key;
}

export type ValidatedForm = Pick<FormDefinition, "fields" | "rules">;

/** Fields of unknown types are left out. */
export function readQuestions(fields: readonly questions_field$key[]): readonly Question[] {
  return fields.flatMap((key) => {
    const data = readInlineData(
      graphql`
        fragment questions_field on FormField @inline {
          ...readField_field
          ...FormFieldView_field
        }
      `,
      key,
    );
    const field = readField(data);
    return field === null ? [] : [{ field, view: data }];
  });
}

export function readForm(form: questions_form$key): {
  readonly questions: readonly Question[];
  readonly definition: FormDefinition;
} {
  const data = readInlineData(
    graphql`
      fragment questions_form on Form @inline {
        title
        intro
        submitLabel
        fields {
          ...questions_field
        }
        ...readRules_form
      }
    `,
    form,
  );
  const { title, intro, submitLabel } = data;
  const questions = readQuestions(data.fields);
  const definition: FormDefinition = {
    title,
    intro,
    submitLabel: submitLabel ?? null,
    fields: questions.map(({ field }) => field),
    rules: readRules(data),
    // Endings stay on the server.
    thanks: NO_ENDING,
    disqualified: NO_ENDING,
  };
  return { questions, definition };
}

const NO_ENDING = { title: "", text: "", redirectUrl: null };
