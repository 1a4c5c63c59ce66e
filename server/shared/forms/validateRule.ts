import type { FormRule, RuleAction } from "./definition.ts";
import { type FieldsByKey, validateConditions } from "./validateCondition.ts";
import { FORM_LIMITS } from "./limits.ts";
import {
  atPath,
  type JsonObject,
  readMember,
  type JsonPosition,
  readList,
  readObject,
  readText,
  readEnum,
  addIssue,
} from "./readJson.ts";
import { normalizeRedirect } from "./redirects.ts";

const KINDS = ["SHOW", "HIDE", "REQUIRE", "MESSAGE", "REDIRECT", "DISQUALIFY"] as const;

const MEMBERS: Readonly<Record<RuleAction["kind"], readonly string[]>> = {
  SHOW: ["kind", "fields"],
  HIDE: ["kind", "fields"],
  REQUIRE: ["kind", "fields"],
  MESSAGE: ["kind", "text"],
  REDIRECT: ["kind", "url"],
  DISQUALIFY: ["kind", "text"],
};

export function validateRule(
  value: unknown,
  position: JsonPosition,
  fields: FieldsByKey,
  origins: readonly string[],
): FormRule | null {
  const object = readObject(value, position, ["match", "conditions", "action"]);
  const { match, conditions } = validateConditions(object, position, fields);
  const action = validateAction(readMember(object, "action"), atPath(position, "action"), fields, origins);
  return action && { match, conditions, action };
}

function validateAction(
  value: unknown,
  position: JsonPosition,
  fields: FieldsByKey,
  origins: readonly string[],
): RuleAction | null {
  const kind = readEnum(readObject(value, { ...position, issues: [] }, []), "kind", position, KINDS);
  if (!kind) return null;
  const object = readObject(value, position, MEMBERS[kind]);
  switch (kind) {
    case "SHOW":
    case "HIDE":
    case "REQUIRE":
      return { kind, fields: readTargets(object, position, fields, kind) };
    case "MESSAGE":
      return {
        kind,
        text: readText(object, "text", position, {
          max: FORM_LIMITS.message,
          readLines: true,
          isRequired: true,
        }),
      };
    case "REDIRECT":
      return { kind, url: readRedirect(object, "url", position, origins) ?? "" };
    case "DISQUALIFY":
      return { kind, text: readText(object, "text", position, { max: FORM_LIMITS.ending, readLines: true }) };
  }
}

function readTargets(
  object: JsonObject,
  position: JsonPosition,
  fields: FieldsByKey,
  kind: RuleAction["kind"],
): readonly string[] {
  const found = readList(
    object,
    "fields",
    position,
    { minItems: 1, maxItems: FORM_LIMITS.fields },
    (key, at) => {
      const field = typeof key === "string" ? fields.get(key) : undefined;
      if (!field) addIssue(at, "NOT_FOUND");
      else if (kind === "REQUIRE" && field.kind === "HIDDEN") addIssue(at, "INVALID");
      return field?.key ?? [];
    },
  );
  return [...new Set(found.flat())];
}

export function readRedirect(
  object: JsonObject,
  name: string,
  position: JsonPosition,
  origins: readonly string[],
): string | null {
  const value = readMember(object, name) ?? null;
  if (value === null || value === "") {
    if (name === "url") addIssue(atPath(position, name), "REQUIRED");
    return null;
  }
  const url = typeof value === "string" ? normalizeRedirect(value, origins) : null;
  if (url === null) addIssue(atPath(position, name), "REDIRECT_NOT_ALLOWED");
  return url;
}
