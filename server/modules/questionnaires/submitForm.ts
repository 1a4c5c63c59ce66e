import { isDeepStrictEqual } from "node:util";
import { fingerprintInput, registerRequest } from "../../platform/database/idempotency.ts";
import type { Ending } from "../../shared/forms/definition.ts";
import { getEnding } from "../../shared/forms/ending.ts";
import { validateAnswers } from "../../shared/forms/validateAnswers.ts";
import { toSafeDefinition } from "./safeDefinition.ts";
import { newId } from "../../platform/ids/ids.ts";
import { toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import {
  isSpam,
  openStarted,
  storeSubmission,
  type SubmitFailure,
  type SubmitInput,
  validateContext,
} from "./startedQuestionnaire.ts";

export interface SubmitResult {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: Ending;
}

/**
 * Answers are validated against the version of the start. A repeated request with the same key and input returns the
 * first result. At most six statements, for any number of answers.
 */
export async function submitForm(
  scope: Scope,
  input: SubmitInput,
): Promise<Outcome<SubmitResult, SubmitFailure<"FORM">>> {
  return toResult(async (reject) => {
    const { database, business } = scope;
    const { start, now, submission, context, ...started } = await openStarted(scope, "FORM", input, reject);
    const definition = toSafeDefinition(started.definition, business);
    const { answers, issues: answerIssues, state } = validateAnswers(definition, input.answers, context);
    const issues = [...validateContext(input), ...answerIssues];
    const result = getEnding(definition, state);
    // A restored page sends the same answers with another key.
    if (submission && isDeepStrictEqual(answers, submission.answers)) return result;
    if (isSpam(input) && issues.length === 0) return result;

    const id = newId(now, scope.random);
    await database.transaction(async (sql) => {
      const check = await registerRequest(sql, {
        businessId: business.id,
        caller: scope.signer.fingerprint("start", start.startId),
        key: input.idempotencyKey,
        operation: "submitForm",
        inputHash: fingerprintInput(input, ["start", "website", "proof", "clientAddress"]),
        resultId: id,
        now,
      });
      if (check.kind === "conflict") throw reject({ code: "IDEMPOTENCY_CONFLICT" });
      if (check.kind === "replay") return;
      if (issues.length > 0) throw invalidInputError(...issues);
      const { outcome } = result;
      const draft = { ...start, id, outcome, answers, locale: input.locale, createdAt: now };
      await storeSubmission(sql, "FORM", business.id, draft, reject);
    });
    return result;
  });
}
