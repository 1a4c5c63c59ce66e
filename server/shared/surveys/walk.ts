import { seeAnswer, testOf } from "../forms/conditions.ts";
import type { Answer, Answers, FormField } from "../forms/definition.ts";
import type { Jump, Slide, SurveyDefinition } from "./definition.ts";
import { scoreOf } from "./score.ts";

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
  while (walker.slide && !lacksAnswer(walker.slide, answers)) walker.advance();
  const { path, slide, end } = walker;
  return { path: path.map(({ key }) => key), next: slide?.key ?? null, end, score: scoreOf(path, answers) };
}

/** Returns the step after a slide, even if answers are missing there. Null if the answers do not lead to that slide. */
export function nextSlide(definition: SurveyDefinition, slideKey: string, answers: Answers): Step | null {
  const walker = walkTo(definition, slideKey, answers);
  if (!walker.slide) return null;
  walker.advance();
  return { slide: walker.slide?.key ?? null, end: walker.end };
}

/** Returns the slides before a slide, in order. Null if the answers do not lead to it. */
export function pathTo(
  definition: SurveyDefinition,
  slideKey: string,
  answers: Answers,
): readonly string[] | null {
  const { path, slide } = walkTo(definition, slideKey, answers);
  return slide ? path.map(({ key }) => key) : null;
}

function walkTo(definition: SurveyDefinition, slideKey: string, answers: Answers): Walker {
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
  const places = new Map(slides.map(({ key }, place) => [key, place]));
  const fields = new Map(slides.flatMap((slide) => slide.fields.map((field) => [field.key, field] as const)));
  const asked = new Set<FormField>();
  const walked = new Set<string>();
  let isDisqualified = false;
  const holds = ({ match, conditions }: Jump): boolean => {
    const test = (condition: Jump["conditions"][number]): boolean => {
      const field = fields.get(condition.field);
      return testOf(
        field,
        condition,
      )(field && asked.has(field) ? seeAnswer(field, answerTo(field, answers)) : null);
    };
    return match === "ALL" ? conditions.every(test) : conditions.some(test);
  };
  const walker: Walker = {
    path: [],
    slide: slides[0] ?? null,
    end: slides.length > 0 ? null : "END",
    advance() {
      const slide = walker.slide;
      if (!slide) return;
      walker.path.push(slide);
      walked.add(slide.key);
      for (const field of slide.fields) asked.add(field);
      let target: string | null | undefined = slide.next ?? slides[places.get(slide.key)! + 1]?.key;
      for (const jump of slide.jumps) {
        if (!holds(jump)) continue;
        if (jump.to.kind === "DISQUALIFY") {
          isDisqualified = true;
          // With AT_END the visitor continues without notice.
          if (disqualifies === "AT_END") continue;
        }
        target = jump.to.kind === "SLIDE" ? jump.to.slide : null;
        break;
      }
      const next = target == null ? undefined : slides[places.get(target) ?? -1];
      walker.slide = next && !walked.has(next.key) ? next : null;
      if (!walker.slide) walker.end = isDisqualified ? "DISQUALIFIED" : "END";
    },
  };
  return walker;
}

function answerTo({ key }: FormField, answers: Answers): Answer | undefined {
  return Object.hasOwn(answers, key) ? answers[key] : undefined;
}

function lacksAnswer({ fields }: Slide, answers: Answers): boolean {
  return fields.some(
    (field) =>
      field.isRequired && field.kind !== "HIDDEN" && seeAnswer(field, answerTo(field, answers)) === null,
  );
}
