import { isIsoDate } from "../time/dates.ts";
import type { IssueCode } from "../failures/failure.ts";
import { getComparedType, OPERATORS } from "./conditions.ts";
import type { Condition, FormField, Operator } from "./definition.ts";
import { FORM_LIMITS } from "./limits.ts";
import { normalizeNumber } from "./normalizeNumber.ts";
import { atPath, type JsonPosition, readList, readObject, readText, readEnum, addIssue } from "./readJson.ts";
import type { JsonObject } from "./readJson.ts";

export type FieldsByKey = ReadonlyMap<string, FormField>;

export const ALL_OPERATORS = [...new Set(Object.values(OPERATORS).flat())];

export function validateConditions(
  object: JsonObject,
  position: JsonPosition,
  fields: FieldsByKey,
): { readonly match: "ALL" | "ANY"; readonly conditions: readonly Condition[] } {
  const match = readEnum(object, "match", position, ["ALL", "ANY"], "ALL") ?? "ALL";
  const read = (value: unknown, at: JsonPosition) => validateCondition(value, at, fields);
  const conditions = readList(
    object,
    "conditions",
    position,
    { minItems: 1, maxItems: FORM_LIMITS.conditions },
    read,
  );
  return { match, conditions: conditions.flatMap((one) => one ?? []) };
}

/** The field must exist, its kind must support the operator, and the value must be a possible answer. */
function validateCondition(value: unknown, position: JsonPosition, fields: FieldsByKey): Condition | null {
  const object = readObject(value, position, ["field", "operator", "value"]);
  const key = readText(object, "field", position, { max: FORM_LIMITS.key, isRequired: true });
  const operator = readEnum(object, "operator", position, ALL_OPERATORS);
  const issuesBefore = position.issues.length;
  const rawValue = readText(object, "value", position, { max: FORM_LIMITS.text });
  const hasValueIssue = position.issues.length > issuesBefore;
  const field = fields.get(key);
  if (key !== "" && !field) addIssue(atPath(position, "field"), "NOT_FOUND");
  if (!field || !operator) return null;
  if (!OPERATORS[getComparedType(field)].includes(operator)) {
    addIssue(atPath(position, "operator"), "INVALID");
    return null;
  }
  const { text, code } = normalizeValue(field, operator, rawValue);
  if (code && !hasValueIssue) addIssue(atPath(position, "value"), code);
  return { field: key, operator, value: text };
}

function normalizeValue(
  field: FormField,
  operator: Operator,
  text: string,
): { readonly text: string; readonly code?: IssueCode | undefined } {
  if (operator === "IS_EMPTY" || operator === "IS_NOT_EMPTY") return { text: "" };
  if (text === "") return { text, code: "REQUIRED" };
  switch (getComparedType(field)) {
    case "NUMBER": {
      const normalized = normalizeNumber(text);
      return normalized === null ? { text, code: "INVALID_NUMBER" } : { text: normalized };
    }
    case "DATE":
      return { text, code: text.length === 10 && isIsoDate(text) ? undefined : "INVALID_DATE" };
    case "OPTION":
    case "OPTIONS":
      return { text, code: hasOption(field, text) ? undefined : "UNKNOWN_OPTION" };
    case "CHECK":
      return { text, code: text === "true" || text === "false" ? undefined : "INVALID" };
    case "TEXT":
    case "NOTHING":
      return { text };
  }
}

function hasOption(field: FormField, key: string): boolean {
  return "options" in field && field.options.some((option) => option.key === key);
}
