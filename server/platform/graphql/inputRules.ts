import {
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getNullableType,
  isInputObjectType,
  isListType,
} from "graphql";
import type { IssueCode } from "../../shared/failures/failure.ts";

/** `path` starts with the argument: `["filter", "staff", "0"]`. */
export interface InputIssue {
  readonly path: readonly string[];
  readonly code: IssueCode;
}

type Check = (value: unknown, path: readonly string[], issues: InputIssue[]) => void;

const DAY_MS = 86_400_000;
const FIRST_DATE = "0001-01-01";
const LAST_DATE = "9999-12-31";
/** The margin keeps an instant within these years in every time zone. */
const FIRST_INSTANT = Date.parse(`${FIRST_DATE}T00:00:00Z`) + 2 * DAY_MS;
const LAST_INSTANT = Date.parse(`${LAST_DATE}T00:00:00Z`) - 2 * DAY_MS;

/** PostgreSQL stores neither NUL nor lone surrogates (RFC 3629, section 3). */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && !/\p{Surrogate}/u.test(text);
}

const checkText: Check = (value, path, issues) => {
  if (typeof value === "string" && !isStorable(value)) issues.push({ path, code: "CONTROL_CHARACTERS" });
};

const checkDate: Check = (value, path, issues) => {
  const isInRange = typeof value === "string" && value >= FIRST_DATE && value <= LAST_DATE;
  if (!isInRange) issues.push({ path, code: "OUT_OF_RANGE" });
};

const checkInstant: Check = (value, path, issues) => {
  const isInRange = typeof value === "number" && value >= FIRST_INSTANT && value <= LAST_INSTANT;
  if (!isInRange) issues.push({ path, code: "OUT_OF_RANGE" });
};

/** `documentBounds.ts` has already limited the depth. */
const checkJson: Check = (value, path, issues) => {
  if (value === null || typeof value !== "object") return checkText(value, path, issues);
  for (const [key, inner] of Object.entries(value)) {
    const here = isStorable(key) ? [...path, key] : path;
    checkText(key, here, issues);
    checkJson(inner, here, issues);
  }
};

const SCALAR_CHECKS: Readonly<Record<string, Check>> = {
  String: checkText,
  ID: checkText,
  EmailAddress: checkText,
  RichText: checkText,
  TimeZone: checkText,
  Currency: checkText,
  Date: checkDate,
  DateTime: checkInstant,
  JSONObject: checkJson,
};

const known = new WeakMap<GraphQLNamedInputType, Check | null>();

/** Null if every coerced value is accepted (numbers, enums). */
export function getTypeCheck(type: GraphQLInputType): Check | null {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const checkItem = getTypeCheck(nullable.ofType as GraphQLInputType);
    return checkItem && createListCheck(checkItem);
  }
  const before = known.get(nullable);
  if (before !== undefined) return before;
  if (!isInputObjectType(nullable)) {
    const check = SCALAR_CHECKS[nullable.name] ?? null;
    known.set(nullable, check);
    return check && skipNull(check);
  }
  // An input type can contain itself.
  const checks: [string, Check][] = [];
  const check: Check = (value, path, issues) => {
    for (const [name, checkField] of checks) {
      const inner = (value as Readonly<Record<string, unknown>>)[name];
      if (inner != null) checkField(inner, [...path, name], issues);
    }
  };
  known.set(nullable, check);
  for (const field of Object.values(nullable.getFields())) {
    const checkField = getTypeCheck(field.type);
    if (checkField) checks.push([field.name, checkField]);
  }
  return check;
}

function createListCheck(checkItem: Check): Check {
  return (value, path, issues) => {
    for (const [index, item] of (value as readonly unknown[]).entries())
      if (item != null) checkItem(item, [...path, String(index)], issues);
  };
}

function skipNull(check: Check): Check {
  return (value, path, issues) => {
    if (value != null) check(value, path, issues);
  };
}
