import {
  type AnswerContext,
  type ValidatedAnswer,
  validateAddressAnswer,
  validateCheckbox,
  validateChoice,
  validateConsent,
  validateDate,
  validateDateOfBirth,
  validateEmail,
  validateFile,
  validateHidden,
  validateNumber,
  validateOptions,
  validateParagraph,
  validatePhone,
  validateText,
} from "./answerRules.ts";
import type { AnswerDraft, FieldKind, FieldByKind, FormField } from "./definition.ts";

/** The type of value that conditions compare an answer with. `OPTION` is one of several options, `OPTIONS` some. */
export type ComparedType = "TEXT" | "NUMBER" | "DATE" | "OPTION" | "OPTIONS" | "CHECK" | "NOTHING";

export interface KindRules<Field extends FormField> {
  readonly comparedType: ComparedType;
  /** The member of a draft that holds the answer. */
  readonly draftMember: Exclude<keyof AnswerDraft, "field">;
  validate(field: Field, draft: AnswerDraft, context: AnswerContext): ValidatedAnswer;
}

/** The rules of each kind, for server and browser. `validateField.ts` has those of definitions. */
export const FIELD_KINDS: { readonly [Kind in FieldKind]: KindRules<FieldByKind<Kind>> } = {
  TEXT: { comparedType: "TEXT", draftMember: "text", validate: validateText },
  PARAGRAPH: { comparedType: "TEXT", draftMember: "text", validate: validateParagraph },
  EMAIL: { comparedType: "TEXT", draftMember: "text", validate: validateEmail },
  // The browser does not know the format in which the server stores a number, and both sides must agree.
  PHONE: { comparedType: "NOTHING", draftMember: "text", validate: validatePhone },
  NUMBER: { comparedType: "NUMBER", draftMember: "text", validate: validateNumber },
  DATE: { comparedType: "DATE", draftMember: "text", validate: validateDate },
  DATE_OF_BIRTH: { comparedType: "DATE", draftMember: "text", validate: validateDateOfBirth },
  ADDRESS: { comparedType: "NOTHING", draftMember: "address", validate: validateAddressAnswer },
  SINGLE_CHOICE: { comparedType: "OPTION", draftMember: "text", validate: validateChoice },
  MULTIPLE_CHOICE: { comparedType: "OPTIONS", draftMember: "options", validate: validateOptions },
  DROPDOWN: { comparedType: "OPTION", draftMember: "text", validate: validateChoice },
  CHECKBOX: { comparedType: "CHECK", draftMember: "isChecked", validate: validateCheckbox },
  CONSENT: { comparedType: "CHECK", draftMember: "isChecked", validate: validateConsent },
  FILE: { comparedType: "NOTHING", draftMember: "text", validate: validateFile },
  HIDDEN: { comparedType: "TEXT", draftMember: "text", validate: validateHidden },
};

export const KINDS = Object.keys(FIELD_KINDS) as readonly FieldKind[];

export function validateAnswer(
  field: FormField,
  draft: AnswerDraft,
  context: AnswerContext,
): ValidatedAnswer {
  const rules: KindRules<FormField> = FIELD_KINDS[field.kind];
  return rules.validate(field, draft, context);
}
