import { isDeepStrictEqual } from "node:util";
import {
  type KeptResponse,
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
  surveyEnding,
} from "../../shared/surveys/validateResponse.ts";
import { bandOf } from "../../shared/surveys/score.ts";
import { fileFinder, filesInAnswers, filesInDrafts } from "./answeredFiles.ts";
import { safeEnding } from "./askedDefinition.ts";
import { newId } from "../../platform/ids/ids.ts";
import { validatedBy } from "./validatedBy.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { spamCost } from "../access/spamCost.ts";
import { type Start, isGoodStart, readSubmittedStart } from "./startTokens.ts";
import { type SubmitInput, faultsAround } from "./submitForm.ts";
import { isIdempotencyKey } from "../../platform/ids/visitors.ts";

/** How a survey ended, and what is shown then. */
export interface SurveySubmitted {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: Ending;
  /** Null: the survey tells none. */
  readonly score: number | null;
  readonly band: ScoreBand | null;
}

/**
 * Keeps a response to a survey, which is walked here by the version that was started: what was answered on slides that
 * are not on the way is left out. A start is answered once: the same answers again are answered what they were, others
 * are a conflict. So the start is the key to repeating it. At most six statements, however many answers.
 */
export async function submitSurvey(scope: Scope, input: SubmitInput): Promise<Outcome<SurveySubmitted>> {
  return toResult(async () => {
    const start = readSubmittedStart(scope, "SURVEY", input.start);
    if (!start) throw new DomainError(invalidInput(issue(["start"], "ALTERED")));
    if (!isIdempotencyKey(input.idempotencyKey))
      throw new DomainError(invalidInput(issue(["idempotencyKey"], "INVALID")));
    const now = scope.clock.now();
    const survey = await load(scope, start, input, now);
    const definition = survey?.definition;
    if (!survey || !definition) throw new DomainError({ code: "SURVEY_NOT_FOUND" });
    // What was sent once stays sent, whatever has become of the survey.
    if (survey.response === null) await validateStart(scope, start, survey, input, now);
    const by = { ...validatedBy(scope, now), upload: fileFinder(scope, survey.uploads) };
    const judged = validateResponse(definition, input.answers, by);
    if (survey.response) return again(scope, definition, survey.response, judged.answers);
    const issues = [...faultsAround(input), ...judged.issues];
    if (issues.length > 0) throw new DomainError({ code: "INVALID_INPUT", issues });
    // A program filled in what nobody sees: it learns nothing, and nothing of it is kept.
    if ((input.website ?? "") !== "") return ended(scope, definition, judged);
    if (await keep(scope, start, input, judged, now)) return ended(scope, definition, judged);
    // The same start was answered at this very moment.
    const kept = (await load(scope, start, input, now))?.response;
    if (!kept) throw new Error("a start that is used has its response");
    return again(scope, definition, kept, judged.answers);
  });
}

function load({ database, business }: Scope, start: Start, input: SubmitInput, now: number) {
  const { formId: surveyId, version, startId } = start;
  const uploadIds = filesInDrafts(input.answers);
  return loadStartedSurvey(database.query, business.id, { surveyId, version, startId, uploadIds, now });
}

/** Refuses what may not be answered now. */
async function validateStart(
  scope: Scope,
  start: Start,
  survey: StartedSurvey,
  input: SubmitInput,
  now: number,
): Promise<void> {
  if (survey.publication !== "PUBLISHED") throw new DomainError({ code: "SURVEY_NOT_FOUND" });
  if (!isGoodStart(start, now)) throw new DomainError({ code: "START_EXPIRED" });
  const cost = await spamCost(scope, start, input);
  if (cost) throw new DomainError(cost);
}

/** Keeps the response; false: the start was answered meanwhile. */
async function keep(
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
    // By a clock that was ahead it was started later than it is now.
    startedAt: Math.min(startedAt, now),
    createdAt: now,
    uploadIds: filesInAnswers(answers),
  };
  const written = await toResult(() =>
    database.transaction(async (sql) => {
      const come = await writeResponse(sql, business.id, draft);
      if (come === "start used") throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
      if (come === "file gone") throw new DomainError(invalidInput(issue(["answers"], "NOT_FOUND")));
    }),
  );
  if (written.ok) return true;
  if (written.failure.code === "IDEMPOTENCY_CONFLICT") return false;
  throw new DomainError(written.failure);
}

/** What a start was answered that is sent again: what it was the first time, if it says the same. */
function again(
  scope: Scope,
  definition: SurveyDefinition,
  kept: KeptResponse,
  answers: Answers,
): SurveySubmitted {
  // Through JSON once, as they were kept.
  const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(answers)), kept.answers);
  if (!isSame) throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
  return ended(scope, definition, kept);
}

function ended(
  { business }: Scope,
  definition: SurveyDefinition,
  { outcome, score }: Pick<KeptResponse, "outcome" | "score">,
): SurveySubmitted {
  const band = bandOf(definition, score);
  const ending = safeEnding(surveyEnding(definition, outcome), business.redirectOrigins);
  return { outcome, ending, score: band ? score : null, band };
}
