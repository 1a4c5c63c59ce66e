import { isDeepStrictEqual } from "node:util";
import { registerRequest } from "../../platform/database/idempotency.ts";
import { loadStartedForm, writeSubmission } from "./data/forms/writeSubmission.ts";
import { type Issue, invalidInput, issue } from "../../shared/failures/failure.ts";
import type { AnswerDraft, Ending } from "../../shared/forms/definition.ts";
import { endingOf } from "../../shared/forms/ending.ts";
import { validateAnswers } from "../../shared/forms/validateAnswers.ts";
import { canonicalTimeZone } from "../../shared/time/timeZones.ts";
import { fileFinder, filesInAnswers, filesInDrafts } from "./answeredFiles.ts";
import { askedDefinition } from "./askedDefinition.ts";
import { newId } from "../../platform/ids/ids.ts";
import { validatedBy } from "./validatedBy.ts";
import { isLocale } from "../../platform/i18n/locales.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { inputHash } from "../../platform/ids/signer.ts";
import { spamCost } from "../access/spamCost.ts";
import { isGoodStart, readSubmittedStart } from "./startTokens.ts";
import { isIdempotencyKey } from "../../platform/ids/visitors.ts";

/** Answers as they were sent, to a form or a survey. */
export interface SubmitInput {
  readonly start: string;
  readonly idempotencyKey: string;
  readonly answers: readonly AnswerDraft[];
  readonly locale: string;
  readonly timeZone: string;
  /** What only a program fills in. */
  readonly website?: string | null | undefined;
  readonly proof?: string | null | undefined;
  readonly clientAddress: string;
}

/** What became of the answers, and what is shown then. */
export interface Submitted {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: Ending;
}

/**
 * Keeps the answers to a form, judged by the version that was started. Sent again with the same key and input it answers
 * what it did; a start is submitted once. At most six statements, however many answers.
 */
export async function submitForm(scope: Scope, input: SubmitInput): Promise<Outcome<Submitted>> {
  return toResult(async () => {
    const { database, business, clock } = scope;
    const start = readSubmittedStart(scope, "FORM", input.start);
    if (!start) throw new DomainError(invalidInput(issue(["start"], "ALTERED")));
    if (!isIdempotencyKey(input.idempotencyKey))
      throw new DomainError(invalidInput(issue(["idempotencyKey"], "INVALID")));
    const now = clock.now();
    const uploadIds = filesInDrafts(input.answers);
    const form = await loadStartedForm(database.query, business.id, { ...start, uploadIds, now });
    // What was sent once stays sent, whatever has become of the form.
    if (!form?.submission) {
      if (!form?.definition || form.publication !== "PUBLISHED")
        throw new DomainError({ code: "FORM_NOT_FOUND" });
      if (!isGoodStart(start, now)) throw new DomainError({ code: "START_EXPIRED" });
      const cost = await spamCost(scope, start, input);
      if (cost) throw new DomainError(cost);
    }
    const definition = askedDefinition(form.definition!, business);
    const by = { ...validatedBy(scope, now), upload: fileFinder(scope, form.uploads) };
    const judged = validateAnswers(definition, input.answers, by);
    const issues = [...faultsAround(input), ...judged.issues];
    const ended = endingOf(definition, judged.state);
    // The same answers again, though under another key: a page that was restored.
    if (form.submission && isDeepStrictEqual(judged.answers, form.submission.answers)) return ended;
    const isByProgram = (input.website ?? "") !== "";
    if (isByProgram && issues.length === 0) return ended;

    const id = newId(now, scope.random);
    await database.transaction(async (sql) => {
      const repetition = await registerRequest(sql, {
        businessId: business.id,
        caller: scope.signer.fingerprint("start", start.startId),
        key: input.idempotencyKey,
        operation: "submitForm",
        inputHash: inputHash([input.answers, input.locale, input.timeZone]),
        resultId: id,
        now,
      });
      if (repetition.kind === "conflict") throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
      if (repetition.kind === "again") return;
      if (issues.length > 0) throw new DomainError({ code: "INVALID_INPUT", issues });
      const { answers } = judged;
      const { outcome } = ended;
      const { formId, version, startId } = start;
      const kept = { id, formId, version, startId, outcome, answers, locale: input.locale.toLowerCase() };
      const draft = { ...kept, uploadIds: filesInAnswers(answers) };
      const written = await writeSubmission(sql, business.id, draft, now);
      if (written === "start used") throw new DomainError({ code: "IDEMPOTENCY_CONFLICT" });
      if (written === "file gone") throw new DomainError(invalidInput(issue(["answers"], "NOT_FOUND")));
    });
    return ended;
  });
}

/** What is wrong besides the answers. */
export function faultsAround({ timeZone, locale }: Pick<SubmitInput, "timeZone" | "locale">): Issue[] {
  return [
    ...(canonicalTimeZone(timeZone) ? [] : [issue(["timeZone"], "UNKNOWN_TIME_ZONE")]),
    ...(isLocale(locale) ? [] : [issue(["locale"], "INVALID")]),
  ];
}
