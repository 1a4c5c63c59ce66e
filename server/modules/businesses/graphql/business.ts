import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { HourCycleEnum } from "../../../platform/graphql/types/enums.ts";
import { listArgs, listScopes, listWhere } from "../../catalogue/graphql/ownedList.ts";

export const BusinessRef = builder.prismaObject("Business", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: (row) => ({ id: row.id }),
  description: "A tenant. Everything else belongs to one.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Business", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    tagline: t.exposeString("tagline"),
    timeZone: t.expose("timeZone", { type: "TimeZone" }),
    currency: t.expose("currency", { type: "Currency" }),
    phone: t.exposeString("phone", { description: "The phone number of the office." }),
    email: t.expose("email", { type: "EmailAddress" }),
    address: t.exposeString("address"),
    accentColor: t.exposeString("accentColor", { description: "`#rrggbb`, the one colour of its branding." }),
    logo: t.exposeString("logo", { nullable: true, description: "The address of its logo." }),
    locale: t.exposeString("locale", { description: "The language its own words are in: `en`, `pt-br`." }),
    hourCycle: t.expose("hourCycle", { type: HourCycleEnum }),
    isTrial: t.boolean({
      description:
        "True if this server is a trial, which must not be shown to visitors. Equal for every business of the server.",
      resolve: (_row, _args, ctx) => ctx.isTrial,
    }),
    isZoneLocked: t.exposeBoolean("zoneLocked", {
      description: "Every time is shown in the business's zone, whoever looks.",
    }),
    frameOrigins: t.exposeStringList("frameOrigins", {
      description:
        "Who may show the widget in a frame; empty: every origin. Every page of the widget says it, too.",
    }),
    provider: t.prismaField({
      type: "Provider",
      nullable: true,
      args: { slug: t.arg.string({ required: true }) },
      resolve: async (query, { id: businessId }, { slug }, ctx) => {
        const { provider } = ctx.database.prisma;
        const row =
          (await provider.findUnique({ ...query, where: { businessId_slug: { businessId, slug } } })) ??
          (await provider.findFirst({ ...query, ...formerlyCalled(businessId, slug) }));
        ctx.loaders(businessId).providerBySlug.prime(slug, row);
        return row;
      },
    }),
    service: t.prismaField({
      type: "Service",
      nullable: true,
      description:
        "A service by its slug, unpublished ones too: their calendar says that it cannot be found.",
      args: { slug: t.arg.string({ required: true }) },
      resolve: async (query, { id: businessId }, { slug }, { database: { prisma } }) =>
        (await prisma.service.findUnique({ ...query, where: { businessId_slug: { businessId, slug } } })) ??
        prisma.service.findFirst({ ...query, ...formerlyCalled(businessId, slug) }),
    }),
    // A connection of its own: Prisma would read the business again to load a relation of it.
    services: t.prismaConnection({
      type: "Service",
      ...walkedBy("businessId_id"),
      description: "What is booked, in the business's order.",
      args: listArgs(t.arg),
      authScopes: ({ id }, args) => listScopes(id, args),
      totalCount: ({ id: businessId }, args, { database: { prisma } }) =>
        prisma.service.count({ where: { ...listWhere(args), businessId } }),
      resolve: (query, { id: businessId }, args, { database: { prisma } }) =>
        prisma.service.findMany({
          ...query,
          where: { ...listWhere(args), businessId },
          orderBy: [{ position: "asc" }, { id: "asc" }],
        }),
    }),
  }),
});

/** What was called so, the last that was made: where nothing is called so any more, an address that was printed leads on to it. */
export function formerlyCalled<Where extends object>(businessId: string, slug: string, where?: Where) {
  return { where: { ...where, businessId, formerSlugs: { has: slug } }, orderBy: { id: "desc" } } as const;
}

builder.queryField("business", (t) =>
  t.prismaField({
    type: "Business",
    nullable: true,
    description: "A business by its slug; without one, the business of the host that was asked.",
    args: { slug: t.arg.string() },
    resolve: (query, _, { slug }, ctx) =>
      slug == null ? ctx.business : ctx.database.prisma.business.findUnique({ ...query, where: { slug } }),
  }),
);
