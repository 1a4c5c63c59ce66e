/**
 * What a form is: fields and rules, as its versions keep it and as both sides judge it. Authored by the business, in the
 * business's own language. Pure data, the same in the database, on the server and in the browser.
 */
export interface FormDefinition {
  readonly title: string;
  /** Said above the fields; plain text, lines are kept. */
  readonly intro: string;
  readonly fields: readonly FormField[];
  /** Applied in their order; a later one wins over an earlier one. */
  readonly rules: readonly FormRule[];
  readonly submitLabel: string | null;
  readonly thanks: Ending;
  readonly disqualified: Ending;
}

/** What is shown at the end, or where it leads on: one of our own paths, or an origin that the business allows. */
export interface Ending {
  readonly title: string;
  readonly text: string;
  readonly redirectUrl: string | null;
}

export type FieldKind =
  | "TEXT"
  | "PARAGRAPH"
  | "EMAIL"
  | "PHONE"
  | "NUMBER"
  | "DATE"
  | "DATE_OF_BIRTH"
  | "ADDRESS"
  | "SINGLE_CHOICE"
  | "MULTIPLE_CHOICE"
  | "DROPDOWN"
  | "CHECKBOX"
  | "CONSENT"
  | "FILE"
  | "HIDDEN";

interface AnyField {
  /** Unique in the form; what prefills, rules, exports and merging go by: `[a-z][a-z0-9_]*`, at most 40. */
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly isRequired: boolean;
}

export interface TextField extends AnyField {
  readonly kind: "TEXT" | "PARAGRAPH";
  /** Characters (code points); the kind's own limit when null: 200 and 5,000. */
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
  /** How many decimals may be typed: 0 to 6. */
  readonly decimals: number;
}

/** Bounds are ISO dates, both included. */
export interface DateField extends AnyField {
  readonly kind: "DATE";
  readonly min: string | null;
  readonly max: string | null;
}

/** A date in the past, at most 130 years ago. */
export interface DateOfBirthField extends AnyField {
  readonly kind: "DATE_OF_BIRTH";
}

export interface AddressField extends AnyField {
  readonly kind: "ADDRESS";
}

export interface Option {
  /** `[a-z0-9][a-z0-9_-]*`, unique in its field. */
  readonly key: string;
  readonly label: string;
  /** What a survey counts for it; of no meaning in forms. */
  readonly score: number;
}

export interface ChoiceField extends AnyField {
  readonly kind: "SINGLE_CHOICE" | "DROPDOWN";
  readonly options: readonly Option[];
}

export interface MultipleChoiceField extends AnyField {
  readonly kind: "MULTIPLE_CHOICE";
  readonly options: readonly Option[];
  /** The fewest and the most that may be chosen; null: no bound of its own. */
  readonly min: number | null;
  readonly max: number | null;
}

export interface CheckboxField extends AnyField {
  readonly kind: "CHECKBOX";
}

/** The text that is agreed to; the answer keeps it with the form's version. Required means that it must be agreed to. */
export interface ConsentField extends AnyField {
  readonly kind: "CONSENT";
  readonly text: string;
}

export interface FileField extends AnyField {
  readonly kind: "FILE";
  /** Media types that are taken: `image/png`, `image/*`, `application/pdf`. Judged by the content, not by the name. */
  readonly mediaTypes: readonly string[];
  /** At most 10 MiB. */
  readonly maxBytes: number;
}

/** Not shown; filled from the address, else with its value. Never required, for nobody could give it. */
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

/**
 * `IS`, `IS_NOT`: the same text (whatever its case), number, date or option. `CONTAINS`: within a text, whatever its case, or
 * among the chosen. `MORE_THAN`, `LESS_THAN`: numbers and dates. Which of them fit a kind, `OPERATORS` in conditions.ts says,
 * and what they say of nothing.
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
  /** The key of a field. */
  readonly field: string;
  readonly operator: Operator;
  /** Text to compare with: an option's key, a number, an ISO date, `true`. Of no meaning for the empty operators. */
  readonly value: string;
}

export interface FormRule {
  readonly match: "ALL" | "ANY";
  readonly conditions: readonly Condition[];
  readonly action: RuleAction;
}

/**
 * A field that some rule shows is hidden until one does. What is hidden is never asked for, nor kept, and counts as empty in
 * the conditions of other rules. Showing and hiding may not go round in a ring; requiring may (one of two is needed).
 */
export type RuleAction =
  | { readonly kind: "SHOW" | "HIDE" | "REQUIRE"; readonly fields: readonly string[] }
  | { readonly kind: "MESSAGE"; readonly text: string }
  | { readonly kind: "REDIRECT"; readonly url: string }
  | { readonly kind: "DISQUALIFY"; readonly text: string };

/** A postal address as it is answered. */
export interface Address {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
}

/** One answer as it is sent: exactly the member that its field's kind reads. Dates are ISO, numbers plain with a point. */
export interface AnswerDraft {
  readonly field: string;
  /** Text, paragraph, e-mail, phone, number, dates, single choice and dropdown (the option's key), hidden, file (the upload's id). */
  readonly text?: string | null | undefined;
  /** Multiple choice: the options' keys. */
  readonly options?: readonly string[] | null | undefined;
  /** Checkbox and consent. */
  readonly isChecked?: boolean | null | undefined;
  readonly address?: { readonly [part in keyof Address]?: string | null | undefined } | null | undefined;
}

/** An answer as it was judged and is kept, by its field's key. */
export type Answer =
  | { readonly kind: "TEXT"; readonly text: string }
  | { readonly kind: "OPTIONS"; readonly options: readonly string[] }
  | { readonly kind: "CHECKED"; readonly isChecked: boolean }
  /** The words that were agreed to, or not. */
  | { readonly kind: "CONSENT"; readonly isGiven: boolean; readonly text: string }
  | { readonly kind: "ADDRESS"; readonly address: Address }
  | { readonly kind: "FILE"; readonly upload: string; readonly name: string };

export type Answers = Readonly<Record<string, Answer>>;
