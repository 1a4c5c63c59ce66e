import type { Answers } from "../../../server/shared/forms/definition.ts";
import { validateAnswers } from "../../../server/shared/forms/validateAnswers.ts";
import type { Slide, SurveyDefinition } from "../../../server/shared/surveys/definition.ts";
import { slidesAhead } from "../../../server/shared/surveys/slideGraph.ts";
import { nextSlide, pathTo, type Step, walkSurvey } from "../../../server/shared/surveys/walk.ts";
import { type Drafts, isBlank } from "../forms/drafts.ts";

/** Where somebody stands in a survey. */
export interface SurveyPosition {
  /** What is shown. */
  readonly slide: Slide;
  /** The slides before it, in the order of walking. */
  readonly path: readonly string[];
  /** Where it leads on, by the answers as they are; null where the slide is none of the survey's. */
  readonly step: Step | null;
  /** The slides from here to the end at most, this one counted. */
  readonly ahead: number;
}

/** What was answered well on any slide, as the walk reads it. */
export function answersTo({ slides }: SurveyDefinition, drafts: Drafts, today: string): Answers {
  const fields = slides.flatMap((slide) => slide.fields);
  const known = fields.flatMap(({ key }) => {
    const draft = drafts.get(key);
    return draft === undefined || isBlank(draft) ? [] : [draft];
  });
  return validateAnswers({ fields, rules: [] }, known, { today }).answers;
}

/**
 * Where somebody stands who was on a slide last. Where the answers lead there no more (another version, an answer that was
 * changed) it is where they do lead; null: the survey has no slides.
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
