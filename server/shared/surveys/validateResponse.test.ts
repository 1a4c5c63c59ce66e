import { describe, expect, it } from "vitest";
import type { AnswerDraft } from "../forms/definition.ts";
import { exampleSurvey, exampleJump, yesNoField } from "./exampleSurvey.ts";
import { validateResponse, validateSlide, getSurveyEnding } from "./validateResponse.ts";

const by = { today: "2026-11-20" };
const several = {
  key: "where",
  kind: "MULTIPLE_CHOICE",
  label: "Where",
  options: [
    { key: "back", label: "Back", score: 3 },
    { key: "neck", label: "Neck", score: -1 },
  ],
};
const definition = exampleSurvey(
  [
    {
      key: "pain",
      fields: [
        yesNoField("hurts", { isRequired: true }),
        { key: "age", kind: "NUMBER", label: "Age", isRequired: true, max: 120 },
      ],
      jumps: [
        { conditions: [{ field: "age", operator: "LESS_THAN", value: "18" }], to: { kind: "DISQUALIFY" } },
        exampleJump("hurts", "no", { kind: "SLIDE", slide: "last" }),
      ],
    },
    { key: "where", fields: [several, { key: "since", kind: "DATE", label: "Since", isRequired: true }] },
    { key: "last", fields: [{ key: "source", kind: "HIDDEN", label: "Source", value: "web" }] },
  ],
  {
    bands: [{ min: 4, max: 4, title: "Four" }],
    thanks: { title: "Thanks" },
    disqualified: { title: "Sorry" },
  },
);

const validate = (...drafts: readonly AnswerDraft[]) => validateResponse(definition, drafts, by);
const listIssues = (...drafts: readonly AnswerDraft[]) =>
  validate(...drafts).issues.map(({ path, code }) => `${path.join(".")} ${code}`);

const hurts = { field: "hurts", text: "yes" };
const no = { field: "hurts", text: "no" };
const age = { field: "age", text: "40" };
const since = { field: "since", text: "2026-11-01" };

describe("validateResponse", () => {
  it("keeps the answers of visited slides with score and band", () => {
    expect(validate(hurts, age, since, { field: "where", options: ["neck", "back"] })).toEqual({
      answers: {
        hurts: { kind: "TEXT", text: "yes" },
        age: { kind: "TEXT", text: "40" },
        where: { kind: "OPTIONS", options: ["back", "neck"] },
        since: { kind: "TEXT", text: "2026-11-01" },
        source: { kind: "TEXT", text: "web" },
      },
      issues: [],
      path: ["pain", "where", "last"],
      score: 4,
      band: expect.objectContaining({ title: "Four" }),
      outcome: "ACCEPTED",
    });
  });

  it("drops answers of other slides", () => {
    const result = validate(
      no,
      age,
      { field: "since", text: "some day" },
      { field: "where", options: ["knee"] },
    );
    expect(result).toMatchObject({ issues: [], path: ["pain", "last"], score: 1, band: null });
    expect(Object.keys(result.answers)).toEqual(["hurts", "age", "source"]);
  });

  it("ends at once when the visitor is disqualified", () => {
    expect(validate(hurts, { field: "age", text: "17" })).toMatchObject({
      issues: [],
      path: ["pain"],
      outcome: "DISQUALIFIED",
    });
  });

  it("stops at the first slide with issues and reports all of them", () => {
    expect(listIssues()).toEqual(["answers.hurts CHOOSE_ONE", "answers.age REQUIRED"]);
    expect(listIssues(hurts, { field: "age", text: "old" })).toEqual(["answers.age INVALID_NUMBER"]);
    expect(listIssues(hurts, age)).toEqual(["answers.since REQUIRED"]);
    expect(validate(hurts, age).path).toEqual(["pain"]);
  });

  it("rejects unknown, repeated and wrongly typed answers once", () => {
    expect(listIssues(no, age, { field: "gone", text: "x" })).toEqual(["answers.gone UNKNOWN_FIELD"]);
    expect(listIssues(no, { field: "age", isChecked: true })).toEqual(["answers.age WRONG_TYPE"]);
    expect(listIssues(no, age, age)).toEqual(["answers.age INVALID"]);
    expect(listIssues(no, age, { field: "since", options: [] })).toEqual(["answers.since WRONG_TYPE"]);
  });

  it("validates slide by slide", () => {
    expect(validateSlide(definition.slides[0]!, [no], by).issues.map(({ path }) => path)).toEqual([
      ["answers", "age"],
    ]);
    expect(validateSlide(definition.slides[0]!, [no, age], by).issues).toEqual([]);
  });

  it("returns the ending of the outcome", () => {
    expect(getSurveyEnding(definition, "ACCEPTED").title).toBe("Thanks");
    expect(getSurveyEnding(definition, "DISQUALIFIED").title).toBe("Sorry");
  });
});
