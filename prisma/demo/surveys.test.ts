import { expect, it } from "vitest";
import { validateSurveyDefinition } from "../../server/shared/surveys/validateDefinition.ts";
import { surveyVersions } from "./surveys.ts";

it("demo surveys are valid and stored unchanged", () => {
  const definitions = surveyVersions(new Date(0)).map((version) => version.definition);
  expect(definitions).toHaveLength(1);
  for (const definition of definitions)
    expect(validateSurveyDefinition(definition, { origins: [] })).toEqual({ definition, issues: [] });
});
