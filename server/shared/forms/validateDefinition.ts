import type { Issue } from "../failures/failure.ts";
import type { Ending, FormDefinition, FormField, FormRule } from "./definition.ts";
import type { FieldsByKey } from "./validateCondition.ts";
import { validateField } from "./validateField.ts";
import { validateRule, readRedirect } from "./validateRule.ts";
import { FORM_LIMITS } from "./limits.ts";
import {
  atPath,
  type JsonObject,
  readMember,
  type JsonPosition,
  readList,
  readObject,
  readText,
  addIssue,
  rejectDuplicates,
  dropFollowUpIssues,
} from "./readJson.ts";
import { getVisibilityOrder } from "./visibilityOrder.ts";

export interface DefinitionContext {
  /** Allowed redirect origins, such as `https://example.com`. */
  readonly origins: readonly string[];
}

/**
 * Validates a form that an owner submits as JSON. Missing members get defaults, unknown members are issues. Store the
 * definition only if `issues` is empty.
 */
export function validateFormDefinition(
  input: unknown,
  { origins }: DefinitionContext,
): { readonly definition: FormDefinition; readonly issues: readonly Issue[] } {
  const position: JsonPosition = { path: [], issues: [] };
  const object = readObject(input, position, [
    "title",
    "intro",
    "fields",
    "rules",
    "submitLabel",
    "thanks",
    "disqualified",
  ]);
  const fields = readFields(object, position);
  const fieldsByKey: FieldsByKey = new Map(fields.map((field) => [field.key, field]));
  const rules = readList(object, "rules", position, { maxItems: FORM_LIMITS.rules }, (value, at) => ({
    rule: validateRule(value, at, fieldsByKey, origins),
    position: at,
  }));
  rejectCycles(fields, rules);
  const definition: FormDefinition = {
    title: readText(object, "title", position, { max: FORM_LIMITS.title, isRequired: true }),
    intro: readText(object, "intro", position, { max: FORM_LIMITS.intro, readLines: true }),
    fields,
    rules: rules.flatMap(({ rule }) => rule ?? []),
    submitLabel: readText(object, "submitLabel", position, { max: FORM_LIMITS.button }) || null,
    thanks: readEnding(object, "thanks", position, origins),
    disqualified: readEnding(object, "disqualified", position, origins),
  };
  return { definition, issues: dropFollowUpIssues(position.issues) };
}

function readFields(object: JsonObject, position: JsonPosition): readonly FormField[] {
  const found = readList(
    object,
    "fields",
    position,
    { minItems: 1, maxItems: FORM_LIMITS.fields },
    (value, at) => {
      const field = validateField(value, at);
      return { field, key: field?.key ?? "", position: atPath(at, "key") };
    },
  );
  rejectDuplicates(found);
  return found.flatMap(({ field }) => field ?? []);
}

function rejectCycles(
  fields: readonly FormField[],
  rules: readonly { readonly rule: FormRule | null; readonly position: JsonPosition }[],
): void {
  const { cyclicKeys } = getVisibilityOrder({
    fields,
    rules: rules.flatMap(({ rule }) => rule ?? []),
  });
  for (const { rule, position } of rules) {
    if (rule?.action.kind !== "SHOW" && rule?.action.kind !== "HIDE") continue;
    const isInCycle =
      rule.conditions.some(({ field }) => cyclicKeys.has(field)) &&
      rule.action.fields.some((key) => cyclicKeys.has(key));
    if (isInCycle) addIssue(position, "CYCLE");
  }
}

export function readEnding(
  object: JsonObject,
  name: string,
  position: JsonPosition,
  origins: readonly string[],
): Ending {
  const at = atPath(position, name);
  const ending = readObject(readMember(object, name) ?? {}, at, ["title", "text", "redirectUrl"]);
  return {
    title: readText(ending, "title", at, { max: FORM_LIMITS.title }),
    text: readText(ending, "text", at, { max: FORM_LIMITS.ending, readLines: true }),
    redirectUrl: readRedirect(ending, "redirectUrl", at, origins),
  };
}
