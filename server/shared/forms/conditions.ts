import type { Answer, Condition, FieldKind, FormField, Operator } from "./definition.ts";

/** An answer in the form that conditions compare. Null if it is empty or its field is hidden. */
export type Seen = string | number | true | readonly string[] | null;

export type Test = (seen: Seen) => boolean;

const TEXT: readonly Operator[] = ["IS", "IS_NOT", "CONTAINS", "CONTAINS_NOT", "IS_EMPTY", "IS_NOT_EMPTY"];
const ORDERED: readonly Operator[] = ["IS", "IS_NOT", "MORE_THAN", "LESS_THAN", "IS_EMPTY", "IS_NOT_EMPTY"];
const SAME: readonly Operator[] = ["IS", "IS_NOT", "IS_EMPTY", "IS_NOT_EMPTY"];
const EMPTY: readonly Operator[] = ["IS_EMPTY", "IS_NOT_EMPTY"];

/**
 * Operators of each field kind. A phone number can only be tested for presence: the browser does not know the format in
 * which the server stores it, and both sides must agree.
 */
export const OPERATORS: Readonly<Record<FieldKind, readonly Operator[]>> = {
  TEXT,
  PARAGRAPH: TEXT,
  EMAIL: TEXT,
  HIDDEN: TEXT,
  PHONE: EMPTY,
  NUMBER: ORDERED,
  DATE: ORDERED,
  DATE_OF_BIRTH: ORDERED,
  SINGLE_CHOICE: SAME,
  DROPDOWN: SAME,
  MULTIPLE_CHOICE: ["CONTAINS", "CONTAINS_NOT", "IS_EMPTY", "IS_NOT_EMPTY"],
  CHECKBOX: SAME,
  CONSENT: SAME,
  ADDRESS: EMPTY,
  FILE: EMPTY,
};

export function seeAnswer(field: FormField, answer: Answer | undefined): Seen {
  if (answer === undefined) return field.kind === "HIDDEN" ? fold(field.value) : null;
  switch (answer.kind) {
    case "TEXT":
      return seeText(field.kind, answer.text);
    case "OPTIONS":
      return answer.options.length > 0 ? answer.options : null;
    case "CHECKED":
      return answer.isChecked || null;
    case "CONSENT":
      return answer.isGiven || null;
    case "ADDRESS":
    case "FILE":
      return true;
  }
}

function seeText(kind: FieldKind, text: string): Seen {
  if (text === "") return null;
  if (kind === "NUMBER") return Number(text);
  return OPERATORS[kind] === TEXT ? fold(text) : text;
}

function fold(text: string): string | null {
  return text === "" ? null : text.toLowerCase();
}

/**
 * Compiles a condition. Without an answer `IS`, `CONTAINS` and comparisons are false and their opposites true, but an
 * unchecked box `IS` `false`. An unknown field has no answer.
 */
export function testOf(field: FormField | undefined, { operator, value }: Condition): Test {
  switch (operator) {
    case "IS_EMPTY":
      return (seen) => seen === null;
    case "IS_NOT_EMPTY":
      return (seen) => seen !== null;
    case "IS":
      return sameAs(field, value);
    case "IS_NOT":
      return not(sameAs(field, value));
    case "CONTAINS":
      return containing(field, value);
    case "CONTAINS_NOT":
      return not(containing(field, value));
    case "MORE_THAN":
      return compared(field, value, (seen, other) => seen > other);
    case "LESS_THAN":
      return compared(field, value, (seen, other) => seen < other);
  }
}

function not(test: Test): Test {
  return (seen) => !test(seen);
}

function sameAs(field: FormField | undefined, value: string): Test {
  if (field === undefined) return () => false;
  if (field.kind === "CHECKBOX" || field.kind === "CONSENT")
    return value === "true" ? (seen) => seen === true : (seen) => seen === null;
  const other = seeText(field.kind, value);
  return other === null ? () => false : (seen) => seen === other;
}

function containing(field: FormField | undefined, value: string): Test {
  if (field === undefined || value === "") return () => false;
  if (field.kind === "MULTIPLE_CHOICE") return (seen) => Array.isArray(seen) && seen.includes(value);
  const other = value.toLowerCase();
  return (seen) => typeof seen === "string" && seen.includes(other);
}

function compared(
  field: FormField | undefined,
  value: string,
  holds: (seen: number | string, other: number | string) => boolean,
): Test {
  const other = field?.kind === "NUMBER" ? Number(value) : value;
  return (seen) => typeof seen === typeof other && holds(seen as typeof other, other);
}
