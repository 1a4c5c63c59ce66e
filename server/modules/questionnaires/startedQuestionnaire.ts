import type { Sql } from "../../platform/database/transaction.ts";
import { type Reject, invalidInputError } from "../../platform/database/domainError.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { isLocale } from "../../platform/i18n/locales.ts";
import { isIdempotencyKey } from "../../platform/ids/visitors.ts";
import { type FailureWith, type Issue, issue } from "../../shared/failures/failure.ts";
import type { AnswerDraft } from "../../shared/forms/definition.ts";
import { toCurrentTimeZone } from "../../shared/time/timeZones.ts";
import { checkSpam } from "../access/index.ts";
import { findSuspension } from "../businesses/index.ts";
import { createFileFinder, findDraftUploads, listAnswerUploads } from "./answerFiles.ts";
import { type QuestionnaireNotFound, notFoundFailure, type QuestionnaireKind } from "./data/kinds.ts";
import { type SubmissionDraft, loadStarted, writeSubmission } from "./data/writeSubmission.ts";
import { isValidStart, readSubmittedStart } from "./startTokens.ts";
import { validationOptions } from "./validationOptions.ts";

export interface SubmitInput {
  readonly start: string;
  readonly idempotencyKey: string;
  readonly answers: readonly AnswerDraft[];
  readonly locale: string;
  readonly timeZone: string;
  /** The honeypot field. */
  readonly website?: string | null | undefined;
  readonly proof?: string | null | undefined;
  readonly clientAddress: string;
}

export type SubmitFailure<Kind extends QuestionnaireKind> =
  | QuestionnaireNotFound<Kind>
  | FailureWith<
      | "BUSINESS_SUSPENDED"
      | "INVALID_INPUT"
      | "START_EXPIRED"
      | "TOO_MANY_ATTEMPTS"
      | "PROOF_REQUIRED"
      | "IDEMPOTENCY_CONFLICT"
    >;

/**
 * Loads the questionnaire that the visitor started. A replay succeeds even if it was archived or the start has expired.
 */
export async function openStarted<Kind extends QuestionnaireKind>(
  scope: Scope,
  kind: Kind,
  input: SubmitInput,
  reject: Reject<SubmitFailure<Kind>>,
) {
  const start = readSubmittedStart(scope, kind, input.start);
  if (!start) throw invalidInputError(issue(["start"], "ALTERED"));
  if (!isIdempotencyKey(input.idempotencyKey)) throw invalidInputError(issue(["idempotencyKey"], "INVALID"));
  const now = scope.clock.now();
  const { database, business } = scope;
  const load = () => {
    const uploadIds = findDraftUploads(input.answers);
    return loadStarted(database.query, kind, business.id, { ...start, uploadIds, now });
  };
  const started = await load();
  if (!started?.definition) throw reject(notFoundFailure(kind));
  const { definition, submission, publication, uploads } = started;
  if (!submission) {
    const suspension = findSuspension(scope);
    if (suspension) throw reject(suspension);
    if (publication !== "PUBLISHED") throw reject(notFoundFailure(kind));
    if (!isValidStart(start, now)) throw reject({ code: "START_EXPIRED" });
    const cost = await checkSpam(scope, start, input);
    if (cost) throw reject(cost);
  }
  const context = { ...validationOptions(scope, now), upload: createFileFinder(scope, uploads) };
  return { start, now, definition, submission, context, load };
}

/** Failures of `storeSubmission`. */
export type StoreFailure = FailureWith<"INVALID_INPUT" | "IDEMPOTENCY_CONFLICT">;

/** A program that fills in the honeypot gets a normal result, and nothing is stored. */
export function isSpam({ website }: SubmitInput): boolean {
  return (website ?? "") !== "";
}

export function validateContext({ timeZone, locale }: Pick<SubmitInput, "timeZone" | "locale">): Issue[] {
  return [
    ...(toCurrentTimeZone(timeZone) ? [] : [issue(["timeZone"], "UNKNOWN_TIME_ZONE")]),
    ...(isLocale(locale) ? [] : [issue(["locale"], "INVALID")]),
  ];
}

/** Rejects if a concurrent request used the start or one of the files. */
export async function storeSubmission(
  sql: Sql,
  kind: QuestionnaireKind,
  businessId: string,
  draft: Omit<SubmissionDraft, "uploadIds">,
  reject: Reject<StoreFailure>,
): Promise<void> {
  const uploadIds = listAnswerUploads(draft.answers);
  const writeResult = await writeSubmission(sql, kind, businessId, {
    ...draft,
    locale: draft.locale.toLowerCase(),
    uploadIds,
  });
  if (writeResult === "start used") throw reject({ code: "IDEMPOTENCY_CONFLICT" });
  if (writeResult === "file gone") throw invalidInputError(issue(["answers"], "NOT_FOUND"));
}
