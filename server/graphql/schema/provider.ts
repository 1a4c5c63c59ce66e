import { prismaConnectionHelpers } from "@pothos/plugin-prisma";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { globalId, rowId } from "../globalIds.ts";
import { ServiceRef } from "./service.ts";

const servicesOfProvider = prismaConnectionHelpers(builder, "ProviderService", {
  cursor: "businessId_providerId_serviceId",
  select: (node) => ({ service: node(true) }),
  query: {
    where: { service: { publication: "PUBLISHED" } },
    orderBy: { service: { position: "asc" } },
  },
  resolveNode: (row) => row.service,
});

export const ProviderRef = builder.prismaObject("Provider", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A team or location that offers services.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Provider", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    description: t.exposeString("description"),
    address: t.exposeString("address"),
    phone: t.exposeString("phone", { nullable: true, description: "Its own number, where it has one." }),
    isPublished: t.boolean({ resolve: (row) => row.publication === "PUBLISHED" }),
    services: t.connection({
      type: ServiceRef,
      description: "What it offers, in the business's order.",
      select: (args, ctx, nested) => ({ services: servicesOfProvider.getQuery(args, ctx, nested) }),
      resolve: (row, args, ctx) => servicesOfProvider.resolve(row.services, args, ctx),
    }),
    service: t.prismaField({
      type: "Service",
      nullable: true,
      description: "A service by its slug, if this provider offers it; unpublished ones too.",
      args: { slug: t.arg.string({ required: true }) },
      resolve: (query, { businessId, id: providerId }, { slug }, { database }) =>
        database.prisma.service.findUnique({
          ...query,
          where: { businessId_slug: { businessId, slug }, providers: { some: { providerId } } },
        }),
    }),
  }),
});

/** The row id behind a provider's id or slug; null: there is no such provider. */
export async function providerIdOf(ctx: Context, businessId: string, given: string): Promise<string | null> {
  const id = rowId("Provider", given);
  return id ?? (await ctx.loaders(businessId).providerBySlug.load(given))?.id ?? null;
}
