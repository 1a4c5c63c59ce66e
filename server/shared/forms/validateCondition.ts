import { isIsoDate } from "../time/dates.ts";
import type { IssueCode } from "../failures/failure.ts";
import { OPERATORS } from "./conditions.ts";
import type { Condition, FormField, Operator } from "./definition.ts";
import { FORM_LIMITS } from "./limits.ts";
import { plainNumber } from "./plainNumber.ts";
import { inside, type Place, readList, readObject, readText, readWord, refuse } from "./readJson.ts";
import type { JsonObject } from "./readJson.ts";

export type AskedFields = ReadonlyMap<string, FormField>;

const ALL_OPERATORS = [...new Set(Object.values(OPERATORS).flat())];

export function validateConditions(
  object: JsonObject,
  place: Place,
  fields: AskedFields,
): { readonly match: "ALL" | "ANY"; readonly conditions: readonly Condition[] } {
  const match = readWord(object, "match", place, ["ALL", "ANY"], "ALL") ?? "ALL";
  const read = (value: unknown, at: Place) => judgeCondition(value, at, fields);
  const conditions = readList(object, "conditions", place, { least: 1, most: FORM_LIMITS.conditions }, read);
  return { match, conditions: conditions.flatMap((one) => one ?? []) };
}

/** The field must exist, its kind must support the operator, and the value must be a possible answer. */
function judgeCondition(value: unknown, place: Place, fields: AskedFields): Condition | null {
  const object = readObject(value, place, ["field", "operator", "value"]);
  const key = readText(object, "field", place, { max: FORM_LIMITS.key, isRequired: true });
  const operator = readWord(object, "operator", place, ALL_OPERATORS);
  const known = place.issues.length;
  const given = readText(object, "value", place, { max: FORM_LIMITS.text });
  const isFaulty = place.issues.length > known;
  const field = fields.get(key);
  if (key !== "" && !field) refuse(inside(place, "field"), "NOT_FOUND");
  if (!field || !operator) return null;
  if (!OPERATORS[field.kind].includes(operator)) {
    refuse(inside(place, "operator"), "INVALID");
    return null;
  }
  const { text, code } = comparable(field, operator, given);
  if (code && !isFaulty) refuse(inside(place, "value"), code);
  return { field: key, operator, value: text };
}

function comparable(
  field: FormField,
  operator: Operator,
  text: string,
): { readonly text: string; readonly code?: IssueCode | undefined } {
  if (operator === "IS_EMPTY" || operator === "IS_NOT_EMPTY") return { text: "" };
  if (text === "") return { text, code: "REQUIRED" };
  switch (field.kind) {
    case "NUMBER": {
      const plain = plainNumber(text);
      return plain === null ? { text, code: "INVALID_NUMBER" } : { text: plain };
    }
    case "DATE":
    case "DATE_OF_BIRTH":
      return { text, code: text.length === 10 && isIsoDate(text) ? undefined : "INVALID_DATE" };
    case "SINGLE_CHOICE":
    case "DROPDOWN":
    case "MULTIPLE_CHOICE":
      return { text, code: field.options.some(({ key }) => key === text) ? undefined : "UNKNOWN_OPTION" };
    case "CHECKBOX":
    case "CONSENT":
      return { text, code: text === "true" || text === "false" ? undefined : "INVALID" };
    default:
      return { text };
  }
}
