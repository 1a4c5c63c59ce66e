import type { Answers } from "../../../shared/forms/definition.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { type WaitingUpload, claimUploadsSql, waitingUploadsSql } from "./forms/uploads.ts";
import { type QuestionnaireKind, TABLES } from "./kinds.ts";
import type { Definitions } from "./loadVersions.ts";

export interface StoredSubmission {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly answers: Answers;
  /** Zero for a form. */
  readonly score: number;
}

export interface StartedQuestionnaire<Definition> {
  readonly publication: "DRAFT" | "PUBLISHED" | "ARCHIVED";
  /** The version of the start. Null if it does not exist. */
  readonly definition: Definition | null;
  readonly submission: StoredSubmission | null;
  /** Requested uploads that are unclaimed or belong to the submission. */
  readonly uploads: readonly WaitingUpload[];
}

/** Null if there is no such form or survey. */
export async function loadStarted<Kind extends QuestionnaireKind>(
  query: Sql["query"],
  kind: Kind,
  businessId: string,
  request: {
    readonly formId: string;
    readonly version: number;
    readonly startId: string;
    readonly uploadIds: readonly string[];
    readonly now: number;
  },
): Promise<StartedQuestionnaire<Definitions[Kind]> | null> {
  const { rows, versions, key, answered, upload, score } = TABLES[kind];
  const [row] = await query<StartedQuestionnaire<Definitions[Kind]>>(
    `SELECT f.publication, v.definition,
            CASE WHEN a.id IS NOT NULL
                 THEN jsonb_build_object('outcome', a.outcome, 'answers', a.answers, 'score', ${score}) END AS submission,
            ${waitingUploadsSql({ ids: "$5", now: "$6", or: `u.${upload} = a.id` })} AS uploads
       FROM ${rows} f
       LEFT JOIN ${versions} v ON v.business_id = f.business_id AND v.${key} = f.id AND v.version = $3
       LEFT JOIN ${answered} a ON a.business_id = f.business_id AND a.start_id = $4
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

/** Instants in epoch milliseconds. */
export interface SubmissionDraft {
  readonly id: string;
  readonly formId: string;
  readonly version: number;
  readonly startId: string;
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly answers: Answers;
  readonly locale: string;
  readonly createdAt: number;
  readonly uploadIds: readonly string[];
  /** Of a survey. */
  readonly walk?: { readonly path: readonly string[]; readonly score: number; readonly startedAt: number };
}

/** After any result but "written" the caller must roll back. */
export type SubmissionWriteResult = "written" | "start used" | "file gone";

export async function writeSubmission(
  sql: Sql,
  kind: QuestionnaireKind,
  businessId: string,
  { walk, ...draft }: SubmissionDraft,
): Promise<SubmissionWriteResult> {
  const { key, answered, upload } = TABLES[kind];
  const [columns, parameters] = walk ? [", path, score, started_at", ", $11, $12, $13"] : ["", ""];
  const [row] = await sql.query<{ written: SubmissionWriteResult }>(
    `WITH new_submission AS (
       INSERT INTO ${answered} (business_id, id, ${key}, version, start_id, outcome, answers, locale, created_at${columns})
       VALUES ($1, $2, $3, $4, $5, $6::submission_outcome, $7::jsonb, $8, $9::timestamptz${parameters})
       ON CONFLICT (business_id, start_id) DO NOTHING RETURNING id
     ), claimed_uploads AS (
       ${claimUploadsSql([upload, "new_submission"], { ids: "$10", now: "$9" })}
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
      new Date(draft.createdAt).toISOString(),
      draft.uploadIds,
      ...(walk ? [walk.path, walk.score, new Date(walk.startedAt).toISOString()] : []),
    ],
    { prepare: true },
  );
  return row!.written;
}
