import type { Issue } from "../failures/failure.ts";
import type { Ending, FormDefinition, FormField, FormRule } from "./definition.ts";
import type { AskedFields } from "./validateCondition.ts";
import { validateField } from "./validateField.ts";
import { validateRule, readRedirect } from "./validateRule.ts";
import { FORM_LIMITS } from "./limits.ts";
import {
  inside,
  type JsonObject,
  member,
  type Place,
  readList,
  readObject,
  readText,
  refuse,
  refuseDuplicates,
  withoutFollowing,
} from "./readJson.ts";
import { visibilityOrder } from "./visibilityOrder.ts";

export interface DefinedBy {
  /** Allowed redirect origins, such as `https://example.com`. */
  readonly origins: readonly string[];
}

/**
 * Validates a form that an owner submits as JSON. Missing members get defaults, unknown members are issues. Store the
 * definition only if `issues` is empty.
 */
export function validateFormDefinition(
  input: unknown,
  { origins }: DefinedBy,
): { readonly definition: FormDefinition; readonly issues: readonly Issue[] } {
  const place: Place = { path: [], issues: [] };
  const object = readObject(input, place, [
    "title",
    "intro",
    "fields",
    "rules",
    "submitLabel",
    "thanks",
    "disqualified",
  ]);
  const fields = readFields(object, place);
  const asked: AskedFields = new Map(fields.map((field) => [field.key, field]));
  const rules = readList(object, "rules", place, { most: FORM_LIMITS.rules }, (value, at) => ({
    rule: validateRule(value, at, asked, origins),
    place: at,
  }));
  refuseRings(fields, rules);
  const definition: FormDefinition = {
    title: readText(object, "title", place, { max: FORM_LIMITS.title, isRequired: true }),
    intro: readText(object, "intro", place, { max: FORM_LIMITS.intro, lines: true }),
    fields,
    rules: rules.flatMap(({ rule }) => rule ?? []),
    submitLabel: readText(object, "submitLabel", place, { max: FORM_LIMITS.button }) || null,
    thanks: readEnding(object, "thanks", place, origins),
    disqualified: readEnding(object, "disqualified", place, origins),
  };
  return { definition, issues: withoutFollowing(place.issues) };
}

function readFields(object: JsonObject, place: Place): readonly FormField[] {
  const found = readList(object, "fields", place, { least: 1, most: FORM_LIMITS.fields }, (value, at) => {
    const field = validateField(value, at);
    return { field, key: field?.key ?? "", place: inside(at, "key") };
  });
  refuseDuplicates(found);
  return found.flatMap(({ field }) => field ?? []);
}

function refuseRings(
  fields: readonly FormField[],
  rules: readonly { readonly rule: FormRule | null; readonly place: Place }[],
): void {
  const { inRing } = visibilityOrder({ fields, rules: rules.flatMap(({ rule }) => rule ?? []) });
  for (const { rule, place } of rules) {
    if (rule?.action.kind !== "SHOW" && rule?.action.kind !== "HIDE") continue;
    const isPart =
      rule.conditions.some(({ field }) => inRing.has(field)) &&
      rule.action.fields.some((key) => inRing.has(key));
    if (isPart) refuse(place, "CYCLE");
  }
}

export function readEnding(
  object: JsonObject,
  name: string,
  place: Place,
  origins: readonly string[],
): Ending {
  const at = inside(place, name);
  const ending = readObject(member(object, name) ?? {}, at, ["title", "text", "redirectUrl"]);
  return {
    title: readText(ending, "title", at, { max: FORM_LIMITS.title }),
    text: readText(ending, "text", at, { max: FORM_LIMITS.ending, lines: true }),
    redirectUrl: readRedirect(ending, "redirectUrl", at, origins),
  };
}
