import { graphql, readInlineData } from "react-relay";
import type { FormDefinition } from "../../server/shared/forms/definition.ts";
import type { questions_form$key } from "../__generated__/questions_form.graphql.ts";
import { readField } from "./readField.ts";
import { readRules } from "./readRules.ts";

/** Reads a form. Fields of unknown types are left out, and endings stay on the server. */
export function readForm(form: questions_form$key): FormDefinition {
  const data = readInlineData(
    graphql`
      fragment questions_form on Form @inline {
        title
        intro
        submitLabel
        fields {
          ...readField_field
        }
        ...readRules_form
      }
    `,
    form,
  );
  const { title, intro, submitLabel } = data;
  return {
    title,
    intro: intro ?? "",
    submitLabel: submitLabel ?? null,
    fields: data.fields.flatMap((field) => readField(field) ?? []),
    rules: readRules(data),
    thanks: NO_ENDING,
    disqualified: NO_ENDING,
  };
}

export const NO_ENDING = { title: "", text: "", redirectUrl: null };
