import type { Answer, Condition, FormField, Operator } from "./definition.ts";
import { type ComparedType, FIELD_KINDS } from "./fieldKinds.ts";

/** An answer in the form that conditions compare. Null if it is empty or its field is hidden. */
export type ComparableAnswer = string | number | true | readonly string[] | null;

export type AnswerTest = (actual: ComparableAnswer) => boolean;

const ORDER: readonly Operator[] = ["IS", "IS_NOT", "MORE_THAN", "LESS_THAN", "IS_EMPTY", "IS_NOT_EMPTY"];
const EQUALITY: readonly Operator[] = ["IS", "IS_NOT", "IS_EMPTY", "IS_NOT_EMPTY"];

export const OPERATORS: Readonly<Record<ComparedType, readonly Operator[]>> = {
  TEXT: ["IS", "IS_NOT", "CONTAINS", "CONTAINS_NOT", "IS_EMPTY", "IS_NOT_EMPTY"],
  NUMBER: ORDER,
  DATE: ORDER,
  OPTION: EQUALITY,
  OPTIONS: ["CONTAINS", "CONTAINS_NOT", "IS_EMPTY", "IS_NOT_EMPTY"],
  CHECK: EQUALITY,
  NOTHING: ["IS_EMPTY", "IS_NOT_EMPTY"],
};

export function getComparedType({ kind }: Pick<FormField, "kind">): ComparedType {
  return FIELD_KINDS[kind].comparedType;
}

export function toComparable(field: FormField, answer: Answer | undefined): ComparableAnswer {
  if (answer === undefined) return field.kind === "HIDDEN" ? fold(field.value) : null;
  switch (answer.kind) {
    case "TEXT":
      return toComparableText(field, answer.text);
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

function toComparableText(field: FormField, text: string): ComparableAnswer {
  if (text === "") return null;
  const type = getComparedType(field);
  if (type === "NUMBER") return Number(text);
  return type === "TEXT" ? fold(text) : text;
}

function fold(text: string): string | null {
  return text === "" ? null : text.toLowerCase();
}

/**
 * Compiles a condition. Without an answer `IS`, `CONTAINS` and comparisons are false and their opposites true, but an
 * unchecked box `IS` `false`. An unknown field has no answer.
 */
export function compileCondition(field: FormField | undefined, { operator, value }: Condition): AnswerTest {
  switch (operator) {
    case "IS_EMPTY":
      return (actual) => actual === null;
    case "IS_NOT_EMPTY":
      return (actual) => actual !== null;
    case "IS":
      return isEqualTo(field, value);
    case "IS_NOT":
      return not(isEqualTo(field, value));
    case "CONTAINS":
      return containsValue(field, value);
    case "CONTAINS_NOT":
      return not(containsValue(field, value));
    case "MORE_THAN":
      return compareWith(field, value, (actual, expected) => actual > expected);
    case "LESS_THAN":
      return compareWith(field, value, (actual, expected) => actual < expected);
  }
}

function not(test: AnswerTest): AnswerTest {
  return (actual) => !test(actual);
}

function isEqualTo(field: FormField | undefined, value: string): AnswerTest {
  if (field === undefined) return () => false;
  if (getComparedType(field) === "CHECK")
    return value === "true" ? (actual) => actual === true : (actual) => actual === null;
  const expected = toComparableText(field, value);
  return expected === null ? () => false : (actual) => actual === expected;
}

function containsValue(field: FormField | undefined, value: string): AnswerTest {
  if (field === undefined || value === "") return () => false;
  if (getComparedType(field) === "OPTIONS")
    return (actual) => Array.isArray(actual) && actual.includes(value);
  const expected = value.toLowerCase();
  return (actual) => typeof actual === "string" && actual.includes(expected);
}

function compareWith(
  field: FormField | undefined,
  value: string,
  matches: (actual: number | string, expected: number | string) => boolean,
): AnswerTest {
  const expected = field && getComparedType(field) === "NUMBER" ? Number(value) : value;
  return (actual) => typeof actual === typeof expected && matches(actual as typeof expected, expected);
}
