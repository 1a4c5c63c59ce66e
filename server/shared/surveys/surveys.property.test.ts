import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryDrafts } from "../forms/arbitraryForm.ts";
import type { AnswerDraft, FormField } from "../forms/definition.ts";
import { toDrafts } from "../forms/draftShape.ts";
import { validateAnswers } from "../forms/validateAnswers.ts";
import type { AnswerContext } from "../forms/answerRules.ts";
import { arbitrarySurvey, arbitrarySurveyInput } from "./arbitrarySurvey.ts";
import type { SurveyDefinition } from "./definition.ts";
import { validateSurveyDefinition } from "./validateDefinition.ts";
import { validateResponse } from "./validateResponse.ts";
import { countSlidesAhead } from "./slideGraph.ts";
import { getNextStep, findPathTo, walkSurvey } from "./walk.ts";
import { referenceWalk, referenceLinks } from "./referenceWalk.ts";
import { getPropertyRuns } from "../../testing/depth.ts";

const RUNS = { numRuns: getPropertyRuns(400) };
const TIME_OUT = 30_000 + RUNS.numRuns * 300;
const by: AnswerContext = {
  today: "2026-11-20",
  phone: (text) => (text.startsWith("+") ? text : null),
  upload: (id) => (id === "upl_1" ? { name: "knee.png" } : null),
};

const surveyWithDrafts: fc.Arbitrary<readonly [SurveyDefinition, readonly AnswerDraft[]]> =
  arbitrarySurvey.chain((survey) => fc.tuple(fc.constant(survey), arbitraryDrafts(getFields(survey))));

function getFields({ slides }: SurveyDefinition): readonly FormField[] {
  return slides.flatMap(({ fields }) => fields);
}

/** Valid answers on all slides. */
function answersTo(survey: SurveyDefinition, drafts: readonly AnswerDraft[]) {
  return validateAnswers({ fields: getFields(survey), rules: [] }, drafts, by).answers;
}

describe("survey input", () => {
  test(
    "is valid exactly when there are no cycles, unreachable slides or late fields",
    { timeout: TIME_OUT },
    () => {
      const caseCounts = { rings: 0, standing: 0 };
      fc.assert(
        fc.property(arbitrarySurveyInput, (input) => {
          const { definition, issues } = validateSurveyDefinition(input, { origins: [] });
          const codes = new Set(issues.map(({ code }) => code));
          const { ahead, hasCycle, unreachable } = referenceLinks(definition);
          expect(codes.has("CYCLE")).toBe(hasCycle);
          expect(
            issues.filter(({ code }) => code === "UNREACHABLE").map(({ path }) => Number(path[1])),
          ).toEqual(unreachable);
          const findSlideIndex = (key: string) =>
            definition.slides.findIndex(({ fields }) => fields.some((field) => field.key === key));
          const isEarly = definition.slides.some(({ jumps }, place) =>
            jumps.some(({ conditions }) =>
              conditions.some(
                ({ field }) => findSlideIndex(field) !== place && !ahead[findSlideIndex(field)]!.has(place),
              ),
            ),
          );
          if (!hasCycle) expect(codes.has("NOT_FOUND")).toBe(isEarly);
          expect([...codes].filter((code) => !["CYCLE", "UNREACHABLE", "NOT_FOUND"].includes(code))).toEqual(
            [],
          );
          caseCounts.rings += hasCycle ? 1 : 0;
          caseCounts.standing += codes.size === 0 ? 1 : 0;
          if (codes.size === 0)
            expect(validateSurveyDefinition(definition, { origins: [] }).definition).toEqual(definition);
        }),
        RUNS,
      );
      expect(caseCounts.rings).toBeGreaterThan(0);
      expect(caseCounts.standing).toBeGreaterThan(0);
    },
  );
});

describe("valid survey", () => {
  test("ends where the reference implementation ends", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(surveyWithDrafts, ([survey, drafts]) => {
        const answers = answersTo(survey, drafts);
        const eased = {
          ...survey,
          slides: survey.slides.map((slide) => ({ ...slide, fields: slide.fields.map(ease) })),
        };
        const walk = walkSurvey(eased, answers);
        expect(walk).toEqual({ ...referenceWalk(eased, answers), next: null });
        expect(new Set(walk.path).size).toBe(walk.path.length);
        // With required answers the walk ends there or stops earlier.
        const strict = walkSurvey(survey, answers);
        expect(walk.path.slice(0, strict.path.length)).toEqual(strict.path);
        expect(strict.next).toBe(strict.end === null ? walk.path[strict.path.length] : null);
      }),
      RUNS,
    );
  });

  test("ends at the same slide step by step, within the announced number", { timeout: TIME_OUT }, () => {
    fc.assert(
      fc.property(surveyWithDrafts, ([survey, drafts]) => {
        const answers = answersTo(survey, drafts);
        const { path, end } = referenceWalk(survey, answers);
        const ahead = countSlidesAhead(survey);
        for (const [place, slide] of path.entries()) {
          const isLast = place === path.length - 1;
          expect(getNextStep(survey, slide, answers)).toEqual(
            isLast ? { slide: null, end } : { slide: path[place + 1], end: null },
          );
          expect(findPathTo(survey, slide, answers)).toEqual(path.slice(0, place));
          expect(ahead.get(slide)).toBeGreaterThanOrEqual(path.length - place);
        }
        for (const { key } of survey.slides)
          if (!path.includes(key)) expect(getNextStep(survey, key, answers)).toBeNull();
      }),
      RUNS,
    );
  });

  test(
    "keeps the answers of visited slides and validates them again unchanged",
    { timeout: TIME_OUT },
    () => {
      let accepted = 0;
      fc.assert(
        fc.property(surveyWithDrafts, ([survey, drafts]) => {
          const eased = {
            ...survey,
            slides: survey.slides.map((slide) => ({ ...slide, fields: slide.fields.map(ease) })),
          };
          const wrong = new Set(
            validateAnswers({ fields: getFields(eased), rules: [] }, drafts, by).issues.map(
              ({ path }) => path[1],
            ),
          );
          const sent = drafts.filter(({ field }) => !wrong.has(field));
          const result = validateResponse(eased, sent, by);
          expect(result.issues).toEqual([]);
          const walked = referenceWalk(eased, answersTo(eased, sent));
          expect(result).toMatchObject({ path: walked.path, score: walked.score });
          expect(result.outcome === "DISQUALIFIED").toBe(walked.end === "DISQUALIFIED");
          const shownFields = eased.slides
            .filter(({ key }) => result.path.includes(key))
            .flatMap(({ fields }) => fields);
          expect(
            Object.keys(result.answers).filter((key) => !shownFields.some((field) => field.key === key)),
          ).toEqual([]);
          expect(validateResponse(eased, toDrafts(result.answers), by)).toEqual(result);
          // The browser accepts all that the server accepts.
          expect(validateResponse(eased, sent, { today: by.today }).issues).toEqual([]);
          accepted += 1;
          // With required answers the result is an issue or the same.
          const strict = validateResponse(survey, sent, by);
          if (strict.issues.length === 0) expect(strict).toEqual(result);
          else expect(result.path.slice(0, strict.path.length)).toEqual(strict.path);
        }),
        RUNS,
      );
      expect(accepted).toBe(RUNS.numRuns);
    },
  );

  test("never breaks the validation for any JSON", { timeout: TIME_OUT }, () => {
    const slides = fc.record({ title: fc.constant("Survey"), slides: fc.jsonValue(), bands: fc.jsonValue() });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), slides), (input) => {
        const { definition, issues } = validateSurveyDefinition(input, { origins: [] });
        if (issues.length === 0) expect(walkSurvey(definition, {}).path.length).toBeGreaterThan(0);
        expect(definition.slides.length).toBeLessThanOrEqual(100);
      }),
      RUNS,
    );
  });
});

function ease(field: FormField): FormField {
  return { ...field, isRequired: false };
}
