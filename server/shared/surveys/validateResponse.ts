import type { Issue } from "../failures/failure.ts";
import type { Answer, AnswerDraft, Answers, Ending } from "../forms/definition.ts";
import type { Outcome } from "../forms/ending.ts";
import { validateAnswers, type ValidatedAnswers } from "../forms/validateAnswers.ts";
import type { ValidatedBy } from "../forms/validateAnswer.ts";
import { sortDrafts } from "../forms/sortDrafts.ts";
import type { ScoreBand, Slide, SurveyDefinition } from "./definition.ts";
import { bandOf, scoreOf } from "./score.ts";
import { startWalk } from "./walk.ts";

/** A response that was judged. It may be kept when there are no issues. */
export interface ValidatedResponse {
  /** What was answered on the slides that were walked, by field. */
  readonly answers: Answers;
  /** Paths begin with `answers` and the field's key. */
  readonly issues: readonly Issue[];
  /** The slides that were walked. With an issue on one, it ends before that one. */
  readonly path: readonly string[];
  readonly score: number;
  /** What the score is told with; null: it is not told. */
  readonly band: ScoreBand | null;
  readonly outcome: Outcome;
}

/**
 * Judges a response by walking the survey with it: each slide's answers are judged when it is walked, and the first slide
 * with an issue is where the walk ends, for nobody knows where it would have led. Answers to slides that are not walked are
 * left out, those to no question at all refused.
 */
export function validateResponse(
  definition: SurveyDefinition,
  drafts: readonly AnswerDraft[],
  by: ValidatedBy,
): ValidatedResponse {
  const fields = definition.slides.flatMap((slide) => slide.fields);
  const { found, issues: strange } = sortDrafts(fields, drafts);
  const issues: Issue[] = [...strange];
  const isStrange = new Set(strange.map(({ path }) => path[1]));
  const answers: Record<string, Answer> = {};
  const walker = startWalk(definition, answers);
  while (walker.slide) {
    const own = walker.slide.fields.flatMap(({ key }) => found.get(key) ?? []);
    const judged = validateSlide(walker.slide, own, by);
    issues.push(...judged.issues.filter(({ path }) => !isStrange.has(path[1])));
    if (judged.issues.length > 0) break;
    Object.assign(answers, judged.answers);
    walker.advance();
  }
  const score = scoreOf(walker.path, answers);
  return {
    answers,
    issues,
    path: walker.path.map(({ key }) => key),
    score,
    band: bandOf(definition, score),
    outcome: walker.end === "DISQUALIFIED" ? "DISQUALIFIED" : "ACCEPTED",
  };
}

/** Judges the answers to one slide: what the screen asks before it goes on. */
export function validateSlide(
  { fields }: Pick<Slide, "fields">,
  drafts: readonly AnswerDraft[],
  by: ValidatedBy,
): ValidatedAnswers {
  return validateAnswers({ fields, rules: [] }, drafts, by);
}

/** What is shown at the end of a survey. */
export function surveyEnding(
  { thanks, disqualified }: Pick<SurveyDefinition, "thanks" | "disqualified">,
  outcome: Outcome,
): Ending {
  return outcome === "DISQUALIFIED" ? disqualified : thanks;
}
