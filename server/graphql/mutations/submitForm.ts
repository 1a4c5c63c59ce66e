import { invalidInput, issue } from "../../domain/failures/failure.ts";
import type { Ending } from "../../domain/forms/definition.ts";
import { submitForm } from "../../services/submitForm.ts";
import { submitInput } from "../answerInput.ts";
import { builder } from "../builder.ts";
import * as failures from "../schema/failures.ts";
import { FormEndingRef } from "../schema/form.ts";

/** What became of answers, of a form or a survey. */
export const SubmissionOutcomeEnum = builder.enumType("SubmissionOutcome", {
  values: {
    ACCEPTED: {},
    DISQUALIFIED: { description: "It was kept, and ends otherwise." },
  } as const,
});

const SubmitFormSuccess = builder
  .objectRef<{ readonly outcome: "ACCEPTED" | "DISQUALIFIED"; readonly ending: Ending }>("SubmitFormSuccess")
  .implement({
    isTypeOf: (value) => "ending" in (value as object),
    fields: (t) => ({
      outcome: t.expose("outcome", { type: SubmissionOutcomeEnum }),
      ending: t.expose("ending", { type: FormEndingRef }),
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
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return failures.answer(invalidInput(issue(["start"], "ALTERED")));
      const { clientAddress } = ctx.request;
      const outcome = await submitForm(ctx.scope(ctx.business), { ...input, clientAddress });
      return outcome.ok ? outcome.value : failures.answer(outcome.failure);
    },
  }),
);
