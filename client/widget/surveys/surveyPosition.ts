import type { Answers } from "../../../server/shared/forms/definition.ts";
import { validateAnswers } from "../../../server/shared/forms/validateAnswers.ts";
import type { Slide, SurveyDefinition } from "../../../server/shared/surveys/definition.ts";
import { countSlidesAhead } from "../../../server/shared/surveys/slideGraph.ts";
import { getNextStep, findPathTo, type Step, walkSurvey } from "../../../server/shared/surveys/walk.ts";
import { type Drafts, isBlank } from "../../forms/drafts.ts";

export interface SurveyPosition {
  readonly slide: Slide;
  readonly path: readonly string[];
  /** The next step for the current answers. Null if the slide is not part of the survey. */
  readonly step: Step | null;
  /** The most slides from here to the end, including this one. */
  readonly remaining: number;
}

export function getValidAnswers({ slides }: SurveyDefinition, drafts: Drafts, today: string): Answers {
  const fields = slides.flatMap((slide) => slide.fields);
  const givenAnswers = fields.flatMap(({ key }) => {
    const draft = drafts.get(key);
    return draft === undefined || isBlank(draft) ? [] : [draft];
  });
  return validateAnswers({ fields, rules: [] }, givenAnswers, { today }).answers;
}

/**
 * Returns the position after the last shown slide. If the answers no longer lead there, returns the slide they lead to.
 * Null if the survey has no slides.
 */
export function getSurveyPosition(
  definition: SurveyDefinition,
  last: string | null,
  answers: Answers,
): SurveyPosition | null {
  const { slides } = definition;
  const startKey = last ?? slides[0]?.key;
  if (startKey === undefined) return null;
  const isReachable = findPathTo(definition, startKey, answers) !== null;
  const walk = isReachable ? null : walkSurvey(definition, answers);
  const key = walk === null ? startKey : (walk.next ?? walk.path.at(-1) ?? startKey);
  const slide = slides.find((candidate) => candidate.key === key);
  if (slide === undefined) return null;
  return {
    slide,
    path: findPathTo(definition, key, answers) ?? [],
    step: getNextStep(definition, key, answers),
    remaining: countSlidesAhead(definition).get(key) ?? 1,
  };
}
