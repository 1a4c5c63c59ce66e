import type { Issue } from "../failures/failure.ts";
import type { Answer, AnswerDraft, Answers, Ending } from "../forms/definition.ts";
import type { Outcome } from "../forms/ending.ts";
import { validateAnswers, type ValidatedAnswers } from "../forms/validateAnswers.ts";
import type { ValidatedBy } from "../forms/validateAnswer.ts";
import { sortDrafts } from "../forms/sortDrafts.ts";
import type { ScoreBand, Slide, SurveyDefinition } from "./definition.ts";
import { bandOf, scoreOf } from "./score.ts";
import { startWalk } from "./walk.ts";

export interface ValidatedResponse {
  readonly answers: Answers;
  readonly issues: readonly Issue[];
  /** Keys of the visited slides. Ends before the first slide with an issue. */
  readonly path: readonly string[];
  readonly score: number;
  /** Null if no band contains the score. */
  readonly band: ScoreBand | null;
  readonly outcome: Outcome;
}

/**
 * Validates a response slide by slide and stops at the first slide with an issue, because its successor is unknown.
 * Answers to slides that are not visited are dropped; answers to unknown fields are issues.
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

export function validateSlide(
  { fields }: Pick<Slide, "fields">,
  drafts: readonly AnswerDraft[],
  by: ValidatedBy,
): ValidatedAnswers {
  return validateAnswers({ fields, rules: [] }, drafts, by);
}

export function surveyEnding(
  { thanks, disqualified }: Pick<SurveyDefinition, "thanks" | "disqualified">,
  outcome: Outcome,
): Ending {
  return outcome === "DISQUALIFIED" ? disqualified : thanks;
}
