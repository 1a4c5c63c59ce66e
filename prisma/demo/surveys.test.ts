import { expect, it } from "vitest";
import { judgeSurveyDefinition } from "../../server/shared/surveys/judgeDefinition.ts";
import { surveyVersions } from "./surveys.ts";

it("asks what an owner may ask, as it would be kept", () => {
  const definitions = surveyVersions(new Date(0)).map((version) => version.definition);
  expect(definitions).toHaveLength(1);
  for (const definition of definitions)
    expect(judgeSurveyDefinition(definition, { origins: [] })).toEqual({ definition, issues: [] });
});
