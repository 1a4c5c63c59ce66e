import type { QuestionnaireKind } from "../../data/kinds.ts";
import type { SubmitFailure } from "../../startedQuestionnaire.ts";
import type { FieldMap, ObjectFieldBuilder } from "@pothos/core";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { runInPreview } from "../../../content/dryRun.ts";
import type { SubmitInput } from "../../startedQuestionnaire.ts";
import { type SubmitResult, submitForm } from "../../submitForm.ts";
import { type SubmitSurveyResult, submitSurvey } from "../../submitSurvey.ts";
import { submitInput } from "../answerInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { checksFields } from "../../../../platform/graphql/inputGate.ts";
import { BusinessSuspendedRef } from "../../../businesses/graphql/failures.ts";
import { FormNotFoundRef, StartExpiredRef, SurveyNotFoundRef } from "../failures.ts";
import { ProofRequiredRef, TooManyAttemptsRef } from "../../../access/graphql/failures.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { FormEndingRef } from "../form.ts";
import { SubmissionOutcomeEnum } from "../submittedAnswer.ts";
import { SurveyBandRef } from "../survey.ts";

type Types = (typeof builder)["$inferSchemaTypes"];

interface Payload extends SubmitResult, Partial<Pick<SubmitSurveyResult, "score" | "band">> {
  readonly isDryRun?: boolean;
}

interface SubmitOptions<Kind extends QuestionnaireKind> {
  readonly type: "Form" | "Survey";
  readonly description: string;
  readonly notFound: Kind extends "FORM" ? typeof FormNotFoundRef : typeof SurveyNotFoundRef;
  readonly submit: (scope: Scope, input: SubmitInput) => Promise<Outcome<Payload, SubmitFailure<Kind>>>;
  /** The fields of the payload besides those of every submission. */
  readonly fields?: (t: ObjectFieldBuilder<Types, Payload>) => FieldMap;
}

function addSubmitMutation<Kind extends QuestionnaireKind>({
  type,
  description,
  notFound,
  submit,
  fields,
}: SubmitOptions<Kind>): void {
  const PayloadRef = builder.objectRef<Payload>(`Submit${type}Payload`).implement({
    isTypeOf: (value) => "ending" in (value as object),
    fields: (t) => ({
      ...fields?.(t),
      outcome: t.field({ type: SubmissionOutcomeEnum, resolve: ({ outcome }) => outcome }),
      ending: t.field({ type: FormEndingRef, resolve: ({ ending }) => ending }),
      isDryRun: t.boolean({
        description: "True if the answers were validated inside a preview and not stored.",
        resolve: ({ isDryRun }) => isDryRun ?? false,
      }),
    }),
  });
  builder.mutationField(`submit${type}`, (t) =>
    t.field({
      type: builder.unionType(`Submit${type}Result`, {
        types: [
          PayloadRef,
          notFound as typeof FormNotFoundRef | typeof SurveyNotFoundRef,
          StartExpiredRef,
          ProofRequiredRef,
          TooManyAttemptsRef,
          BusinessSuspendedRef,
          InvalidInputRef,
          IdempotencyConflictRef,
        ],
      }),
      description,
      args: { input: t.arg({ type: submitInput(`Submit${type}Input`), required: true }) },
      complexity: 50,
      extensions: checksFields("answers", "timeZone", "locale"),
      resolve: async (_, { input: { preview, ...input } }, ctx) => {
        if (!ctx.business) return invalidInput(issue(["start"], "ALTERED"));
        const { clientAddress } = ctx.request;
        const outcome = await runInPreview(ctx.scope(ctx.business), preview, (scope) =>
          submit(scope, { ...input, clientAddress }),
        );
        return outcome.ok
          ? { ...outcome.value, isDryRun: preview != null }
          : (outcome.failure as SubmitFailure<QuestionnaireKind>);
      },
    }),
  );
}

addSubmitMutation<"FORM">({
  type: "Form",
  description: "Submits the answers to a form. Each start can be submitted once.",
  notFound: FormNotFoundRef,
  submit: submitForm,
});

addSubmitMutation<"SURVEY">({
  type: "Survey",
  description:
    "Submits the answers to a survey. The server follows the jumps and stores only answers of slides on that path. Each start can be submitted once; the same answers again return the first result.",
  notFound: SurveyNotFoundRef,
  submit: submitSurvey,
  fields: (t) => ({
    score: t.exposeInt("score", {
      nullable: true,
      description: "Score of the response. Null if the survey has no band for it.",
    }),
    band: t.expose("band", {
      type: SurveyBandRef,
      nullable: true,
      description: "Meaning of the score. Null if the survey has none for it.",
    }),
  }),
});
