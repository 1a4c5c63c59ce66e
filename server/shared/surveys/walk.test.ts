import { describe, expect, it } from "vitest";
import type { Answers } from "../forms/definition.ts";
import { exampleSurvey, exampleJump, yesNoField } from "./exampleSurvey.ts";
import { findBand } from "./score.ts";
import { countSlidesAhead } from "./slideGraph.ts";
import { getNextStep, findPathTo, walkSurvey } from "./walk.ts";

function toAnswers(texts: Readonly<Record<string, string>>): Answers {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { kind: "TEXT", text }]));
}

const required = { isRequired: true };

function survey(disqualifies: "AT_ONCE" | "AT_END") {
  return exampleSurvey(
    [
      {
        key: "start",
        fields: [yesNoField("adult", required)],
        jumps: [exampleJump("adult", "no", { kind: "DISQUALIFY" })],
      },
      {
        key: "pain",
        fields: [yesNoField("hurts", required)],
        jumps: [exampleJump("hurts", "no", { kind: "SLIDE", slide: "sleep" })],
      },
      { key: "where", fields: [yesNoField("back"), yesNoField("neck")] },
      {
        key: "sleep",
        fields: [yesNoField("tired")],
        jumps: [exampleJump("tired", "yes", { kind: "END" })],
      },
      { key: "last", text: "Nearly done" },
    ],
    { disqualifies },
  );
}

describe("walkSurvey", () => {
  it.each([
    [{}, [], "start", null, 0],
    [{ adult: "yes" }, ["start"], "pain", null, 2],
    [{ adult: "yes", hurts: "yes" }, ["start", "pain", "where", "sleep", "last"], null, "END", 4],
    [{ adult: "yes", hurts: "no" }, ["start", "pain", "sleep", "last"], null, "END", 3],
    [{ adult: "yes", hurts: "no", tired: "yes" }, ["start", "pain", "sleep"], null, "END", 5],
    // Answers on slides that are not visited are ignored.
    [{ adult: "yes", hurts: "no", back: "yes" }, ["start", "pain", "sleep", "last"], null, "END", 3],
    [{ adult: "no" }, ["start"], null, "DISQUALIFIED", 1],
    [{ adult: "no", hurts: "yes", back: "yes" }, ["start"], null, "DISQUALIFIED", 1],
  ])("follows the answers %j", (texts, path, next, end, score) => {
    expect(walkSurvey(survey("AT_ONCE"), toAnswers(texts))).toEqual({ path, next, end, score });
  });

  it("continues to the end with AT_END", () => {
    const definition = survey("AT_END");
    expect(walkSurvey(definition, toAnswers({ adult: "no" }))).toMatchObject({
      path: ["start"],
      next: "pain",
      end: null,
    });
    expect(walkSurvey(definition, toAnswers({ adult: "no", hurts: "no", tired: "yes" }))).toEqual({
      path: ["start", "pain", "sleep"],
      next: null,
      end: "DISQUALIFIED",
      score: 4,
    });
  });

  it("treats a required box that is not checked as missing", () => {
    const terms = { key: "terms", kind: "CONSENT", label: "Terms", text: "I agree.", ...required };
    const definition = exampleSurvey([{ key: "a", fields: [terms] }]);
    const createConsent = (isGiven: boolean): Answers => ({
      terms: { kind: "CONSENT", isGiven, text: "I agree." },
    });
    expect(walkSurvey(definition, createConsent(false)).next).toBe("a");
    expect(walkSurvey(definition, createConsent(true)).end).toBe("END");
  });

  it("step by step", () => {
    const definition = survey("AT_ONCE");
    expect(getNextStep(definition, "start", {})).toEqual({ slide: "pain", end: null });
    expect(getNextStep(definition, "start", toAnswers({ adult: "no" }))).toEqual({
      slide: null,
      end: "DISQUALIFIED",
    });
    expect(getNextStep(definition, "pain", toAnswers({ hurts: "no" }))).toEqual({
      slide: "sleep",
      end: null,
    });
    expect(getNextStep(definition, "last", {})).toEqual({ slide: null, end: "END" });
    expect(getNextStep(definition, "where", toAnswers({ hurts: "no" }))).toBeNull();
    expect(getNextStep(definition, "gone", {})).toBeNull();
    expect(findPathTo(definition, "sleep", toAnswers({ hurts: "no" }))).toEqual(["start", "pain"]);
    expect(findPathTo(definition, "start", {})).toEqual([]);
    expect(findPathTo(definition, "where", toAnswers({ adult: "no" }))).toBeNull();
  });

  it("ignores an answer given on another path", () => {
    const definition = exampleSurvey([
      {
        key: "a",
        fields: [yesNoField("one")],
        jumps: [exampleJump("one", "no", { kind: "SLIDE", slide: "c" })],
      },
      { key: "b", fields: [yesNoField("two")] },
      { key: "c", jumps: [exampleJump("two", "yes", { kind: "END" })] },
      { key: "d" },
    ]);
    expect(walkSurvey(definition, toAnswers({ one: "yes", two: "yes" })).path).toEqual(["a", "b", "c"]);
    expect(walkSurvey(definition, toAnswers({ one: "no", two: "yes" })).path).toEqual(["a", "c", "d"]);
  });

  it("stops at a repeated slide of an unvalidated survey", () => {
    const slide = { title: "", text: "", fields: [], jumps: [] };
    const definition = {
      ...survey("AT_ONCE"),
      slides: [
        { ...slide, key: "a", next: "b" },
        { ...slide, key: "b", next: "a" },
      ],
    };
    expect(walkSurvey(definition, {})).toMatchObject({ path: ["a", "b"], end: "END" });
    expect(walkSurvey({ ...definition, slides: [] }, {})).toMatchObject({ path: [], next: null, end: "END" });
  });

  it("returns the maximum number of slides ahead", () => {
    expect(Object.fromEntries(countSlidesAhead(survey("AT_ONCE")))).toEqual({
      start: 5,
      pain: 4,
      where: 3,
      sleep: 2,
      last: 1,
    });
  });
});

describe("score", () => {
  const { bands } = exampleSurvey([{ key: "a" }], {
    bands: [
      { min: 0, max: 5, title: "Low" },
      { min: 5, max: 9, title: "High" },
    ],
  });

  it.each([
    [-1, undefined],
    [0, "Low"],
    [5, "Low"],
    [6, "High"],
    [9, "High"],
    [10, undefined],
  ])("of %i has the band %s", (score, title) => {
    expect(findBand({ bands }, score)?.title).toBe(title);
  });
});
