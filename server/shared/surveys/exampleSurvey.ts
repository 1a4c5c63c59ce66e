import type { SurveyDefinition } from "./definition.ts";
import { validateSurveyDefinition } from "./validateDefinition.ts";

/**
 * Returns a valid survey.
 * @throws if the survey has issues
 */
export function exampleSurvey(
  slides: readonly object[],
  rest: Readonly<Record<string, unknown>> = {},
): SurveyDefinition {
  const { definition, issues } = validateSurveyDefinition(
    { title: "Check", slides, ...rest },
    { origins: [] },
  );
  if (issues.length > 0) throw new Error(JSON.stringify(issues));
  return definition;
}

/** A field with the options yes (score 2) and no (score 1). */
export function yesNoField(key: string, more: object = {}): object {
  const options = [
    { key: "yes", label: "Yes", score: 2 },
    { key: "no", label: "No", score: 1 },
  ];
  return { key, kind: "SINGLE_CHOICE", label: key, options, ...more };
}

export function exampleJump(field: string, value: string, to: object): object {
  return { conditions: [{ field, operator: "IS", value }], to };
}
