import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import type { Ending } from "../../../../shared/forms/definition.ts";
import type { ScoreBand } from "../../../../shared/surveys/definition.ts";
import { runInPreview } from "../../../content/dryRun.ts";
import { submitSurvey } from "../../submitSurvey.ts";
import { submitInput } from "../answerInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { CHECKS_VISITOR_FIELDS } from "../../../../platform/graphql/inputGate.ts";

import { StartExpiredRef, SurveyNotFoundRef } from "../failures.ts";
import { ProofRequiredRef, TooManyAttemptsRef } from "../../../access/graphql/failures.ts";
import {
  IdempotencyConflictRef,
  InvalidInputRef,
  toUnionMember,
} from "../../../../platform/graphql/types/failures.ts";
import { FormEndingRef } from "../form.ts";
import { SurveyBandRef } from "../survey.ts";
import { SubmissionOutcomeEnum } from "./submitForm.ts";

interface SurveySuccess {
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly ending: Ending;
  readonly score: number | null;
  readonly band: ScoreBand | null;
  readonly isDryRun?: boolean;
}

const SubmitSurveySuccess = builder.objectRef<SurveySuccess>("SubmitSurveySuccess").implement({
  isTypeOf: (value) => "band" in (value as object),
  fields: (t) => ({
    outcome: t.expose("outcome", { type: SubmissionOutcomeEnum }),
    ending: t.expose("ending", { type: FormEndingRef }),
    score: t.exposeInt("score", {
      nullable: true,
      description: "Score of the response. Null if the survey has no band for it.",
    }),
    band: t.expose("band", {
      type: SurveyBandRef,
      nullable: true,
      description: "Meaning of the score. Null if the survey has none for it.",
    }),
    isDryRun: t.boolean({
      description: "True if the answers were validated inside a preview and not stored.",
      resolve: ({ isDryRun }) => isDryRun ?? false,
    }),
  }),
});

builder.mutationField("submitSurvey", (t) =>
  t.field({
    type: builder.unionType("SubmitSurveyResult", {
      types: [
        SubmitSurveySuccess,
        SurveyNotFoundRef,
        StartExpiredRef,
        ProofRequiredRef,
        TooManyAttemptsRef,
        InvalidInputRef,
        IdempotencyConflictRef,
      ],
    }),
    description:
      "Submits the answers to a survey. The server follows the jumps and stores only answers of slides on that path. Each start can be submitted once; the same answers again return the first result.",
    args: { input: t.arg({ type: submitInput("SubmitSurveyInput"), required: true }) },
    complexity: 50,
    extensions: CHECKS_VISITOR_FIELDS,
    resolve: async (_, { input: { preview, ...input } }, ctx) => {
      if (!ctx.business) return toUnionMember(invalidInput(issue(["start"], "ALTERED")));
      const { clientAddress } = ctx.request;
      const outcome = await runInPreview(ctx.scope(ctx.business), preview, (scope) =>
        submitSurvey(scope, { ...input, clientAddress }),
      );
      return outcome.ok ? { ...outcome.value, isDryRun: preview != null } : toUnionMember(outcome.failure);
    },
  }),
);
