import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import type { Ending } from "../../../../shared/forms/definition.ts";
import type { ScoreBand } from "../../../../shared/surveys/definition.ts";
import { drily } from "../../../../platform/work/dryRun.ts";
import { submitSurvey } from "../../submitSurvey.ts";
import { submitInput } from "../answerInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { CHECKS_TYPED } from "../../../../platform/graphql/inputGate.ts";

import * as failures from "../../../../platform/graphql/types/failures.ts";
import { FormEndingRef } from "../form.ts";
import { SurveyBandRef } from "../survey.ts";
import { SubmissionOutcomeEnum } from "./submitForm.ts";

/** How a survey ended. */
interface SurveyEnd {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: Ending;
  readonly score: number | null;
  readonly band: ScoreBand | null;
  readonly isDryRun?: boolean;
}

const SubmitSurveySuccess = builder.objectRef<SurveyEnd>("SubmitSurveySuccess").implement({
  isTypeOf: (value) => "band" in (value as object),
  fields: (t) => ({
    outcome: t.expose("outcome", { type: SubmissionOutcomeEnum }),
    ending: t.expose("ending", { type: FormEndingRef }),
    score: t.exposeInt("score", { nullable: true, description: "Null: this survey tells none." }),
    band: t.expose("band", { type: SurveyBandRef, nullable: true, description: "What the score means." }),
    isDryRun: t.boolean({
      description: "It was tried inside a preview, and nothing of it was kept.",
      resolve: ({ isDryRun }) => isDryRun ?? false,
    }),
  }),
});

builder.mutationField("submitSurvey", (t) =>
  t.field({
    type: builder.unionType("SubmitSurveyResult", {
      types: [
        SubmitSurveySuccess,
        failures.SurveyNotFoundRef,
        failures.StartExpiredRef,
        failures.ProofRequiredRef,
        failures.TooManyAttemptsRef,
        failures.InvalidInputRef,
        failures.IdempotencyConflictRef,
      ],
    }),
    description:
      "Sends the answers to a survey, which the server walks by itself: only what was asked on the way is kept. One response a start; safe to send twice.",
    args: { input: t.arg({ type: submitInput("SubmitSurveyInput"), required: true }) },
    complexity: 50,
    extensions: CHECKS_TYPED,
    resolve: async (_, { input: { preview, ...input } }, ctx) => {
      if (!ctx.business) return failures.answer(invalidInput(issue(["start"], "ALTERED")));
      const { clientAddress } = ctx.request;
      const outcome = await drily(ctx.scope(ctx.business), preview, (scope) =>
        submitSurvey(scope, { ...input, clientAddress }),
      );
      return outcome.ok ? { ...outcome.value, isDryRun: preview != null } : failures.answer(outcome.failure);
    },
  }),
);
