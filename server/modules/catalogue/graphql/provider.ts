import type { Service } from "../../../platform/database/prisma/client.ts";
import { prismaConnectionHelpers } from "@pothos/plugin-prisma";
import { builder } from "../../../platform/graphql/builder.ts";
import { rowCursors, walkedBy } from "../../../platform/graphql/cursors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId, rowId } from "../../../platform/graphql/globalIds.ts";
import { BusinessRef, formerlyCalled } from "../../businesses/graphql/business.ts";
import { listArgs, listScopes, listWhere } from "./ownedList.ts";
import { PublicationEnum } from "./publication.ts";
import { ServiceRef } from "./service.ts";
import { StaffRef } from "./staff.ts";

/** What only the business may know of a provider. */
const ownersOnly = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "services.manage" } }) as const;

const BY_SERVICE = "businessId_providerId_serviceId";

const servicesOfProvider = prismaConnectionHelpers(builder, "ProviderService", {
  cursor: BY_SERVICE,
  // Its key in any case: who asks for cursors alone asks for nothing of it, and that is no selection.
  select: (node) => ({ service: node({ select: { businessId: true, id: true } }) }),
  query: {
    where: { service: { publication: "PUBLISHED" } },
    orderBy: { service: { position: "asc" } },
  },
  resolveNode: (row) => row.service as Service,
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
    picture: t.exposeString("picture", { nullable: true, description: "The address of a picture of it." }),
    isPublished: t.boolean({ resolve: (row) => row.publication === "PUBLISHED" }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "For the business alone; see `isPublished`.",
      authScopes: ownersOnly,
    }),
    position: t.exposeInt("position", { description: "Where it stands among the others; the least first." }),
    staff: t.field({
      type: [StaffRef],
      description: "Who works there: published people, in the business's order.",
      select: (_args, _ctx, nested) => ({
        staff: {
          where: { staff: { publication: "PUBLISHED" } },
          orderBy: [{ staff: { position: "asc" } }, { staffId: "asc" }],
          select: { staff: nested() },
        },
      }),
      resolve: (row) => row.staff.map((one) => one.staff),
    }),
    services: t.connection({
      type: ServiceRef,
      description: "What it offers, in the business's order.",
      extensions: rowCursors(BY_SERVICE),
      select: (args, ctx, nested) => ({ services: servicesOfProvider.getQuery(args, ctx, nested) }),
      resolve: (row, args, ctx) => servicesOfProvider.resolve(row.services, args, ctx),
    }),
    service: t.prismaField({
      type: "Service",
      nullable: true,
      description: "A service by its slug, if this provider offers it; unpublished ones too.",
      args: { slug: t.arg.string({ required: true }) },
      resolve: async (query, { businessId, id: providerId }, { slug }, { database: { prisma } }) => {
        const providers = { some: { providerId } };
        const called = { businessId_slug: { businessId, slug }, providers };
        const once = formerlyCalled(businessId, slug, { providers });
        return (
          (await prisma.service.findUnique({ ...query, where: called })) ??
          prisma.service.findFirst({ ...query, ...once })
        );
      },
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "providers", (t) =>
  t.relatedConnection("providers", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "In the business's order.",
    args: listArgs(t.arg),
    authScopes: ({ id }, args) => listScopes(id, args),
    query: (args) => ({
      where: listWhere(args),
      orderBy: [{ position: "asc" }, { id: "asc" }],
    }),
  }),
);

/** The row id behind a provider's id or slug; null: there is no such provider. */
export async function providerIdOf(ctx: Context, businessId: string, given: string): Promise<string | null> {
  const id = rowId("Provider", given);
  return id ?? (await ctx.loaders(businessId).providerBySlug.load(given))?.id ?? null;
}
