import type { Jump, ScoreBand, Slide, SurveyDefinition } from "../../../shared/surveys/definition.ts";
import type { Survey } from "../../../platform/database/prisma/client.ts";
import { safeEnding } from "../askedDefinition.ts";
import { newStartToken } from "../startTokens.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { slugOrId } from "../../../platform/graphql/slugOrId.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { FormEndingRef, FormStartRef } from "./form.ts";
import { FormFieldInterface } from "./formField.ts";
import { FormConditionRef, RuleMatchEnum } from "./formRule.ts";
import { PublicationEnum } from "../../catalogue/graphql/publication.ts";

const SurveyTargetKindEnum = builder.enumType("SurveyTargetKind", {
  values: {
    SLIDE: { description: "On to a slide." },
    END: { description: "To the end." },
    DISQUALIFY: { description: "To the end for those whom the survey is not for." },
  } as const,
});

const SurveyTargetRef = builder.objectRef<Jump["to"]>("SurveyTarget").implement({
  description: "Where a jump leads.",
  fields: (t) => ({
    kind: t.expose("kind", { type: SurveyTargetKindEnum }),
    slide: t.string({
      nullable: true,
      description: "The key of the slide.",
      resolve: (to) => (to.kind === "SLIDE" ? to.slide : null),
    }),
  }),
});

const SurveyJumpRef = builder.objectRef<Jump>("SurveyJump").implement({
  description: "Where a slide leads for those who answer so. The first that holds decides.",
  fields: (t) => ({
    match: t.expose("match", { type: RuleMatchEnum }),
    conditions: t.field({ type: [FormConditionRef], resolve: ({ conditions }) => [...conditions] }),
    to: t.expose("to", { type: SurveyTargetRef }),
  }),
});

const SurveySlideRef = builder.objectRef<Slide>("SurveySlide").implement({
  description: "What is asked at once.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Unique in the survey." }),
    title: t.exposeString("title"),
    text: t.exposeString("text"),
    fields: t.field({ type: [FormFieldInterface], resolve: ({ fields }) => [...fields] }),
    jumps: t.field({ type: [SurveyJumpRef], resolve: ({ jumps }) => [...jumps] }),
    next: t.exposeString("next", {
      nullable: true,
      description: "Where it leads otherwise; null: to the slide after it, or to the end after the last.",
    }),
  }),
});

const SurveyDisqualifiesEnum = builder.enumType("SurveyDisqualifies", {
  values: {
    AT_ONCE: { description: "Whoever the survey is not for is told so at once." },
    AT_END: { description: "They are told when everything is answered." },
  } as const,
});

/** What a score means. */
export const SurveyBandRef = builder.objectRef<ScoreBand>("SurveyBand").implement({
  description: "What a score means.",
  fields: (t) => ({ title: t.exposeString("title"), text: t.exposeString("text") }),
});

/** What the newest version asks, read once for all fields of the answer. */
async function definitionOf(ctx: Context, { businessId, id, version }: Survey): Promise<SurveyDefinition> {
  const found = await ctx.loaders(businessId).surveyVersion.load({ surveyId: id, version });
  if (!found) throw new Error("a survey has its newest version");
  return found;
}

/** An ending as it may be shown now. */
async function endingOf(ctx: Context, row: Survey, which: "thanks" | "disqualified") {
  const [definition, business] = await Promise.all([definitionOf(ctx, row), ctx.businessOf(row.businessId)]);
  return safeEnding(definition[which], business.redirectOrigins);
}

export const SurveyRef = builder.prismaObject("Survey", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "Slides that are answered one by one.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Survey", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name", {
      description: "What the business calls it. For the business alone.",
      authScopes: ({ businessId }) => ({ may: { businessId, permission: "forms.manage" } }),
    }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "For the business alone.",
      authScopes: ({ businessId }) => ({ may: { businessId, permission: "forms.manage" } }),
    }),
    version: t.exposeInt("version", { description: "Raised by each change of what is asked." }),
    title: t.string({ resolve: async (row, _, ctx) => (await definitionOf(ctx, row)).title }),
    intro: t.string({ resolve: async (row, _, ctx) => (await definitionOf(ctx, row)).intro }),
    slides: t.field({
      type: [SurveySlideRef],
      description: "The first is where it begins.",
      // Fields are limited over all slides together, so that a few slides of ten are much already.
      complexity: { field: 1, multiplier: 4 },
      resolve: async (row, _, ctx) => [...(await definitionOf(ctx, row)).slides],
    }),
    disqualifies: t.field({
      type: SurveyDisqualifiesEnum,
      resolve: async (row, _, ctx) => (await definitionOf(ctx, row)).disqualifies,
    }),
    thanks: t.field({
      type: FormEndingRef,
      resolve: (row, _, ctx) => endingOf(ctx, row, "thanks"),
    }),
    disqualified: t.field({
      type: FormEndingRef,
      resolve: (row, _, ctx) => endingOf(ctx, row, "disqualified"),
    }),
    start: t.field({
      type: FormStartRef,
      description: "A new start each time it is asked for.",
      resolve: async ({ businessId, id, version }, _, ctx) => {
        ctx.request.forOneVisitor?.();
        return {
          token: newStartToken(await ctx.scopeOf(businessId), { kind: "SURVEY", formId: id, version }),
        };
      },
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "survey", (t) =>
  t.prismaField({
    type: SurveyRef,
    nullable: true,
    description: "A published survey by its id or its slug.",
    args: { id: t.arg.id(), slug: t.arg.string() },
    resolve: (query, { id: businessId }, args, { database }) => {
      const wanted = slugOrId("Survey", args);
      return wanted
        ? database.prisma.survey.findFirst({
            ...query,
            where: { businessId, ...wanted, publication: "PUBLISHED" },
          })
        : null;
    },
  }),
);
