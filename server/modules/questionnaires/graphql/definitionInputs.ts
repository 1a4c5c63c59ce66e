import type { InputFieldMap } from "@pothos/core";
import type { FieldKind, RuleAction } from "../../../shared/forms/definition.ts";
import { FORM_LIMITS } from "../../../shared/forms/limits.ts";
import { SURVEY_LIMITS } from "../../../shared/surveys/readSlides.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { InputFields } from "../../../platform/graphql/inputFields.ts";
import { ACTION_MEMBERS, FIELD_MEMBERS } from "../rules/definitionInput.ts";
import { ConditionOperatorEnum, RuleMatchEnum } from "./formRule.ts";
import { SurveyDisqualifiesEnum, SurveyTargetEndingEnum } from "./survey.ts";

type FieldInputRef = ReturnType<typeof builder.inputType>;

const FormOptionInputRef = builder.inputType("FormOptionInput", {
  description: "An option of a choice.",
  fields: (t) => ({
    key: t.string({
      required: true,
      description:
        "Value of the option in answers, unique in its field. Lower-case letters, digits, `_` and `-`; at most 40 characters.",
    }),
    label: t.string({ required: true }),
    score: t.int({ description: "Score of the option in a survey, -1000 to 1000. Default: 0." }),
  }),
});

const options = (t: InputFields) => ({
  options: t.field({
    type: [FormOptionInputRef],
    required: true,
    description: `The options in display order, at most ${FORM_LIMITS.options}.`,
  }),
});

const textLimits = (limit: number) => (t: InputFields) => ({
  maxLength: t.int({ description: `Maximum length in characters. Default: ${limit}, the highest value.` }),
  placeholder: t.string({ description: "Text that an empty field shows. Default: none." }),
});

const FIELD_INPUTS: Readonly<Record<FieldKind, FieldInputRef>> = {
  TEXT: fieldInput("TextFormField", "A line of text.", textLimits(FORM_LIMITS.text)),
  PARAGRAPH: fieldInput("ParagraphFormField", "Text of several lines.", textLimits(FORM_LIMITS.paragraph)),
  EMAIL: fieldInput("EmailFormField", "An e-mail address."),
  PHONE: fieldInput("PhoneFormField", "A phone number."),
  NUMBER: fieldInput("NumberFormField", "A number.", (t) => ({
    min: t.float(),
    max: t.float(),
    decimals: t.int({
      description: `Maximum number of decimals, at most ${FORM_LIMITS.decimals}. Default: 0.`,
    }),
  })),
  DATE: fieldInput("DateFormField", "A date.", (t) => ({
    min: t.field({ type: "Date", description: "Earliest valid date. Default: no limit." }),
    max: t.field({ type: "Date", description: "Latest valid date. Default: no limit." }),
  })),
  DATE_OF_BIRTH: fieldInput("DateOfBirthFormField", "A date in the past."),
  ADDRESS: fieldInput("AddressFormField", "A postal address."),
  SINGLE_CHOICE: fieldInput("SingleChoiceFormField", "One of a few options, all visible at once.", options),
  MULTIPLE_CHOICE: fieldInput("MultipleChoiceFormField", "Several options.", (t) => ({
    ...options(t),
    min: t.int({ description: "Minimum number of chosen options. Default: no limit." }),
    max: t.int({ description: "Maximum number of chosen options. Default: no limit." }),
  })),
  DROPDOWN: fieldInput("DropdownFormField", "One of many options.", options),
  CHECKBOX: fieldInput("CheckboxFormField", "Yes or no."),
  CONSENT: fieldInput("ConsentFormField", "Something to agree to.", (t) => ({
    text: t.string({
      required: true,
      description: `Text that the visitor agrees to, at most ${FORM_LIMITS.consent} characters. The answer contains a copy.`,
    }),
  })),
  FILE: fieldInput("FileFormField", "One file.", (t) => ({
    mediaTypes: t.stringList({
      required: true,
      description: `Accepted media types, such as \`image/png\` or \`image/*\`; at most ${FORM_LIMITS.mediaTypes}.`,
    }),
    maxBytes: t.int({
      description: `Maximum size of the file in bytes. Default: ${FORM_LIMITS.fileBytes}, the highest value.`,
    }),
  })),
  HIDDEN: builder.inputType("HiddenFormFieldInput", {
    description: "Not shown: filled from the address, or with its value.",
    fields: (t) => ({
      ...commonFields(t),
      value: t.string({ description: "Value without a parameter of the address. Default: none." }),
    }),
  }),
};

function commonFields(t: InputFields) {
  return {
    key: t.string({
      required: true,
      description:
        "Key in answers, rules and URL parameters, unique in its form or survey. A lower-case letter, then letters, digits and `_`; at most 40 characters.",
    }),
    label: t.string({
      required: true,
      description: `Label for people to read, at most ${FORM_LIMITS.label} characters.`,
    }),
    help: t.string({ description: "Text below the label. Default: none." }),
  };
}

function fieldInput(
  name: string,
  description: string,
  fields: (t: InputFields) => InputFieldMap = () => ({}),
): FieldInputRef {
  return builder.inputType(`${name}Input`, {
    description,
    fields: (t) => ({
      ...commonFields(t),
      isRequired: t.boolean({
        description: "True if the field is always required. Rules can require it too. Default: false.",
      }),
      ...fields(t),
    }),
  });
}

const createChoice = <Kind extends string>(
  t: InputFields,
  members: Readonly<Record<Kind, string>>,
  inputs: Readonly<Record<Kind, FieldInputRef>>,
  description: (kind: Kind) => string,
) =>
  Object.fromEntries(
    (Object.keys(members) as Kind[]).map((kind) => [
      members[kind],
      t.field({ type: inputs[kind], description: description(kind) }),
    ]),
  );

const FormFieldInputRef = builder.inputType("FormFieldInput", {
  description: "A question of a form or survey, by its kind.",
  isOneOf: true,
  fields: (t) => createChoice(t, FIELD_MEMBERS, FIELD_INPUTS, (kind) => `A field of the kind \`${kind}\`.`),
});

const FormConditionInputRef = builder.inputType("FormConditionInput", {
  description: "A condition on one answer.",
  fields: (t) => ({
    field: t.string({
      required: true,
      description: "Key of the field. In a survey it must be on this slide or an earlier one.",
    }),
    operator: t.field({ type: ConditionOperatorEnum, required: true }),
    value: t.string({
      description:
        "Key of an option, a number, an ISO 8601 date, `true` or `false`, or text. Ignored by `IS_EMPTY` and `IS_NOT_EMPTY`.",
    }),
  }),
});

const conditional = (t: InputFields) => ({
  match: t.field({ type: RuleMatchEnum, description: "The conditions that must hold. Default: `ALL`." }),
  conditions: t.field({
    type: [FormConditionInputRef],
    required: true,
    description: `At least one and at most ${FORM_LIMITS.conditions} conditions.`,
  }),
});

const actionInput = (name: string, description: string, fields: (t: InputFields) => InputFieldMap) =>
  builder.inputType(`${name}Input`, { description, fields });
const fieldKeys = (t: InputFields) => ({
  fields: t.stringList({ required: true, description: "Keys of the fields." }),
});

const ACTION_INPUTS: Readonly<Record<RuleAction["kind"], FieldInputRef>> = {
  SHOW: actionInput("ShowFields", "Shows fields that are hidden otherwise.", fieldKeys),
  HIDE: actionInput("HideFields", "Hides fields.", fieldKeys),
  REQUIRE: actionInput("RequireFields", "Requires fields.", fieldKeys),
  MESSAGE: actionInput("ShowMessage", "Shows a message.", (t) => ({
    text: t.string({ required: true, description: `At most ${FORM_LIMITS.message} characters.` }),
  })),
  REDIRECT: actionInput("RedirectTo", "Redirects to a URL after the submission.", (t) => ({
    url: t.string({
      required: true,
      description: "A path on this server, or a URL on an origin that the business allows.",
    }),
  })),
  DISQUALIFY: actionInput("Disqualify", "Disqualifies the visitor.", (t) => ({
    text: t.string({
      description: "Text at the end, in place of the text of `disqualified`. Default: none.",
    }),
  })),
};

const FormActionInputRef = builder.inputType("FormActionInput", {
  description: "Effect of a rule, by its kind.",
  isOneOf: true,
  fields: (t) =>
    createChoice(t, ACTION_MEMBERS, ACTION_INPUTS, (kind) => `An action of the kind \`${kind}\`.`),
});

const FormRuleInputRef = builder.inputType("FormRuleInput", {
  description: "An action that depends on answers.",
  fields: (t) => ({
    ...conditional(t),
    action: t.field({ type: FormActionInputRef, required: true }),
  }),
});

const FormEndingInputRef = builder.inputType("FormEndingInput", {
  description: "Text at the end of a form or survey.",
  fields: (t) => ({
    title: t.string({ description: "Heading. Default: none." }),
    text: t.string({ description: "Text below the heading. Default: none." }),
    redirectUrl: t.string({
      description:
        "Redirect target: a path on this server, or a URL on an origin that the business allows. Default: no redirect.",
    }),
  }),
});

const SurveyTargetInputRef = builder.inputType("SurveyTargetInput", {
  description: "Target of a jump.",
  isOneOf: true,
  fields: (t) => ({
    slide: t.string({ description: "Key of a slide, which must not lead back." }),
    ending: t.field({ type: SurveyTargetEndingEnum, description: "An end of the survey." }),
  }),
});

const SurveyJumpInputRef = builder.inputType("SurveyJumpInput", {
  description: "A jump from a slide that depends on answers. The first jump whose conditions hold applies.",
  fields: (t) => ({ ...conditional(t), to: t.field({ type: SurveyTargetInputRef, required: true }) }),
});

const SurveySlideInputRef = builder.inputType("SurveySlideInput", {
  description: "Questions that are shown together.",
  fields: (t) => ({
    key: t.string({
      required: true,
      description:
        "Key of the slide, unique in the survey. A lower-case letter, then letters, digits and `_`; at most 40 characters.",
    }),
    title: t.string({ description: "Heading. Default: none." }),
    text: t.string({ description: "Text above the fields. Default: none." }),
    fields: t.field({
      type: [FormFieldInputRef],
      description: `Fields in order. A survey has at most ${SURVEY_LIMITS.fields}. Default: none.`,
    }),
    jumps: t.field({
      type: [SurveyJumpInputRef],
      description: `At most ${SURVEY_LIMITS.jumps} jumps. Default: none.`,
    }),
    next: t.string({
      description:
        "Key of the next slide if no jump applies. Default: the following slide, or the end after the last one.",
    }),
  }),
});

const SurveyScoreBandInputRef = builder.inputType("SurveyScoreBandInput", {
  description: "Meaning of a range of scores.",
  fields: (t) => ({
    min: t.int({ required: true, description: "Lowest score of the band." }),
    max: t.int({ required: true, description: "Highest score of the band." }),
    title: t.string({ required: true }),
    text: t.string({ description: "Text below the heading. Default: none." }),
  }),
});

const commonMembers = (t: InputFields, isNew: boolean) => ({
  title: t.string({
    required: isNew,
    description: `Heading for visitors, at most ${FORM_LIMITS.title} characters.`,
  }),
  intro: t.string({ description: `Text below the heading, at most ${FORM_LIMITS.intro} characters.` }),
  thanks: t.field({ type: FormEndingInputRef, description: "End after the submission." }),
  disqualified: t.field({ type: FormEndingInputRef, description: "End for disqualified visitors." }),
});

/** The members of a form's definition. A change may leave out each of them. */
export const formMembers = (t: InputFields, isNew: boolean) => ({
  ...commonMembers(t, isNew),
  fields: t.field({
    type: [FormFieldInputRef],
    required: isNew,
    description: `Fields in order, at most ${FORM_LIMITS.fields}.`,
  }),
  rules: t.field({
    type: [FormRuleInputRef],
    description: `Rules in the order in which they apply, at most ${FORM_LIMITS.rules}.`,
  }),
  submitLabel: t.string({ description: "Label of the button. Null for the default label." }),
});

/** The members of a survey's definition. A change may leave out each of them. */
export const surveyMembers = (t: InputFields, isNew: boolean) => ({
  ...commonMembers(t, isNew),
  slides: t.field({
    type: [SurveySlideInputRef],
    required: isNew,
    description: `Slides of the survey, at most ${SURVEY_LIMITS.slides}. It starts with the first one.`,
  }),
  disqualifies: t.field({
    type: SurveyDisqualifiesEnum,
    description: "The point at which disqualified visitors are informed. Default: `AT_ONCE`.",
  }),
  bands: t.field({
    type: [SurveyScoreBandInputRef],
    description: `Meanings of scores, at most ${SURVEY_LIMITS.bands}. The first band that contains the score is shown. Without bands no score is shown.`,
  }),
});
