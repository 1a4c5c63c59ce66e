import type { Issue } from "../failures/failure.ts";
import type { Answer, AnswerDraft, Answers, Ending } from "../forms/definition.ts";
import type { Outcome } from "../forms/ending.ts";
import { validateAnswers, type ValidatedAnswers } from "../forms/validateAnswers.ts";
import type { AnswerContext } from "../forms/answerRules.ts";
import { sortDrafts } from "../forms/sortDrafts.ts";
import type { ScoreBand, Slide, SurveyDefinition } from "./definition.ts";
import { findBand, calculateScore } from "./score.ts";
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
  context: AnswerContext,
): ValidatedResponse {
  const fields = definition.slides.flatMap((slide) => slide.fields);
  const { found, issues: draftIssues } = sortDrafts(fields, drafts);
  const issues: Issue[] = [...draftIssues];
  const keysWithDraftIssue = new Set(draftIssues.map(({ path }) => path[1]));
  const answers: Record<string, Answer> = {};
  const walker = startWalk(definition, answers);
  while (walker.slide) {
    const slideDrafts = walker.slide.fields.flatMap(({ key }) => found.get(key) ?? []);
    const validated = validateSlide(walker.slide, slideDrafts, context);
    issues.push(...validated.issues.filter(({ path }) => !keysWithDraftIssue.has(path[1])));
    if (validated.issues.length > 0) break;
    Object.assign(answers, validated.answers);
    walker.advance();
  }
  const score = calculateScore(walker.path, answers);
  return {
    answers,
    issues,
    path: walker.path.map(({ key }) => key),
    score,
    band: findBand(definition, score),
    outcome: walker.end === "DISQUALIFIED" ? "DISQUALIFIED" : "ACCEPTED",
  };
}

export function validateSlide(
  { fields }: Pick<Slide, "fields">,
  drafts: readonly AnswerDraft[],
  context: AnswerContext,
): ValidatedAnswers {
  return validateAnswers({ fields, rules: [] }, drafts, context);
}

export function getSurveyEnding(
  { thanks, disqualified }: Pick<SurveyDefinition, "thanks" | "disqualified">,
  outcome: Outcome,
): Ending {
  return outcome === "DISQUALIFIED" ? disqualified : thanks;
}
