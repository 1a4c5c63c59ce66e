import { isDeepStrictEqual } from "node:util";
import { fingerprintInput, registerRequest } from "../../platform/database/idempotency.ts";
import { loadStartedForm, writeSubmission } from "./data/forms/writeSubmission.ts";
import { type Issue, invalidInput, issue } from "../../shared/failures/failure.ts";
import type { AnswerDraft, Ending } from "../../shared/forms/definition.ts";
import { getEnding } from "../../shared/forms/ending.ts";
import { validateAnswers } from "../../shared/forms/validateAnswers.ts";
import { toCurrentTimeZone } from "../../shared/time/timeZones.ts";
import { createFileFinder, listAnswerUploads, findDraftUploads } from "./answerFiles.ts";
import { toSafeDefinition } from "./safeDefinition.ts";
import { newId } from "../../platform/ids/ids.ts";
import { validationOptions } from "./validationOptions.ts";
import { isLocale } from "../../platform/i18n/locales.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { checkSpam } from "../access/index.ts";
import { isValidStart, readSubmittedStart } from "./startTokens.ts";
import { isIdempotencyKey } from "../../platform/ids/visitors.ts";

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

export interface SubmitResult {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: Ending;
}

/**
 * Answers are validated against the version of the start. A repeated request with the same key and input returns the
 * first result. At most six statements, for any number of answers.
 */
export async function submitForm(scope: Scope, input: SubmitInput): Promise<Outcome<SubmitResult>> {
  return toResult(async () => {
    const { database, business, clock } = scope;
    const start = readSubmittedStart(scope, "FORM", input.start);
    if (!start) throw new DomainError(invalidInput(issue(["start"], "ALTERED")));
    if (!isIdempotencyKey(input.idempotencyKey))
      throw new DomainError(invalidInput(issue(["idempotencyKey"], "INVALID")));
    const now = clock.now();
    const uploadIds = findDraftUploads(input.answers);
    const form = await loadStartedForm(database.query, business.id, { ...start, uploadIds, now });
    // A replay succeeds even if the form was archived or the start has expired.
    if (!form?.submission) {
      if (!form?.definition || form.publication !== "PUBLISHED")
        throw new DomainError({ code: "FORM_NOT_FOUND" });
      if (!isValidStart(start, now)) throw new DomainError({ code: "START_EXPIRED" });
      const cost = await checkSpam(scope, start, input);
      if (cost) throw new DomainError(cost);
    }
    const definition = toSafeDefinition(form.definition!, business);
    const by = { ...validationOptions(scope, now), upload: createFileFinder(scope, form.uploads) };
    const validated = validateAnswers(definition, input.answers, by);
    const issues = [...validateContext(input), ...validated.issues];
    const result = getEnding(definition, validated.state);
    // A restored page sends the same answers with another key.
    if (form.submission && isDeepStrictEqual(validated.answers, form.submission.answers)) return result;
    const isSpam = (input.website ?? "") !== "";
    if (isSpam && issues.length === 0) return result;

    const id = newId(now, scope.random);
    await database.transaction(async (sql) => {
      const repetition = await registerRequest(sql, {
        businessId: business.id,
        caller: scope.signer.fingerprint("start", start.startId),
        key: input.idempotencyKey,
        operation: "submitForm",
        inputHash: fingerprintInput(input, ["start", "website", "proof", "clientAddress"]),
        resultId: id,
        now,
      });
      if (repetition.kind === "conflict") throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
      if (repetition.kind === "again") return;
      if (issues.length > 0) throw new DomainError({ code: "INVALID_INPUT", issues });
      const { answers } = validated;
      const { outcome } = result;
      const { formId, version, startId } = start;
      const row = { id, formId, version, startId, outcome, answers, locale: input.locale.toLowerCase() };
      const draft = { ...row, uploadIds: listAnswerUploads(answers) };
      const writeResult = await writeSubmission(sql, business.id, draft, now);
      if (writeResult === "start used") throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
      if (writeResult === "file gone") throw new DomainError(invalidInput(issue(["answers"], "NOT_FOUND")));
    });
    return result;
  });
}

export function validateContext({ timeZone, locale }: Pick<SubmitInput, "timeZone" | "locale">): Issue[] {
  return [
    ...(toCurrentTimeZone(timeZone) ? [] : [issue(["timeZone"], "UNKNOWN_TIME_ZONE")]),
    ...(isLocale(locale) ? [] : [issue(["locale"], "INVALID")]),
  ];
}
