import type { Jump, ScoreBand, Slide, SurveyDefinition } from "../../../shared/surveys/definition.ts";
import type { Survey } from "../../../platform/database/prisma/client.ts";
import { toSafeEnding } from "../safeDefinition.ts";
import { newStartToken } from "../startTokens.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { findByIdOrSlug } from "../../../platform/graphql/slugOrId.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { FormEndingRef, FormStartRef } from "./form.ts";
import { FormFieldInterface, listShownFields } from "./formField.ts";
import { FormConditionRef, RuleMatchEnum } from "./formRule.ts";
import { PublicationEnum } from "../../catalogue/graphql/publication.ts";

export const SurveyTargetEndingEnum = builder.enumType("SurveyTargetEnding", {
  description: "An end of a survey.",
  values: {
    THANKS: { value: "END", description: "The end of `thanks`." },
    DISQUALIFIED: { value: "DISQUALIFY", description: "The end of `disqualified`." },
  } as const,
});

const SurveyTargetRef = builder.objectRef<Jump["to"]>("SurveyTarget").implement({
  description: "Target of a jump. Exactly one field is not null.",
  fields: (t) => ({
    slide: t.string({
      nullable: true,
      description: "Key of the slide. Null for an end.",
      resolve: (to) => (to.kind === "SLIDE" ? to.slide : null),
    }),
    ending: t.field({
      type: SurveyTargetEndingEnum,
      nullable: true,
      description: "The end of the survey. Null for a slide.",
      resolve: (to) => (to.kind === "SLIDE" ? null : to.kind),
    }),
  }),
});

const SurveyJumpRef = builder.objectRef<Jump>("SurveyJump").implement({
  description: "A jump from a slide that depends on answers. The first jump whose conditions hold applies.",
  fields: (t) => ({
    match: t.expose("match", { type: RuleMatchEnum }),
    conditions: t.field({ type: [FormConditionRef], resolve: ({ conditions }) => [...conditions] }),
    to: t.expose("to", { type: SurveyTargetRef }),
  }),
});

const SurveySlideRef = builder.objectRef<Slide>("SurveySlide").implement({
  description: "Questions that are shown together.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Key of the slide. Unique in the survey." }),
    title: t.string({
      nullable: true,
      description: "Heading. Null if there is none.",
      resolve: ({ title }) => emptyToNull(title),
    }),
    text: t.string({
      nullable: true,
      description: "Plain text of one or more lines. Null if there is none.",
      resolve: ({ text }) => emptyToNull(text),
    }),
    fields: t.field({ type: [FormFieldInterface], resolve: ({ fields }) => [...fields] }),
    jumps: t.field({ type: [SurveyJumpRef], resolve: ({ jumps }) => [...jumps] }),
    next: t.exposeString("next", {
      nullable: true,
      description:
        "Key of the next slide if no jump applies. Null for the following slide, or for the end after the last one.",
    }),
  }),
});

export const SurveyDisqualifiesEnum = builder.enumType("SurveyDisqualifies", {
  values: {
    AT_ONCE: { description: "The survey ends as soon as an answer disqualifies the visitor." },
    AT_END: { description: "A disqualified visitor answers all slides first." },
  } as const,
});

export const SurveyBandRef = builder.objectRef<ScoreBand>("SurveyBand").implement({
  description: "Meaning of a range of scores.",
  fields: (t) => ({
    title: t.exposeString("title"),
    text: t.string({
      nullable: true,
      description: "Plain text of one or more lines. Null if there is none.",
      resolve: ({ text }) => emptyToNull(text),
    }),
  }),
});

const SurveyScoreBandRef = builder.objectRef<ScoreBand>("SurveyScoreBand").implement({
  description: "Meaning of a range of scores, with its bounds.",
  fields: (t) => ({
    min: t.exposeInt("min", { description: "Lowest score of the band." }),
    max: t.exposeInt("max", { description: "Highest score of the band." }),
    title: t.exposeString("title"),
    text: t.string({
      nullable: true,
      description: "Plain text of one or more lines. Null if there is none.",
      resolve: ({ text }) => emptyToNull(text),
    }),
  }),
});

async function loadDefinition(ctx: Context, { businessId, id, version }: Survey): Promise<SurveyDefinition> {
  const loaded = await ctx.loaders(businessId).surveyVersion.load({ id, version });
  if (!loaded) throw new Error("a survey has its newest version");
  return loaded;
}

async function loadEnding(ctx: Context, row: Survey, which: "thanks" | "disqualified") {
  const [definition, business] = await Promise.all([
    loadDefinition(ctx, row),
    ctx.getBusiness(row.businessId),
  ]);
  return toSafeEnding(definition[which], business.redirectOrigins);
}

export const SurveyRef = builder.prismaObject("Survey", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A questionnaire that is answered slide by slide.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Survey", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name", {
      description: "Internal name.",
      authScopes: requires("forms.manage"),
    }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "Publication state.",
      authScopes: requires("forms.manage"),
    }),
    version: t.exposeInt("version", {
      description: "Number of the newest version. Each change of the definition increments it.",
    }),
    title: t.string({ resolve: async (row, _, ctx) => (await loadDefinition(ctx, row)).title }),
    intro: t.string({
      nullable: true,
      description: "Text before the first slide. Null if there is none.",
      resolve: async (row, _, ctx) => emptyToNull((await loadDefinition(ctx, row)).intro),
    }),
    slides: t.field({
      type: [SurveySlideRef],
      description: "Slides of the survey. It starts with the first one.",
      // Fields are limited over all slides together, so the product of both limits cannot occur.
      complexity: { field: 1, multiplier: 4 },
      resolve: async (row, _, ctx) =>
        (await loadDefinition(ctx, row)).slides.map((slide) => ({
          ...slide,
          fields: listShownFields(ctx, row.businessId, slide.fields),
        })),
    }),
    disqualifies: t.field({
      type: SurveyDisqualifiesEnum,
      resolve: async (row, _, ctx) => (await loadDefinition(ctx, row)).disqualifies,
    }),
    thanks: t.field({
      type: FormEndingRef,
      resolve: (row, _, ctx) => loadEnding(ctx, row, "thanks"),
    }),
    disqualified: t.field({
      type: FormEndingRef,
      resolve: (row, _, ctx) => loadEnding(ctx, row, "disqualified"),
    }),
    bands: t.field({
      type: [SurveyScoreBandRef],
      nullable: true,
      description: "Meanings of scores. The first band that contains the score is shown.",
      authScopes: requires("forms.manage"),
      resolve: async (row, _, ctx) => [...(await loadDefinition(ctx, row)).bands],
    }),
    start: t.field({
      type: FormStartRef,
      description: "A new start for one visitor. Each query returns another one.",
      resolve: async ({ businessId, id, version }, _, ctx) => {
        ctx.request.markPrivate?.();
        return {
          token: newStartToken(await ctx.getScope(businessId), { kind: "SURVEY", formId: id, version }),
        };
      },
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "survey", (t) =>
  t.prismaField({
    type: SurveyRef,
    nullable: true,
    description: "Finds a published survey by id or slug. Null if there is none.",
    args: { id: t.arg.id({ required: true, description: "Id or slug." }) },
    resolve: (query, { id: businessId }, { id: idOrSlug }, { database: { prisma } }) =>
      findByIdOrSlug("Survey", businessId, idOrSlug, {
        findByKey: (key) =>
          prisma.survey.findUnique({ ...query, where: { ...key, publication: "PUBLISHED" } }),
      }),
  }),
);
