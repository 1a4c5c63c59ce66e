import type { Answers, FormDefinition } from "../../../../shared/forms/definition.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";
import { type WaitingUpload, claimUploadsSql, waitingUploadsSql } from "./uploads.ts";

/** A form that somebody started, and what has come of it. */
export interface StartedForm {
  readonly publication: "DRAFT" | "PUBLISHED" | "ARCHIVED";
  /** What the version asks that was started; null: there is no such version. */
  readonly definition: FormDefinition | null;
  /** What was submitted of this start; null: nothing yet. */
  readonly submission: { readonly id: string; readonly answers: Answers } | null;
  /** The files that were asked for and wait, or belong to that submission. */
  readonly uploads: readonly WaitingUpload[];
}

/** Reads all that a submission is judged by, in one statement. Null: there is no such form. */
export async function loadStartedForm(
  query: Sql["query"],
  businessId: string,
  asked: {
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
      asked.formId,
      asked.version,
      asked.startId,
      asked.uploadIds,
      new Date(asked.now).toISOString(),
    ],
    { prepare: true },
  );
  return row ?? null;
}

/** Answers to be kept. */
export interface SubmissionDraft {
  readonly id: string;
  readonly formId: string;
  readonly version: number;
  readonly startId: string;
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly answers: Answers;
  readonly locale: string;
  /** The files among the answers. */
  readonly uploadIds: readonly string[];
}

/** What the writing came to. After anything but "written" the caller must roll back. */
export type WrittenSubmission = "written" | "start used" | "file gone";

/** Keeps the answers of a start and claims their files: one statement, however many there are. */
export async function writeSubmission(
  sql: Sql,
  businessId: string,
  draft: SubmissionDraft,
  now: number,
): Promise<WrittenSubmission> {
  const [row] = await sql.query<{ written: WrittenSubmission }>(
    `WITH kept AS (
       INSERT INTO submissions (business_id, id, form_id, version, start_id, outcome, answers, locale, created_at)
       VALUES ($1, $2, $3, $4, $5, $6::submission_outcome, $7::jsonb, $8, $9::timestamptz)
       ON CONFLICT (business_id, start_id) DO NOTHING RETURNING id
     ), claimed AS (
       ${claimUploadsSql(["submission_id", "kept"], { ids: "$10", now: "$9" })}
     )
     SELECT CASE WHEN NOT EXISTS (SELECT FROM kept) THEN 'start used'
                 WHEN (SELECT count(*) FROM claimed) < cardinality($10::uuid[]) THEN 'file gone'
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
