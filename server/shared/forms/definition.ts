/** Fields and rules of a form, as stored in its versions. The business writes the texts in its own language. */
export interface FormDefinition {
  readonly title: string;
  readonly intro: string;
  readonly fields: readonly FormField[];
  /** Applied in order. A later rule wins over an earlier one. */
  readonly rules: readonly FormRule[];
  readonly submitLabel: string | null;
  readonly thanks: Ending;
  readonly disqualified: Ending;
}

/** Text at the end, or a redirect to a path of this server or to an origin that the business allows. */
export interface Ending {
  readonly title: string;
  readonly text: string;
  readonly redirectUrl: string | null;
}

interface AnyField {
  /**
   * Unique in the form, `[a-z][a-z0-9_]*`, at most 40 characters. Prefills, rules, exports and merged forms refer to
   * it.
   */
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly isRequired: boolean;
}

export interface TextField extends AnyField {
  readonly kind: "TEXT" | "PARAGRAPH";
  /** Code points. Null means the limit of the kind: 200 for `TEXT`, 5,000 for `PARAGRAPH`. */
  readonly maxLength: number | null;
  readonly placeholder: string;
}

export interface ContactField extends AnyField {
  readonly kind: "EMAIL" | "PHONE";
}

export interface NumberField extends AnyField {
  readonly kind: "NUMBER";
  readonly min: number | null;
  readonly max: number | null;
  /** Maximum number of decimals, 0 to 6. */
  readonly decimals: number;
}

/** Bounds are ISO dates, inclusive. */
export interface DateField extends AnyField {
  readonly kind: "DATE";
  readonly min: string | null;
  readonly max: string | null;
}

/** A date that is not in the future, at most 130 years ago. */
export interface DateOfBirthField extends AnyField {
  readonly kind: "DATE_OF_BIRTH";
}

export interface AddressField extends AnyField {
  readonly kind: "ADDRESS";
}

export interface Option {
  readonly key: string;
  readonly label: string;
  readonly score: number;
}

export interface ChoiceField extends AnyField {
  readonly kind: "SINGLE_CHOICE" | "DROPDOWN";
  readonly options: readonly Option[];
}

export interface MultipleChoiceField extends AnyField {
  readonly kind: "MULTIPLE_CHOICE";
  readonly options: readonly Option[];
  /** Minimum and maximum number of chosen options. Null if there is no bound. */
  readonly min: number | null;
  readonly max: number | null;
}

export interface CheckboxField extends AnyField {
  readonly kind: "CHECKBOX";
}

/** Text to accept. The answer stores it. A required consent must be accepted. */
export interface ConsentField extends AnyField {
  readonly kind: "CONSENT";
  readonly text: string;
}

export interface FileField extends AnyField {
  readonly kind: "FILE";
  /** Accepted types, such as `image/png`, `image/*`, `application/pdf`. Checked by the content, not the name. */
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
}

/** Not shown. Its answer comes from the URL, or else is `value`. Never required. */
export interface HiddenField extends AnyField {
  readonly kind: "HIDDEN";
  readonly value: string;
}

export type FormField =
  | TextField
  | ContactField
  | NumberField
  | DateField
  | DateOfBirthField
  | AddressField
  | ChoiceField
  | MultipleChoiceField
  | CheckboxField
  | ConsentField
  | FileField
  | HiddenField;

export type FieldKind = FormField["kind"];

/** The definition of one kind of field. */
export type FieldByKind<Kind extends FieldKind> = FormField & { readonly kind: Kind };

/**
 * `IS` and `CONTAINS` ignore case; `CONTAINS` searches a text or the chosen options. `MORE_THAN` and `LESS_THAN`
 * compare numbers and dates. `fieldKinds.ts` states what each kind can be compared with.
 */
export type Operator =
  | "IS"
  | "IS_NOT"
  | "CONTAINS"
  | "CONTAINS_NOT"
  | "MORE_THAN"
  | "LESS_THAN"
  | "IS_EMPTY"
  | "IS_NOT_EMPTY";

export interface Condition {
  readonly field: string;
  readonly operator: Operator;
  /** An option's key, a number, an ISO date, `true` or a text. Ignored by `IS_EMPTY` and `IS_NOT_EMPTY`. */
  readonly value: string;
}

export interface FormRule {
  readonly match: "ALL" | "ANY";
  readonly conditions: readonly Condition[];
  readonly action: RuleAction;
}

/**
 * A field with a `SHOW` rule is hidden until one matches. A hidden field is not required, its answer is dropped, and
 * conditions see it as empty. Show and hide rules must not form a cycle; `REQUIRE` rules may.
 */
export type RuleAction =
  | { readonly kind: "SHOW" | "HIDE" | "REQUIRE"; readonly fields: readonly string[] }
  | { readonly kind: "MESSAGE"; readonly text: string }
  | { readonly kind: "REDIRECT"; readonly url: string }
  | { readonly kind: "DISQUALIFY"; readonly text: string };

export interface Address {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
}

/**
 * One answer as submitted. Only the member for the field's kind is set. Dates are ISO, numbers have a decimal point.
 */
export interface AnswerDraft {
  readonly field: string;
  /** All kinds but the ones below. A choice is the option's key, a file the upload's id. */
  readonly text?: string | null | undefined;
  readonly options?: readonly string[] | null | undefined;
  readonly isChecked?: boolean | null | undefined;
  readonly address?: { readonly [part in keyof Address]?: string | null | undefined } | null | undefined;
}

/** A validated answer, stored under its field's key. */
export type Answer =
  | { readonly kind: "TEXT"; readonly text: string }
  | { readonly kind: "OPTIONS"; readonly options: readonly string[] }
  | { readonly kind: "CHECKED"; readonly isChecked: boolean }
  | { readonly kind: "CONSENT"; readonly isGiven: boolean; readonly text: string }
  | { readonly kind: "ADDRESS"; readonly address: Address }
  | { readonly kind: "FILE"; readonly upload: string; readonly name: string };

export type Answers = Readonly<Record<string, Answer>>;
