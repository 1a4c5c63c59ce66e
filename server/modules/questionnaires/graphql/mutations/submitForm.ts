import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import type { Ending } from "../../../../shared/forms/definition.ts";
import { drily } from "../../../../platform/work/dryRun.ts";
import { submitForm } from "../../submitForm.ts";
import { submitInput } from "../answerInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { CHECKS_TYPED } from "../../../../platform/graphql/inputGate.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { FormEndingRef } from "../form.ts";

/** What became of answers, of a form or a survey. */
export const SubmissionOutcomeEnum = builder.enumType("SubmissionOutcome", {
  values: {
    ACCEPTED: {},
    DISQUALIFIED: { description: "It was kept, and ends otherwise." },
  } as const,
});

const SubmitFormSuccess = builder
  .objectRef<{
    readonly outcome: "ACCEPTED" | "DISQUALIFIED";
    readonly ending: Ending;
    readonly isDryRun?: boolean;
  }>("SubmitFormSuccess")
  .implement({
    isTypeOf: (value) => "ending" in (value as object),
    fields: (t) => ({
      outcome: t.expose("outcome", { type: SubmissionOutcomeEnum }),
      ending: t.expose("ending", { type: FormEndingRef }),
      isDryRun: t.boolean({
        description: "It was tried inside a preview, and nothing of it was kept.",
        resolve: ({ isDryRun }) => isDryRun ?? false,
      }),
    }),
  });

builder.mutationField("submitForm", (t) =>
  t.field({
    type: builder.unionType("SubmitFormResult", {
      types: [
        SubmitFormSuccess,
        failures.FormNotFoundRef,
        failures.StartExpiredRef,
        failures.ProofRequiredRef,
        failures.TooManyAttemptsRef,
        failures.InvalidInputRef,
        failures.IdempotencyConflictRef,
      ],
    }),
    description: "Sends the answers to a form. Safe to send twice.",
    args: { input: t.arg({ type: submitInput("SubmitFormInput"), required: true }) },
    complexity: 50,
    extensions: CHECKS_TYPED,
    resolve: async (_, { input: { preview, ...input } }, ctx) => {
      if (!ctx.business) return failures.answer(invalidInput(issue(["start"], "ALTERED")));
      const { clientAddress } = ctx.request;
      const outcome = await drily(ctx.scope(ctx.business), preview, (scope) =>
        submitForm(scope, { ...input, clientAddress }),
      );
      return outcome.ok ? { ...outcome.value, isDryRun: preview != null } : failures.answer(outcome.failure);
    },
  }),
);
