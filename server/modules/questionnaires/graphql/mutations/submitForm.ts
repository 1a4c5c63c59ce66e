import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import type { Ending } from "../../../../shared/forms/definition.ts";
import { runInPreview } from "../../../content/dryRun.ts";
import { submitForm } from "../../submitForm.ts";
import { submitInput } from "../answerInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { CHECKS_VISITOR_FIELDS } from "../../../../platform/graphql/inputGate.ts";
import { FormNotFoundRef, StartExpiredRef } from "../failures.ts";
import { ProofRequiredRef, TooManyAttemptsRef } from "../../../access/graphql/failures.ts";
import {
  IdempotencyConflictRef,
  InvalidInputRef,
  toUnionMember,
} from "../../../../platform/graphql/types/failures.ts";
import { FormEndingRef } from "../form.ts";

export const SubmissionOutcomeEnum = builder.enumType("SubmissionOutcome", {
  values: {
    ACCEPTED: {},
    DISQUALIFIED: { description: "The answers were stored, but a rule disqualified them." },
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
        description: "True if the answers were validated inside a preview and not stored.",
        resolve: ({ isDryRun }) => isDryRun ?? false,
      }),
    }),
  });

builder.mutationField("submitForm", (t) =>
  t.field({
    type: builder.unionType("SubmitFormResult", {
      types: [
        SubmitFormSuccess,
        FormNotFoundRef,
        StartExpiredRef,
        ProofRequiredRef,
        TooManyAttemptsRef,
        InvalidInputRef,
        IdempotencyConflictRef,
      ],
    }),
    description: "Submits the answers to a form. Each start can be submitted once.",
    args: { input: t.arg({ type: submitInput("SubmitFormInput"), required: true }) },
    complexity: 50,
    extensions: CHECKS_VISITOR_FIELDS,
    resolve: async (_, { input: { preview, ...input } }, ctx) => {
      if (!ctx.business) return toUnionMember(invalidInput(issue(["start"], "ALTERED")));
      const { clientAddress } = ctx.request;
      const outcome = await runInPreview(ctx.scope(ctx.business), preview, (scope) =>
        submitForm(scope, { ...input, clientAddress }),
      );
      return outcome.ok ? { ...outcome.value, isDryRun: preview != null } : toUnionMember(outcome.failure);
    },
  }),
);
