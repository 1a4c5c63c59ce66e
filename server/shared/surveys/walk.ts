import { seeAnswer, testOf } from "../forms/conditions.ts";
import type { Answer, Answers, FormField } from "../forms/definition.ts";
import type { Jump, Slide, SurveyDefinition } from "./definition.ts";
import { scoreOf } from "./score.ts";

/** How a walk ends. */
export type WalkEnd = "END" | "DISQUALIFIED";

/** Where answers lead. */
export interface Walk {
  /** The slides that are done, in the order of walking. */
  readonly path: readonly string[];
  /** The slide where a required answer is missing; null when it has ended. */
  readonly next: string | null;
  readonly end: WalkEnd | null;
  /** What the options count that were chosen on the slides in `path`. */
  readonly score: number;
}

/** Where it goes on from a slide: to another one, or to the end. */
export interface Step {
  readonly slide: string | null;
  readonly end: WalkEnd | null;
}

/**
 * Walks a survey from its first slide until a required answer is missing or it ends. Answers to slides that are not walked
 * count for nothing. Both sides walk by this; a definition that was judged has no way round, so every walk ends (and one
 * that was not ends where it comes back).
 */
export function walkSurvey(definition: SurveyDefinition, answers: Answers): Walk {
  const walker = startWalk(definition, answers);
  while (walker.slide && !lacksAnswer(walker.slide, answers)) walker.advance();
  const { path, slide, end } = walker;
  return { path: path.map(({ key }) => key), next: slide?.key ?? null, end, score: scoreOf(path, answers) };
}

/**
 * The slide that follows another one, for somebody who is on it: what is still missing there does not matter. Null: these
 * answers do not lead to that slide.
 */
export function nextSlide(definition: SurveyDefinition, slideKey: string, answers: Answers): Step | null {
  const walker = walkTo(definition, slideKey, answers);
  if (!walker.slide) return null;
  walker.advance();
  return { slide: walker.slide?.key ?? null, end: walker.end };
}

/** The slides that lead to one, in the order of walking, itself not among them; null: these answers do not lead there. */
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

/** Somebody on the way; `slide` is where they are, null at the end. */
export interface Walker {
  readonly path: Slide[];
  slide: Slide | null;
  end: WalkEnd | null;
  /** Leaves the slide by what was answered so far. */
  advance(): void;
}

/** Sets out on a survey. `answers` may grow while walking. */
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
          // Whoever is to be told at the end goes on as if nothing had happened.
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

/** Whether a required answer of a slide is missing. */
function lacksAnswer({ fields }: Slide, answers: Answers): boolean {
  return fields.some(
    (field) =>
      field.isRequired && field.kind !== "HIDDEN" && seeAnswer(field, answerTo(field, answers)) === null,
  );
}
