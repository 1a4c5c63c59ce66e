import type { Answers } from "../../../../shared/forms/definition.ts";
import type { SurveyDefinition } from "../../../../shared/surveys/definition.ts";
import { type WaitingUpload, claimUploadsSql, waitingUploadsSql } from "../forms/uploads.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

export interface StoredResponse {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly answers: Answers;
  readonly score: number;
}

export interface StartedSurvey {
  readonly publication: "DRAFT" | "PUBLISHED" | "ARCHIVED";
  /** The version of the start. Null if it does not exist. */
  readonly definition: SurveyDefinition | null;
  readonly response: StoredResponse | null;
  /** Requested uploads that are unclaimed or belong to the response. */
  readonly uploads: readonly WaitingUpload[];
}

/** Null if there is no such survey. */
export async function loadStartedSurvey(
  query: Sql["query"],
  businessId: string,
  request: {
    readonly surveyId: string;
    readonly version: number;
    readonly startId: string;
    readonly uploadIds: readonly string[];
    readonly now: number;
  },
): Promise<StartedSurvey | null> {
  const [row] = await query<StartedSurvey>(
    `SELECT s.publication, v.definition,
            CASE WHEN r.id IS NOT NULL
                 THEN jsonb_build_object('outcome', r.outcome, 'answers', r.answers, 'score', r.score) END AS response,
            ${waitingUploadsSql({ ids: "$5", now: "$6", or: "u.response_id = r.id" })} AS uploads
       FROM surveys s
       LEFT JOIN survey_versions v ON v.business_id = s.business_id AND v.survey_id = s.id AND v.version = $3
       LEFT JOIN survey_responses r ON r.business_id = s.business_id AND r.start_id = $4
      WHERE s.business_id = $1 AND s.id = $2`,
    [
      businessId,
      request.surveyId,
      request.version,
      request.startId,
      request.uploadIds,
      new Date(request.now).toISOString(),
    ],
    { prepare: true },
  );
  return row ?? null;
}

/** Instants in epoch milliseconds. */
export interface ResponseDraft extends StoredResponse {
  readonly id: string;
  readonly surveyId: string;
  readonly version: number;
  readonly startId: string;
  readonly path: readonly string[];
  readonly locale: string;
  readonly startedAt: number;
  readonly createdAt: number;
  readonly uploadIds: readonly string[];
}

/** After any result but "written" the caller must roll back. */
export type ResponseWriteResult = "written" | "start used" | "file gone";

export async function writeResponse(
  sql: Sql,
  businessId: string,
  draft: ResponseDraft,
): Promise<ResponseWriteResult> {
  const [row] = await sql.query<{ written: ResponseWriteResult }>(
    `WITH new_response AS (
       INSERT INTO survey_responses (business_id, id, survey_id, version, start_id, outcome, answers, path, score, locale, started_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6::submission_outcome, $7::jsonb, $8, $9, $10, $11, $12::timestamptz)
       ON CONFLICT (business_id, start_id) DO NOTHING RETURNING id
     ), claimed_uploads AS (
       ${claimUploadsSql(["response_id", "new_response"], { ids: "$13", now: "$12" })}
     )
     SELECT CASE WHEN NOT EXISTS (SELECT FROM new_response) THEN 'start used'
                 WHEN (SELECT count(*) FROM claimed_uploads) < cardinality($13::uuid[]) THEN 'file gone'
                 ELSE 'written' END AS written`,
    [
      businessId,
      draft.id,
      draft.surveyId,
      draft.version,
      draft.startId,
      draft.outcome,
      JSON.stringify(draft.answers),
      draft.path,
      draft.score,
      draft.locale,
      new Date(draft.startedAt).toISOString(),
      new Date(draft.createdAt).toISOString(),
      draft.uploadIds,
    ],
    { prepare: true },
  );
  return row!.written;
}
