import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId, toRowId } from "../../../platform/graphql/globalIds.ts";
import { findByIdOrSlug } from "../../../platform/graphql/slugOrId.ts";
import { HourCycleEnum } from "./enums.ts";

declare module "../../../platform/database/scope.ts" {
  interface Deps {
    readonly isTrial: boolean;
  }
}

declare module "../../../platform/graphql/context.ts" {
  interface Context {
    readonly isTrial: boolean;
  }
}

export const BusinessRef = builder.prismaObject("Business", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: (row) => ({ id: row.id }),
  description: "A business, which owns all other objects (the tenant).",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Business", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    tagline: t.string({
      nullable: true,
      description: "Short description in one line. Null if there is none.",
      resolve: ({ tagline }) => emptyToNull(tagline),
    }),
    timeZone: t.expose("timeZone", { type: "TimeZone" }),
    currency: t.expose("currency", { type: "Currency" }),
    phone: t.exposeString("phone", { description: "Phone number for customers." }),
    email: t.expose("email", { type: "EmailAddress" }),
    address: t.string({
      nullable: true,
      description: "Postal address of the business. Null if there is none.",
      resolve: ({ address }) => emptyToNull(address),
    }),
    accentColor: t.exposeString("accentColor", {
      description: "Accent colour of the branding as `#rrggbb`.",
    }),
    logo: t.exposeString("logo", { nullable: true, description: "URL of the logo. Null if there is none." }),
    locale: t.expose("locale", {
      type: "Locale",
      description: "Language of the business's own texts, such as `en` or `pt-br`.",
    }),
    hourCycle: t.expose("hourCycle", { type: HourCycleEnum }),
    isTrial: t.boolean({
      description:
        "True if this server is a trial, which must not be shown to visitors. Equal for every business of the server.",
      resolve: (_row, _args, ctx) => ctx.isTrial,
    }),
    isZoneLocked: t.exposeBoolean("zoneLocked", {
      description:
        "True if all times are shown in the time zone of the business. False if visitors see their own time zone.",
    }),
    frameOrigins: t.exposeStringList("frameOrigins", {
      description: "Origins that may show the widget in an iframe. Empty for every origin.",
    }),
    provider: t.prismaField({
      type: "Provider",
      nullable: true,
      description:
        "Finds a provider by id or slug. Former slugs also match. Also returns unpublished providers; see `isPublished`. Null if there is none.",
      args: { id: t.arg.id({ required: true, description: "Id or slug." }) },
      resolve: async (query, { id: businessId }, { id: idOrSlug }, ctx) => {
        const { provider } = ctx.database.prisma;
        const row = await findByIdOrSlug("Provider", businessId, idOrSlug, {
          findByKey: (where) => provider.findUnique({ ...query, where }),
          findByFormerSlug: (slug) => provider.findFirst({ ...query, ...byFormerSlug(businessId, slug) }),
        });
        ctx.loaders(businessId).providerBySlug.prime(idOrSlug, row);
        return row;
      },
    }),
    service: t.prismaField({
      type: "Service",
      nullable: true,
      description:
        "Finds a service by id or slug. Former slugs also match. Also returns unpublished services; see `isPublished`. Null if there is none.",
      args: { id: t.arg.id({ required: true, description: "Id or slug." }) },
      resolve: (query, { id: businessId }, { id: idOrSlug }, { database: { prisma } }) =>
        findByIdOrSlug("Service", businessId, idOrSlug, {
          findByKey: (where) => prisma.service.findUnique({ ...query, where }),
          findByFormerSlug: (slug) =>
            prisma.service.findFirst({ ...query, ...byFormerSlug(businessId, slug) }),
        }),
    }),
  }),
});

/** Finds the newest row that had the slug, so that printed links keep working. */
export function byFormerSlug<Where extends object>(businessId: string, slug: string, where?: Where) {
  return { where: { ...where, businessId, formerSlugs: { has: slug } }, orderBy: { id: "desc" } } as const;
}

builder.queryField("business", (t) =>
  t.prismaField({
    type: "Business",
    nullable: true,
    description:
      "Finds a business by id or slug. Without an argument, returns the business of the request's host. Null if there is none.",
    args: { id: t.arg.id({ description: "Id or slug. Null for the business of the request's host." }) },
    resolve: (query, _, { id: idOrSlug }, ctx) => {
      if (idOrSlug == null) return ctx.business;
      const id = toRowId("Business", idOrSlug);
      const where = id === null ? { slug: idOrSlug } : { id };
      return ctx.database.prisma.business.findUnique({ ...query, where });
    },
  }),
);
