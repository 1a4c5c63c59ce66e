import { expect, it } from "vitest";
import { validateSurveyDefinition } from "../../server/shared/surveys/validateDefinition.ts";
import { surveyVersions } from "./surveys.ts";

it("asks what an owner may ask, as it would be kept", () => {
  const definitions = surveyVersions(new Date(0)).map((version) => version.definition);
  expect(definitions).toHaveLength(1);
  for (const definition of definitions)
    expect(validateSurveyDefinition(definition, { origins: [] })).toEqual({ definition, issues: [] });
});
