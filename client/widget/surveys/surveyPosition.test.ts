import { expect, test } from "vitest";
import type { FormField } from "../../../server/shared/forms/definition.ts";
import type { Jump, Slide, SurveyDefinition } from "../../../server/shared/surveys/definition.ts";
import { getValidAnswers, getSurveyPosition } from "./surveyPosition.ts";

const choice = (key: string): FormField => ({
  kind: "SINGLE_CHOICE",
  key,
  label: key,
  help: "",
  isRequired: true,
  options: ["yes", "no"].map((one) => ({ key: one, label: one, score: 0 })),
});
const slide = (key: string, jumps: readonly Jump[] = []): Slide => ({
  key,
  title: key,
  text: "",
  fields: [choice(`q_${key}`)],
  jumps,
  next: null,
});
const skip: Jump = {
  match: "ALL",
  conditions: [{ field: "q_one", operator: "IS", value: "no" }],
  to: { kind: "SLIDE", slide: "three" },
};
const ending = { title: "", text: "", redirectUrl: null };
const survey: SurveyDefinition = {
  title: "",
  intro: "",
  slides: [slide("one", [skip]), slide("two"), slide("three")],
  disqualifies: "AT_ONCE",
  thanks: ending,
  disqualified: ending,
  bands: [],
};

const parseAnswers = (answers: Record<string, string>) =>
  getValidAnswers(
    survey,
    new Map(Object.entries(answers).map(([field, text]) => [field, { field, text }])),
    "2026-11-20",
  );

test("getSurveyPosition starts at the first slide with all slides ahead", () => {
  expect(getSurveyPosition(survey, null, parseAnswers({}))).toMatchObject({
    slide: { key: "one" },
    path: [],
    remaining: 3,
  });
});

test("getSurveyPosition skips a slide by a jump, also on the way back", () => {
  const answers = parseAnswers({ q_one: "no" });
  expect(getSurveyPosition(survey, "one", answers)?.step).toEqual({ slide: "three", end: null });
  expect(getSurveyPosition(survey, "three", answers)).toMatchObject({ path: ["one"], remaining: 1 });
});

test("getSurveyPosition leaves a slide that the answers no longer lead to", () => {
  expect(getSurveyPosition(survey, "two", parseAnswers({ q_one: "no" }))).toMatchObject({
    slide: { key: "three" },
  });
  expect(getSurveyPosition(survey, "gone", parseAnswers({ q_one: "yes" }))).toMatchObject({
    slide: { key: "two" },
  });
  expect(
    getSurveyPosition(survey, "gone", parseAnswers({ q_one: "yes", q_two: "no", q_three: "no" })),
  ).toMatchObject({
    slide: { key: "three" },
  });
});

test("getSurveyPosition ends after the last slide and returns null without slides", () => {
  expect(getSurveyPosition(survey, "three", parseAnswers({ q_one: "no" }))?.step).toEqual({
    slide: null,
    end: "END",
  });
  expect(getSurveyPosition({ ...survey, slides: [] }, null, {})).toBeNull();
});

test("getValidAnswers ignores an answer that fits no option", () => {
  expect(parseAnswers({ q_one: "maybe", q_two: "yes", other: "x" })).toEqual({
    q_two: { kind: "TEXT", text: "yes" },
  });
});
