import type { Answers } from "../../../server/shared/forms/definition.ts";
import { validateAnswers } from "../../../server/shared/forms/validateAnswers.ts";
import type { Slide, SurveyDefinition } from "../../../server/shared/surveys/definition.ts";
import { slidesAhead } from "../../../server/shared/surveys/slideGraph.ts";
import { nextSlide, pathTo, type Step, walkSurvey } from "../../../server/shared/surveys/walk.ts";
import { type Drafts, isBlank } from "../forms/drafts.ts";

export interface SurveyPosition {
  readonly slide: Slide;
  readonly path: readonly string[];
  /** The next step for the current answers. Null if the slide is not part of the survey. */
  readonly step: Step | null;
  /** The most slides from here to the end, including this one. */
  readonly ahead: number;
}

export function answersTo({ slides }: SurveyDefinition, drafts: Drafts, today: string): Answers {
  const fields = slides.flatMap((slide) => slide.fields);
  const known = fields.flatMap(({ key }) => {
    const draft = drafts.get(key);
    return draft === undefined || isBlank(draft) ? [] : [draft];
  });
  return validateAnswers({ fields, rules: [] }, known, { today }).answers;
}

/**
 * Returns the position after the last shown slide. If the answers no longer lead there, returns the slide they lead to.
 * Null if the survey has no slides.
 */
export function standingAt(
  definition: SurveyDefinition,
  last: string | null,
  answers: Answers,
): SurveyPosition | null {
  const { slides } = definition;
  const wanted = last ?? slides[0]?.key;
  if (wanted === undefined) return null;
  const isLedTo = pathTo(definition, wanted, answers) !== null;
  const walk = isLedTo ? null : walkSurvey(definition, answers);
  const key = walk === null ? wanted : (walk.next ?? walk.path.at(-1) ?? wanted);
  const slide = slides.find((one) => one.key === key);
  if (slide === undefined) return null;
  return {
    slide,
    path: pathTo(definition, key, answers) ?? [],
    step: nextSlide(definition, key, answers),
    ahead: slidesAhead(definition).get(key) ?? 1,
  };
}
