import type { Answers, FormDefinition } from "../../../../shared/forms/definition.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";
import { type WaitingUpload, claimUploadsSql, waitingUploadsSql } from "./uploads.ts";

export interface StartedForm {
  readonly publication: "DRAFT" | "PUBLISHED" | "ARCHIVED";
  /** The version of the start. Null if it does not exist. */
  readonly definition: FormDefinition | null;
  readonly submission: { readonly id: string; readonly answers: Answers } | null;
  /** Requested uploads that are unclaimed or belong to the submission. */
  readonly uploads: readonly WaitingUpload[];
}

/** Null if there is no such form. */
export async function loadStartedForm(
  query: Sql["query"],
  businessId: string,
  request: {
    readonly formId: string;
    readonly version: number;
    readonly startId: string;
    readonly uploadIds: readonly string[];
    readonly now: number;
  },
): Promise<StartedForm | null> {
  const [row] = await query<StartedForm>(
    `SELECT f.publication, v.definition, CASE WHEN s.id IS NOT NULL THEN jsonb_build_object('id', s.id, 'answers', s.answers) END AS submission,
            ${waitingUploadsSql({ ids: "$5", now: "$6", or: "u.submission_id = s.id" })} AS uploads
       FROM forms f
       LEFT JOIN form_versions v ON v.business_id = f.business_id AND v.form_id = f.id AND v.version = $3
       LEFT JOIN submissions s ON s.business_id = f.business_id AND s.start_id = $4
      WHERE f.business_id = $1 AND f.id = $2`,
    [
      businessId,
      request.formId,
      request.version,
      request.startId,
      request.uploadIds,
      new Date(request.now).toISOString(),
    ],
    { prepare: true },
  );
  return row ?? null;
}

export interface SubmissionDraft {
  readonly id: string;
  readonly formId: string;
  readonly version: number;
  readonly startId: string;
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly answers: Answers;
  readonly locale: string;
  readonly uploadIds: readonly string[];
}

/** After any result but "written" the caller must roll back. */
export type SubmissionWriteResult = "written" | "start used" | "file gone";

export async function writeSubmission(
  sql: Sql,
  businessId: string,
  draft: SubmissionDraft,
  now: number,
): Promise<SubmissionWriteResult> {
  const [row] = await sql.query<{ written: SubmissionWriteResult }>(
    `WITH new_submission AS (
       INSERT INTO submissions (business_id, id, form_id, version, start_id, outcome, answers, locale, created_at)
       VALUES ($1, $2, $3, $4, $5, $6::submission_outcome, $7::jsonb, $8, $9::timestamptz)
       ON CONFLICT (business_id, start_id) DO NOTHING RETURNING id
     ), claimed_uploads AS (
       ${claimUploadsSql(["submission_id", "new_submission"], { ids: "$10", now: "$9" })}
     )
     SELECT CASE WHEN NOT EXISTS (SELECT FROM new_submission) THEN 'start used'
                 WHEN (SELECT count(*) FROM claimed_uploads) < cardinality($10::uuid[]) THEN 'file gone'
                 ELSE 'written' END AS written`,
    [
      businessId,
      draft.id,
      draft.formId,
      draft.version,
      draft.startId,
      draft.outcome,
      JSON.stringify(draft.answers),
      draft.locale,
      new Date(now).toISOString(),
      draft.uploadIds,
    ],
    { prepare: true },
  );
  return row!.written;
}
