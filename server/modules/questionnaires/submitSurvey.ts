import type { FailureWith } from "../../shared/failures/failure.ts";
import { isDeepStrictEqual } from "node:util";
import type { StoredSubmission } from "./data/writeSubmission.ts";
import type { Answers, Ending } from "../../shared/forms/definition.ts";
import type { ScoreBand, SurveyDefinition } from "../../shared/surveys/definition.ts";
import {
  type ValidatedResponse,
  validateResponse,
  getSurveyEnding,
} from "../../shared/surveys/validateResponse.ts";
import { findBand } from "../../shared/surveys/score.ts";
import { toSafeEnding } from "./safeDefinition.ts";
import { newId } from "../../platform/ids/ids.ts";
import { type Reject, toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { Start } from "./startTokens.ts";
import {
  isSpam,
  openStarted,
  storeSubmission,
  type StoreFailure,
  type SubmitFailure,
  type SubmitInput,
  validateContext,
} from "./startedQuestionnaire.ts";

export interface SubmitSurveyResult {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: Ending;
  /** Null if the survey has no band for it. */
  readonly score: number | null;
  readonly band: ScoreBand | null;
}

/**
 * The jumps are followed in the version of the start, and answers of other slides are dropped. The same answers for a
 * start return the first result, others are a conflict. At most six statements, for any number of answers.
 */
export async function submitSurvey(
  scope: Scope,
  input: SubmitInput,
): Promise<Outcome<SubmitSurveyResult, SubmitFailure<"SURVEY">>> {
  return toResult(async (reject) => {
    const { start, now, definition, submission, context, load } = await openStarted(
      scope,
      "SURVEY",
      input,
      reject,
    );
    const validated = validateResponse(definition, input.answers, context);
    if (submission) return replayResponse(scope, definition, submission, validated.answers, reject);
    const issues = [...validateContext(input), ...validated.issues];
    if (issues.length > 0) throw invalidInputError(...issues);
    if (isSpam(input) || (await storeResponse(scope, start, input, validated, now, reject)))
      return toSurveyResult(scope, definition, validated);
    // A concurrent request answered the same start.
    const stored = (await load())?.submission;
    if (!stored) throw new Error("a used start has a response");
    return replayResponse(scope, definition, stored, validated.answers, reject);
  });
}

/** Returns false if a concurrent request answered the start. */
async function storeResponse(
  { database, business, random }: Scope,
  start: Start,
  { locale }: SubmitInput,
  { answers, path, score, outcome }: ValidatedResponse,
  now: number,
  reject: Reject<StoreFailure>,
): Promise<boolean> {
  const walk = { path, score, startedAt: Math.min(start.startedAt, now) };
  const draft = { ...start, id: newId(now, random), outcome, answers, locale, createdAt: now, walk };
  const transactionResult = await toResult<void, StoreFailure>((rejectStore) =>
    database.transaction((sql) => storeSubmission(sql, "SURVEY", business.id, draft, rejectStore)),
  );
  if (transactionResult.ok) return true;
  if (transactionResult.failure.code === "IDEMPOTENCY_CONFLICT") return false;
  throw reject(transactionResult.failure);
}

/** Returns the first result if the answers are the same. */
function replayResponse(
  scope: Scope,
  definition: SurveyDefinition,
  stored: StoredSubmission,
  answers: Answers,
  reject: Reject<FailureWith<"IDEMPOTENCY_CONFLICT">>,
): SubmitSurveyResult {
  // Stored answers have passed through JSON.
  const isReplay = isDeepStrictEqual(JSON.parse(JSON.stringify(answers)), stored.answers);
  if (!isReplay) throw reject({ code: "IDEMPOTENCY_CONFLICT" });
  return toSurveyResult(scope, definition, stored);
}

function toSurveyResult(
  { business }: Scope,
  definition: SurveyDefinition,
  { outcome, score }: Pick<StoredSubmission, "outcome" | "score">,
): SubmitSurveyResult {
  const band = findBand(definition, score);
  const ending = toSafeEnding(getSurveyEnding(definition, outcome), business.redirectOrigins);
  return { outcome, ending, score: band ? score : null, band };
}
