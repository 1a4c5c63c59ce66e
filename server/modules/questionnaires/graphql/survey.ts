import type { Jump, ScoreBand, Slide, SurveyDefinition } from "../../../shared/surveys/definition.ts";
import type { Survey } from "../../../platform/database/prisma/client.ts";
import { toSafeEnding } from "../safeDefinition.ts";
import { newStartToken } from "../startTokens.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { findByIdOrSlug } from "../../../platform/graphql/slugOrId.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { FormEndingRef, FormStartRef } from "./form.ts";
import { FormFieldInterface } from "./formField.ts";
import { FormConditionRef, RuleMatchEnum } from "./formRule.ts";
import { PublicationEnum } from "../../catalogue/graphql/publication.ts";

const SurveyTargetKindEnum = builder.enumType("SurveyTargetKind", {
  values: {
    SLIDE: { description: "Continue with a slide." },
    END: { description: "Go to the end." },
    DISQUALIFY: { description: "Go to the end for disqualified visitors." },
  } as const,
});

const SurveyTargetRef = builder.objectRef<Jump["to"]>("SurveyTarget").implement({
  description: "Target of a jump.",
  fields: (t) => ({
    kind: t.expose("kind", { type: SurveyTargetKindEnum }),
    slide: t.string({
      nullable: true,
      description: "Key of the slide. Null for the other kinds.",
      resolve: (to) => (to.kind === "SLIDE" ? to.slide : null),
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
    title: t.exposeString("title"),
    text: t.exposeString("text"),
    fields: t.field({ type: [FormFieldInterface], resolve: ({ fields }) => [...fields] }),
    jumps: t.field({ type: [SurveyJumpRef], resolve: ({ jumps }) => [...jumps] }),
    next: t.exposeString("next", {
      nullable: true,
      description:
        "Key of the next slide if no jump applies. Null for the following slide, or for the end after the last one.",
    }),
  }),
});

const SurveyDisqualifiesEnum = builder.enumType("SurveyDisqualifies", {
  values: {
    AT_ONCE: { description: "The survey ends as soon as an answer disqualifies the visitor." },
    AT_END: { description: "A disqualified visitor answers all slides first." },
  } as const,
});

export const SurveyBandRef = builder.objectRef<ScoreBand>("SurveyBand").implement({
  description: "Meaning of a range of scores.",
  fields: (t) => ({ title: t.exposeString("title"), text: t.exposeString("text") }),
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
      description: "Internal name. Requires `forms.manage`.",
      authScopes: requires("forms.manage"),
    }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "Publication state. Requires `forms.manage`.",
      authScopes: requires("forms.manage"),
    }),
    version: t.exposeInt("version", {
      description: "Number of the newest version. Each change of the definition increments it.",
    }),
    title: t.string({ resolve: async (row, _, ctx) => (await loadDefinition(ctx, row)).title }),
    intro: t.string({ resolve: async (row, _, ctx) => (await loadDefinition(ctx, row)).intro }),
    slides: t.field({
      type: [SurveySlideRef],
      description: "Slides of the survey. It starts with the first one.",
      // Fields are limited over all slides together, so the product of both limits cannot occur.
      complexity: { field: 1, multiplier: 4 },
      resolve: async (row, _, ctx) => [...(await loadDefinition(ctx, row)).slides],
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
