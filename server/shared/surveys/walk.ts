import { toComparable, compileCondition } from "../forms/conditions.ts";
import type { Answer, Answers, FormField } from "../forms/definition.ts";
import type { Jump, Slide, SurveyDefinition } from "./definition.ts";
import { calculateScore } from "./score.ts";

export type WalkEnd = "END" | "DISQUALIFIED";

export interface Walk {
  readonly path: readonly string[];
  /** Slide with a missing required answer. Null at the end. */
  readonly next: string | null;
  readonly end: WalkEnd | null;
  /** Score of the slides in `path`. */
  readonly score: number;
}

export interface Step {
  readonly slide: string | null;
  readonly end: WalkEnd | null;
}

/**
 * Follows a survey until a required answer is missing or it ends. Answers on other slides are ignored. Stops at a
 * repeated slide, so it ends for an unvalidated definition too.
 */
export function walkSurvey(definition: SurveyDefinition, answers: Answers): Walk {
  const walker = startWalk(definition, answers);
  while (walker.slide && !hasMissingAnswer(walker.slide, answers)) walker.advance();
  const { path, slide, end } = walker;
  return {
    path: path.map(({ key }) => key),
    next: slide?.key ?? null,
    end,
    score: calculateScore(path, answers),
  };
}

/** Returns the step after a slide, even if answers are missing there. Null if the answers do not lead to that slide. */
export function getNextStep(definition: SurveyDefinition, slideKey: string, answers: Answers): Step | null {
  const walker = walkToSlide(definition, slideKey, answers);
  if (!walker.slide) return null;
  walker.advance();
  return { slide: walker.slide?.key ?? null, end: walker.end };
}

/** Returns the slides before a slide, in order. Null if the answers do not lead to it. */
export function findPathTo(
  definition: SurveyDefinition,
  slideKey: string,
  answers: Answers,
): readonly string[] | null {
  const { path, slide } = walkToSlide(definition, slideKey, answers);
  return slide ? path.map(({ key }) => key) : null;
}

function walkToSlide(definition: SurveyDefinition, slideKey: string, answers: Answers): Walker {
  const walker = startWalk(definition, answers);
  while (walker.slide && walker.slide.key !== slideKey) walker.advance();
  return walker;
}

export interface Walker {
  readonly path: Slide[];
  slide: Slide | null;
  end: WalkEnd | null;
  advance(): void;
}

/** `answers` may grow during the walk. */
export function startWalk(definition: SurveyDefinition, answers: Answers): Walker {
  const { slides, disqualifies } = definition;
  const indexByKey = new Map(slides.map(({ key }, index) => [key, index]));
  const fields = new Map(slides.flatMap((slide) => slide.fields.map((field) => [field.key, field] as const)));
  const visitedFields = new Set<FormField>();
  const visitedSlides = new Set<string>();
  let isDisqualified = false;
  const jumpMatches = ({ match, conditions }: Jump): boolean => {
    const conditionMatches = (condition: Jump["conditions"][number]): boolean => {
      const field = fields.get(condition.field);
      return compileCondition(
        field,
        condition,
      )(field && visitedFields.has(field) ? toComparable(field, getAnswer(field, answers)) : null);
    };
    return match === "ALL" ? conditions.every(conditionMatches) : conditions.some(conditionMatches);
  };
  const walker: Walker = {
    path: [],
    slide: slides[0] ?? null,
    end: slides.length > 0 ? null : "END",
    advance() {
      const slide = walker.slide;
      if (!slide) return;
      walker.path.push(slide);
      visitedSlides.add(slide.key);
      for (const field of slide.fields) visitedFields.add(field);
      let target: string | null | undefined = slide.next ?? slides[indexByKey.get(slide.key)! + 1]?.key;
      for (const jump of slide.jumps) {
        if (!jumpMatches(jump)) continue;
        if (jump.to.kind === "DISQUALIFY") {
          isDisqualified = true;
          // With AT_END the visitor continues without notice.
          if (disqualifies === "AT_END") continue;
        }
        target = jump.to.kind === "SLIDE" ? jump.to.slide : null;
        break;
      }
      const next = target == null ? undefined : slides[indexByKey.get(target) ?? -1];
      walker.slide = next && !visitedSlides.has(next.key) ? next : null;
      if (!walker.slide) walker.end = isDisqualified ? "DISQUALIFIED" : "END";
    },
  };
  return walker;
}

function getAnswer({ key }: FormField, answers: Answers): Answer | undefined {
  return Object.hasOwn(answers, key) ? answers[key] : undefined;
}

function hasMissingAnswer({ fields }: Slide, answers: Answers): boolean {
  return fields.some(
    (field) =>
      field.isRequired && field.kind !== "HIDDEN" && toComparable(field, getAnswer(field, answers)) === null,
  );
}
