import { isDeepStrictEqual } from "node:util";
import {
  type StoredResponse,
  type StartedSurvey,
  loadStartedSurvey,
  writeResponse,
} from "./data/surveys/writeResponse.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import type { Answers, Ending } from "../../shared/forms/definition.ts";
import type { ScoreBand, SurveyDefinition } from "../../shared/surveys/definition.ts";
import {
  type ValidatedResponse,
  validateResponse,
  getSurveyEnding,
} from "../../shared/surveys/validateResponse.ts";
import { findBand } from "../../shared/surveys/score.ts";
import { createFileFinder, listAnswerUploads, findDraftUploads } from "./answerFiles.ts";
import { toSafeEnding } from "./safeDefinition.ts";
import { newId } from "../../platform/ids/ids.ts";
import { validationOptions } from "./validationOptions.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { checkSpam } from "../access/index.ts";
import { type Start, isValidStart, readSubmittedStart } from "./startTokens.ts";
import { type SubmitInput, validateContext } from "./submitForm.ts";
import { isIdempotencyKey } from "../../platform/ids/visitors.ts";

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
export async function submitSurvey(scope: Scope, input: SubmitInput): Promise<Outcome<SubmitSurveyResult>> {
  return toResult(async () => {
    const start = readSubmittedStart(scope, "SURVEY", input.start);
    if (!start) throw new DomainError(invalidInput(issue(["start"], "ALTERED")));
    if (!isIdempotencyKey(input.idempotencyKey))
      throw new DomainError(invalidInput(issue(["idempotencyKey"], "INVALID")));
    const now = scope.clock.now();
    const survey = await loadSurvey(scope, start, input, now);
    const definition = survey?.definition;
    if (!survey || !definition) throw new DomainError({ code: "SURVEY_NOT_FOUND" });
    if (survey.response === null) await validateStart(scope, start, survey, input, now);
    const by = { ...validationOptions(scope, now), upload: createFileFinder(scope, survey.uploads) };
    const validated = validateResponse(definition, input.answers, by);
    if (survey.response) return replayResponse(scope, definition, survey.response, validated.answers);
    const issues = [...validateContext(input), ...validated.issues];
    if (issues.length > 0) throw new DomainError({ code: "INVALID_INPUT", issues });
    // A program that fills in the honeypot gets a normal result, and nothing is stored.
    if ((input.website ?? "") !== "") return toSurveyResult(scope, definition, validated);
    if (await storeResponse(scope, start, input, validated, now))
      return toSurveyResult(scope, definition, validated);
    // A concurrent request answered the same start.
    const stored = (await loadSurvey(scope, start, input, now))?.response;
    if (!stored) throw new Error("a used start has a response");
    return replayResponse(scope, definition, stored, validated.answers);
  });
}

function loadSurvey({ database, business }: Scope, start: Start, input: SubmitInput, now: number) {
  const { formId: surveyId, version, startId } = start;
  const uploadIds = findDraftUploads(input.answers);
  return loadStartedSurvey(database.query, business.id, { surveyId, version, startId, uploadIds, now });
}

async function validateStart(
  scope: Scope,
  start: Start,
  survey: StartedSurvey,
  input: SubmitInput,
  now: number,
): Promise<void> {
  if (survey.publication !== "PUBLISHED") throw new DomainError({ code: "SURVEY_NOT_FOUND" });
  if (!isValidStart(start, now)) throw new DomainError({ code: "START_EXPIRED" });
  const cost = await checkSpam(scope, start, input);
  if (cost) throw new DomainError(cost);
}

/** Returns false if a concurrent request answered the start. */
async function storeResponse(
  scope: Scope,
  { formId: surveyId, version, startId, startedAt }: Start,
  { locale }: SubmitInput,
  { answers, path, score, outcome }: ValidatedResponse,
  now: number,
): Promise<boolean> {
  const { database, business, random } = scope;
  const draft = {
    id: newId(now, random),
    surveyId,
    version,
    startId,
    outcome,
    answers,
    path,
    score,
    locale: locale.toLowerCase(),
    startedAt: Math.min(startedAt, now),
    createdAt: now,
    uploadIds: listAnswerUploads(answers),
  };
  const transactionResult = await toResult(() =>
    database.transaction(async (sql) => {
      const writeResult = await writeResponse(sql, business.id, draft);
      if (writeResult === "start used") throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
      if (writeResult === "file gone") throw new DomainError(invalidInput(issue(["answers"], "NOT_FOUND")));
    }),
  );
  if (transactionResult.ok) return true;
  if (transactionResult.failure.code === "IDEMPOTENCY_CONFLICT") return false;
  throw new DomainError(transactionResult.failure);
}

/**
 * Returns the first result if the answers are the same.
 * @throws {DomainError} IDEMPOTENCY_CONFLICT for other answers
 */
function replayResponse(
  scope: Scope,
  definition: SurveyDefinition,
  stored: StoredResponse,
  answers: Answers,
): SubmitSurveyResult {
  // Stored answers have passed through JSON.
  const isReplay = isDeepStrictEqual(JSON.parse(JSON.stringify(answers)), stored.answers);
  if (!isReplay) throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
  return toSurveyResult(scope, definition, stored);
}

function toSurveyResult(
  { business }: Scope,
  definition: SurveyDefinition,
  { outcome, score }: Pick<StoredResponse, "outcome" | "score">,
): SubmitSurveyResult {
  const band = findBand(definition, score);
  const ending = toSafeEnding(getSurveyEnding(definition, outcome), business.redirectOrigins);
  return { outcome, ending, score: band ? score : null, band };
}
