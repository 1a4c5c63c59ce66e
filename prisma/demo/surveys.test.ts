import { expect, it } from "vitest";
import { judgeSurveyDefinition } from "../../server/domain/surveys/judgeDefinition.ts";
import { surveyVersions } from "./surveys.ts";

it("asks what an owner may ask, as it would be kept", () => {
  const [{ definition }] = surveyVersions(new Date(0)) as [{ definition: unknown }];
  expect(judgeSurveyDefinition(definition, { origins: [] })).toEqual({ definition, issues: [] });
});
