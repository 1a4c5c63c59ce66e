import type { SubmissionRow } from "../data/loadSubmissions.ts";
import { listFields } from "../data/loadVersions.ts";
import type { FormField } from "../../../shared/forms/definition.ts";
import { findBand } from "../../../shared/surveys/score.ts";
import { listSubmittedAnswers } from "../submittedAnswers.ts";
import { SUBMISSION_CURSORS, submissionConnection } from "./submissionList.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { FormRef } from "./form.ts";
import { SubmissionOutcomeEnum, SubmittedAnswerRef } from "./submittedAnswer.ts";
import { SurveyBandRef, SurveyRef } from "./survey.ts";

async function loadFields(
  ctx: Context,
  kind: "FORM" | "SURVEY",
  { businessId, ofId, version }: SubmissionRow,
): Promise<readonly FormField[]> {
  const loaders = ctx.loaders(businessId);
  const loader = kind === "FORM" ? loaders.formVersion : loaders.surveyVersion;
  const definition = await loader.load({ id: ofId, version });
  return definition ? listFields(definition) : [];
}

function submissionType(name: "Submission" | "SurveyResponse", kind: "FORM" | "SURVEY", description: string) {
  return builder.objectRef<SubmissionRow>(name).implement({
    interfaces: [builder.nodeInterfaceRef()],
    authScopes: requires("answers.read"),
    description,
    fields: (t) => ({
      id: t.id({ resolve: (row) => toGlobalId(name, row.id) }),
      createdAt: t.field({ type: "DateTime", resolve: (row) => formatInstant(row.createdAt) }),
      outcome: t.expose("outcome", { type: SubmissionOutcomeEnum }),
      version: t.exposeInt("version", { description: "Version of the form or survey that was answered." }),
      locale: t.expose("locale", { type: "Locale", description: "Language in which the visitor read it." }),
      answers: t.field({
        type: [SubmittedAnswerRef],
        description: "Answers with their questions, in the order of the answered version.",
        resolve: async (row, _, ctx) => {
          const [fields, business] = await Promise.all([
            loadFields(ctx, kind, row),
            ctx.getBusiness(row.businessId),
          ]);
          return listSubmittedAnswers(fields, row.answers, business.locale);
        },
      }),
    }),
  });
}

const SubmissionRef = submissionType("Submission", "FORM", "A submission of a form.");
builder.objectFields(SubmissionRef, (t) => ({
  form: t.field({
    type: FormRef,
    resolve: async ({ businessId, ofId }, _, ctx) => (await ctx.loaders(businessId).form.load(ofId))!,
  }),
  orderReference: t.exposeString("orderReference", {
    nullable: true,
    description: "Reference of the order with which the form was submitted. Null if it was submitted alone.",
  }),
  bookings: t.field({
    type: [BookingRef],
    description: "Bookings of that order, by start; at most 101. Empty if the form was submitted alone.",
    authScopes: requires("bookings.read"),
    resolve: ({ businessId, orderId }, _, ctx) =>
      orderId === null ? [] : ctx.loaders(businessId).ownerBookingsOfOrder.load(orderId),
  }),
}));

const SurveyResponseRef = submissionType("SurveyResponse", "SURVEY", "A response to a survey.");
builder.objectFields(SurveyResponseRef, (t) => ({
  survey: t.field({
    type: SurveyRef,
    resolve: async ({ businessId, ofId }, _, ctx) => (await ctx.loaders(businessId).survey.load(ofId))!,
  }),
  startedAt: t.field({
    type: "DateTime",
    resolve: ({ createdAt, startedAt }) => formatInstant(startedAt ?? createdAt),
  }),
  score: t.exposeInt("score", { description: "Sum of the scores of all chosen options." }),
  band: t.field({
    type: SurveyBandRef,
    nullable: true,
    description: "The band of the score in the answered version. Null if the survey has none for it.",
    resolve: async ({ businessId, ofId, version, score }, _, ctx) => {
      const survey = await ctx.loaders(businessId).surveyVersion.load({ id: ofId, version });
      return survey && findBand(survey, score);
    },
  }),
  path: t.stringList({
    description: "Keys of the visited slides, in order.",
    resolve: ({ path }) => [...path],
  }),
}));

const createFilter = (node: "Submission" | "SurveyResponse") =>
  builder.inputType(`${node}Filter`, {
    description: "Conditions on answers. All given ones must match.",
    fields: (t) => ({
      since: t.field({ type: "DateTime", description: "Was sent at this instant or later." }),
      until: t.field({ type: "DateTime", description: "Was sent before this instant." }),
      outcome: t.field({ type: [SubmissionOutcomeEnum], description: "With one of these outcomes." }),
      version: t.int({ description: "Answers this version." }),
    }),
  });

const SubmissionFilterInput = createFilter("Submission");
const SurveyResponseFilterInput = createFilter("SurveyResponse");

const searchArgs = builder.args((t) => ({
  search: t.string({
    description:
      "Return only rows in which an answer contains this text, or the order's reference or its booker; at most 100 characters.",
  }),
}));

/** The cost of the query. `operationCost.ts` adds the page size. */
const pageCost = 20;

builder.prismaObjectField(FormRef, "submissions", (t) =>
  t.connection(
    {
      type: SubmissionRef,
      description: "Submissions of the form, newest first.",
      authScopes: requires("answers.read"),
      args: { filter: t.arg({ type: SubmissionFilterInput }), ...searchArgs },
      complexity: pageCost,
      extensions: SUBMISSION_CURSORS,
      resolve: (form, args, ctx) => submissionConnection(ctx, "FORM", form, args),
    },
    createConnection(SubmissionRef, "Submission"),
  ),
);

builder.prismaObjectField(SurveyRef, "responses", (t) =>
  t.connection(
    {
      type: SurveyResponseRef,
      description: "Responses to the survey, newest first.",
      authScopes: requires("answers.read"),
      args: { filter: t.arg({ type: SurveyResponseFilterInput }), ...searchArgs },
      complexity: pageCost,
      extensions: SUBMISSION_CURSORS,
      resolve: (survey, args, ctx) => submissionConnection(ctx, "SURVEY", survey, args),
    },
    createConnection(SurveyResponseRef, "SurveyResponse"),
  ),
);
