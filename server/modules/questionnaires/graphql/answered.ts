import type { AnsweredRow } from "../data/loadAnswered.ts";
import type { FormField } from "../../../shared/forms/definition.ts";
import { bandOf } from "../../../shared/surveys/score.ts";
import { submittedAnswers } from "../submittedAnswers.ts";
import { ANSWERED_CURSORS, answeredConnection } from "./answeredList.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { SubmissionOutcomeEnum } from "./mutations/submitForm.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { FormRef } from "./form.ts";
import { SubmittedAnswerRef } from "./submittedAnswer.ts";
import { SurveyBandRef, SurveyRef } from "./survey.ts";

/** What only the business may read. */
const readersOnly = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "answers.read" } }) as const;

/** What a version of a form or survey asked, slide after slide. Read once for a whole page. */
async function fieldsOf(
  ctx: Context,
  kind: "FORM" | "SURVEY",
  { businessId, ofId, version }: AnsweredRow,
): Promise<readonly FormField[]> {
  const loaders = ctx.loaders(businessId);
  if (kind === "FORM") return (await loaders.formVersion.load({ formId: ofId, version }))?.fields ?? [];
  const survey = await loaders.surveyVersion.load({ surveyId: ofId, version });
  return survey?.slides.flatMap(({ fields }) => fields) ?? [];
}

/** The type of what was answered, with what forms and surveys have in common. */
function answeredType(name: "Submission" | "SurveyResponse", kind: "FORM" | "SURVEY", description: string) {
  return builder.objectRef<AnsweredRow>(name).implement({
    interfaces: [builder.nodeInterfaceRef()],
    authScopes: readersOnly,
    description,
    fields: (t) => ({
      id: t.id({ resolve: (row) => globalId(name, row.id) }),
      createdAt: t.field({ type: "DateTime", resolve: (row) => instantText(row.createdAt) }),
      outcome: t.expose("outcome", { type: SubmissionOutcomeEnum }),
      version: t.exposeInt("version", { description: "What was answered." }),
      locale: t.exposeString("locale", { description: "The language that it was read in." }),
      answers: t.field({
        type: [SubmittedAnswerRef],
        description: "As they were asked then, in that order.",
        resolve: async (row, _, ctx) => {
          const [fields, business] = await Promise.all([
            fieldsOf(ctx, kind, row),
            ctx.businessOf(row.businessId),
          ]);
          return submittedAnswers(fields, row.answers, business.locale);
        },
      }),
    }),
  });
}

const SubmissionRef = answeredType("Submission", "FORM", "A form as somebody filled it in.");
builder.objectFields(SubmissionRef, (t) => ({
  form: t.field({
    type: FormRef,
    resolve: async ({ businessId, ofId }, _, ctx) => (await ctx.loaders(businessId).form.load(ofId))!,
  }),
  orderReference: t.exposeString("orderReference", {
    nullable: true,
    description: "Of the order that it was filled in with; null: it was sent by itself.",
  }),
  bookings: t.field({
    type: [BookingRef],
    description: "What was booked with it, by when it begins.",
    resolve: ({ businessId, orderId }, _, ctx) =>
      orderId === null ? [] : ctx.loaders(businessId).bookingsOfOrder.load(orderId),
  }),
}));

const SurveyResponseRef = answeredType("SurveyResponse", "SURVEY", "A survey as somebody answered it.");
builder.objectFields(SurveyResponseRef, (t) => ({
  survey: t.field({
    type: SurveyRef,
    resolve: async ({ businessId, ofId }, _, ctx) => (await ctx.loaders(businessId).survey.load(ofId))!,
  }),
  startedAt: t.field({
    type: "DateTime",
    resolve: ({ createdAt, startedAt }) => instantText(startedAt ?? createdAt),
  }),
  score: t.exposeInt("score", { description: "Of all options that were chosen." }),
  band: t.field({
    type: SurveyBandRef,
    nullable: true,
    description: "What the score meant then; null: nothing was told.",
    resolve: async ({ businessId, ofId, version, score }, _, ctx) => {
      const survey = await ctx.loaders(businessId).surveyVersion.load({ surveyId: ofId, version });
      return survey && bandOf(survey, score);
    },
  }),
  path: t.stringList({
    description: "The keys of the slides that were walked, in that order.",
    resolve: ({ path }) => [...path],
  }),
}));

const filterArgs = builder.args((t) => ({
  from: t.field({ type: "DateTime", description: "Only what came then or later." }),
  to: t.field({ type: "DateTime", description: "Only what came before." }),
  outcome: t.field({ type: SubmissionOutcomeEnum }),
  version: t.int({ description: "Only what answered this version." }),
  search: t.string({
    description: "In an answer; of a booking's form also in its reference and in who booked.",
  }),
}));

/** What looking for a page costs; how long it is counts by itself (`operationCost.ts`). */
const pageCost = 20;

builder.prismaObjectField(FormRef, "submissions", (t) =>
  t.connection(
    {
      type: SubmissionRef,
      description: "What was filled in, the latest first. For the business alone.",
      authScopes: readersOnly,
      args: { ...filterArgs },
      complexity: pageCost,
      extensions: ANSWERED_CURSORS,
      resolve: (form, args, ctx) => answeredConnection(ctx, "FORM", form, args),
    },
    { fields: (c) => ({ totalCount: c.int({ resolve: ({ count }) => count() }) }) },
  ),
);

builder.prismaObjectField(SurveyRef, "responses", (t) =>
  t.connection(
    {
      type: SurveyResponseRef,
      description: "What was answered, the latest first. For the business alone.",
      authScopes: readersOnly,
      args: { ...filterArgs },
      complexity: pageCost,
      extensions: ANSWERED_CURSORS,
      resolve: (survey, args, ctx) => answeredConnection(ctx, "SURVEY", survey, args),
    },
    { fields: (c) => ({ totalCount: c.int({ resolve: ({ count }) => count() }) }) },
  ),
);
