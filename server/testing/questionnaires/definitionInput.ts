import type { FormDefinition, FormField } from "../../shared/forms/definition.ts";
import type { SurveyDefinition } from "../../shared/surveys/definition.ts";
import { ACTION_MEMBERS, FIELD_MEMBERS } from "../../modules/questionnaires/rules/definitionInput.ts";

/** Converts a definition to the input of `createForm` and `updateForm`. */
export function toFormInput({ fields, rules, ...texts }: FormDefinition) {
  return {
    ...texts,
    fields: fields.map(toFieldInput),
    rules: rules.map(({ action: { kind, ...action }, ...rule }) => ({
      ...rule,
      action: { [ACTION_MEMBERS[kind]]: action },
    })),
  };
}

/** Converts a definition to the input of `createSurvey` and `updateSurvey`. */
export function toSurveyInput({ slides, ...members }: SurveyDefinition) {
  return {
    ...members,
    slides: slides.map(({ fields, jumps, ...slide }) => ({
      ...slide,
      fields: fields.map(toFieldInput),
      jumps: jumps.map(({ to, ...jump }) => ({
        ...jump,
        to: to.kind === "SLIDE" ? { slide: to.slide } : { ending: TARGET_ENDINGS[to.kind] },
      })),
    })),
  };
}

const TARGET_ENDINGS = { END: "THANKS", DISQUALIFY: "DISQUALIFIED" } as const;

function toFieldInput({ kind, isRequired, ...field }: FormField) {
  return { [FIELD_MEMBERS[kind]]: kind === "HIDDEN" ? field : { ...field, isRequired } };
}
