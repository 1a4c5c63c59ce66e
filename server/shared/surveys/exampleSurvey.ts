import type { SurveyDefinition } from "./definition.ts";
import { validateSurveyDefinition } from "./validateDefinition.ts";

/** A survey that stands, as its owner would have saved it: slides in few words. Throws when it would have been refused. */
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

/** A question with the answers yes and no, counting 2 and 1. */
export function yesOrNo(key: string, more: object = {}): object {
  const options = [
    { key: "yes", label: "Yes", score: 2 },
    { key: "no", label: "No", score: 1 },
  ];
  return { key, kind: "SINGLE_CHOICE", label: key, options, ...more };
}

/** A jump for who answered so. */
export function jumpIf(field: string, value: string, to: object): object {
  return { conditions: [{ field, operator: "IS", value }], to };
}
