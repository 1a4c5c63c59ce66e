import { ALL_OPERATORS } from "../../../shared/forms/validateCondition.ts";
import type { FieldKind, RuleAction } from "../../../shared/forms/definition.ts";
import { FORM_LIMITS } from "../../../shared/forms/limits.ts";
import { KEY, MAX_SCORE, MEDIA_TYPE, OPTION_KEY } from "../../../shared/forms/validateField.ts";
import { SURVEY_LIMITS } from "../../../shared/surveys/readSlides.ts";

/** A JSON Schema of draft 2020-12. */
type JsonSchema = Readonly<Record<string, unknown>>;

export const FORM_SCHEMA_PATH = "/schemas/form.v1.json";
export const SURVEY_SCHEMA_PATH = "/schemas/survey.v1.json";

const DRAFT = "https://json-schema.org/draft/2020-12/schema";

/** All members are required, because a stored definition has its defaults. */
const object = (properties: Readonly<Record<string, JsonSchema>>, description?: string): JsonSchema => ({
  type: "object",
  ...(description !== undefined && { description }),
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const list = (items: JsonSchema, maxItems: number, minItems = 0): JsonSchema => ({
  type: "array",
  items,
  ...(minItems > 0 && { minItems }),
  maxItems,
});
const text = (maxLength: number): JsonSchema => ({ type: "string", maxLength });
const requiredText = (maxLength: number): JsonSchema => ({ type: "string", minLength: 1, maxLength });
const pattern = ({ source }: RegExp): JsonSchema => ({ type: "string", pattern: source });
const integer = (minimum: number, maximum: number): JsonSchema => ({ type: "integer", minimum, maximum });
const nullable = ({ type, ...schema }: JsonSchema): JsonSchema => ({ type: [type, "null"], ...schema });
const definition = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

const key = pattern(KEY);
const date = nullable({ type: "string", format: "date", pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const options = list(definition("option"), FORM_LIMITS.options, 1);

const textMembers = (limit: number) => ({
  maxLength: nullable(integer(1, limit)),
  placeholder: text(FORM_LIMITS.placeholder),
});

/** The members that a kind has besides those of every kind. */
const FIELD_MEMBERS: Readonly<Record<FieldKind, Readonly<Record<string, JsonSchema>>>> = {
  TEXT: textMembers(FORM_LIMITS.text),
  PARAGRAPH: textMembers(FORM_LIMITS.paragraph),
  EMAIL: {},
  PHONE: {},
  NUMBER: {
    min: nullable({ type: "number" }),
    max: nullable({ type: "number" }),
    decimals: integer(0, FORM_LIMITS.decimals),
  },
  DATE: { min: date, max: date },
  DATE_OF_BIRTH: {},
  ADDRESS: {},
  SINGLE_CHOICE: { options },
  MULTIPLE_CHOICE: {
    options,
    min: nullable(integer(0, FORM_LIMITS.options)),
    max: nullable(integer(1, FORM_LIMITS.options)),
  },
  DROPDOWN: { options },
  CHECKBOX: {},
  CONSENT: { text: requiredText(FORM_LIMITS.consent) },
  FILE: {
    mediaTypes: list(pattern(MEDIA_TYPE), FORM_LIMITS.mediaTypes, 1),
    maxBytes: integer(1, FORM_LIMITS.fileBytes),
  },
  HIDDEN: { value: text(FORM_LIMITS.hidden) },
};

const targets = { fields: list(key, FORM_LIMITS.fields, 1) };

const ACTION_MEMBERS: Readonly<Record<RuleAction["kind"], Readonly<Record<string, JsonSchema>>>> = {
  SHOW: targets,
  HIDE: targets,
  REQUIRE: targets,
  MESSAGE: { text: requiredText(FORM_LIMITS.message) },
  REDIRECT: { url: { type: "string", minLength: 1 } },
  DISQUALIFY: { text: text(FORM_LIMITS.ending) },
};

const byKind = (
  kinds: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>,
  common: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema => ({
  oneOf: Object.entries(kinds).map(([kind, members]) =>
    object({ kind: { const: kind }, ...common, ...members }),
  ),
});

const field = byKind(FIELD_MEMBERS, {
  key,
  label: requiredText(FORM_LIMITS.label),
  help: text(FORM_LIMITS.help),
  isRequired: { type: "boolean" },
});

const conditional = {
  match: { enum: ["ALL", "ANY"] },
  conditions: list(definition("condition"), FORM_LIMITS.conditions, 1),
};

const commonDefinitions = {
  option: object({
    key: pattern(OPTION_KEY),
    label: requiredText(FORM_LIMITS.label),
    score: integer(-MAX_SCORE, MAX_SCORE),
  }),
  field,
  condition: object({
    field: key,
    operator: { enum: ALL_OPERATORS },
    value: { ...text(FORM_LIMITS.text), description: "Empty for `IS_EMPTY` and `IS_NOT_EMPTY`." },
  }),
  ending: object({
    title: text(FORM_LIMITS.title),
    text: text(FORM_LIMITS.ending),
    redirectUrl: { type: ["string", "null"], description: "A path of the server, or an https URL." },
  }),
};

const commonMembers = {
  title: requiredText(FORM_LIMITS.title),
  intro: text(FORM_LIMITS.intro),
  thanks: definition("ending"),
  disqualified: definition("ending"),
};

/** @param origin origin of the address at which the schema is published */
export function createFormSchema(origin: string): JsonSchema {
  return {
    $schema: DRAFT,
    $id: origin + FORM_SCHEMA_PATH,
    title: "Form",
    ...object(
      {
        ...commonMembers,
        fields: list(definition("field"), FORM_LIMITS.fields, 1),
        rules: list(definition("rule"), FORM_LIMITS.rules),
        submitLabel: nullable(requiredText(FORM_LIMITS.button)),
      },
      "Definition of a version of a form, as `Form.definition` returns it.",
    ),
    $defs: {
      ...commonDefinitions,
      rule: object({ ...conditional, action: definition("action") }),
      action: byKind(ACTION_MEMBERS),
    },
  };
}

/** @param origin origin of the address at which the schema is published */
export function createSurveySchema(origin: string): JsonSchema {
  const score = integer(-SURVEY_LIMITS.score, SURVEY_LIMITS.score);
  return {
    $schema: DRAFT,
    $id: origin + SURVEY_SCHEMA_PATH,
    title: "Survey",
    ...object(
      {
        ...commonMembers,
        slides: list(definition("slide"), SURVEY_LIMITS.slides, 1),
        disqualifies: { enum: ["AT_ONCE", "AT_END"] },
        bands: list(definition("band"), SURVEY_LIMITS.bands),
      },
      "Definition of a version of a survey, as `Survey.definition` returns it.",
    ),
    $defs: {
      ...commonDefinitions,
      slide: object({
        key,
        title: text(FORM_LIMITS.title),
        text: text(SURVEY_LIMITS.text),
        fields: list(definition("field"), SURVEY_LIMITS.fields),
        jumps: list(definition("jump"), SURVEY_LIMITS.jumps),
        next: nullable(key),
      }),
      jump: object({ ...conditional, to: definition("target") }),
      target: byKind({ SLIDE: { slide: key }, END: {}, DISQUALIFY: {} }),
      band: object({
        min: score,
        max: score,
        title: requiredText(FORM_LIMITS.title),
        text: text(FORM_LIMITS.ending),
      }),
    },
  };
}
