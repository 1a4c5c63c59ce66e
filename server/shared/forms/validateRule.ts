import type { FormRule, RuleAction } from "./definition.ts";
import { type AskedFields, validateConditions } from "./validateCondition.ts";
import { FORM_LIMITS } from "./limits.ts";
import {
  inside,
  type JsonObject,
  member,
  type Place,
  readList,
  readObject,
  readText,
  readWord,
  refuse,
} from "./readJson.ts";
import { allowedRedirect } from "./redirects.ts";

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
  place: Place,
  fields: AskedFields,
  origins: readonly string[],
): FormRule | null {
  const object = readObject(value, place, ["match", "conditions", "action"]);
  const { match, conditions } = validateConditions(object, place, fields);
  const action = validateAction(member(object, "action"), inside(place, "action"), fields, origins);
  return action && { match, conditions, action };
}

function validateAction(
  value: unknown,
  place: Place,
  fields: AskedFields,
  origins: readonly string[],
): RuleAction | null {
  const kind = readWord(readObject(value, { ...place, issues: [] }, []), "kind", place, KINDS);
  if (!kind) return null;
  const object = readObject(value, place, MEMBERS[kind]);
  switch (kind) {
    case "SHOW":
    case "HIDE":
    case "REQUIRE":
      return { kind, fields: readTargets(object, place, fields, kind) };
    case "MESSAGE":
      return {
        kind,
        text: readText(object, "text", place, { max: FORM_LIMITS.message, lines: true, isRequired: true }),
      };
    case "REDIRECT":
      return { kind, url: readRedirect(object, "url", place, origins) ?? "" };
    case "DISQUALIFY":
      return { kind, text: readText(object, "text", place, { max: FORM_LIMITS.ending, lines: true }) };
  }
}

function readTargets(
  object: JsonObject,
  place: Place,
  fields: AskedFields,
  kind: RuleAction["kind"],
): readonly string[] {
  const found = readList(object, "fields", place, { least: 1, most: FORM_LIMITS.fields }, (key, at) => {
    const field = typeof key === "string" ? fields.get(key) : undefined;
    if (!field) refuse(at, "NOT_FOUND");
    else if (kind === "REQUIRE" && field.kind === "HIDDEN") refuse(at, "INVALID");
    return field?.key ?? [];
  });
  return [...new Set(found.flat())];
}

export function readRedirect(
  object: JsonObject,
  name: string,
  place: Place,
  origins: readonly string[],
): string | null {
  const value = member(object, name) ?? null;
  if (value === null || value === "") {
    if (name === "url") refuse(inside(place, name), "REQUIRED");
    return null;
  }
  const url = typeof value === "string" ? allowedRedirect(value, origins) : null;
  if (url === null) refuse(inside(place, name), "REDIRECT_NOT_ALLOWED");
  return url;
}
