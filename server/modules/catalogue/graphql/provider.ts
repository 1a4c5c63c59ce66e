import type { Service, Staff } from "../../../platform/database/prisma/client.ts";
import { prismaConnectionHelpers } from "@pothos/plugin-prisma";
import { requires } from "../../access/graphql/authorization.ts";
import { createConnection, orderByAll } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { rowCursors, paginateBy } from "../../../platform/graphql/cursors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId, toRowId } from "../../../platform/graphql/globalIds.ts";
import { findByIdOrSlug } from "../../../platform/graphql/slugOrId.ts";
import { BusinessRef, byFormerSlug } from "../../businesses/graphql/business.ts";
import { createPublicationFilter, listArgs, listScopes, listWhere } from "./publicationList.ts";
import { PublicationEnum } from "./publication.ts";
import { ServiceConnectionRef, ServiceRef } from "./service.ts";
import { StaffConnectionRef, StaffRef } from "./staff.ts";

const BY_SERVICE = "businessId_providerId_serviceId";
const BY_STAFF = "businessId_providerId_staffId";

const servicesOfProvider = prismaConnectionHelpers(builder, "ProviderService", {
  cursor: BY_SERVICE,
  // The key is always selected, because a query for cursors alone would select nothing.
  select: (node) => ({ service: node({ select: { businessId: true, id: true } }) }),
  query: {
    where: { service: { publication: "PUBLISHED" } },
    orderBy: { service: { position: "asc" } },
  },
  resolveNode: (row) => row.service as Service,
});

const staffOfProvider = prismaConnectionHelpers(builder, "ProviderStaff", {
  cursor: BY_STAFF,
  select: (node) => ({ staff: node({ select: { businessId: true, id: true } }) }),
  query: {
    where: { staff: { publication: "PUBLISHED" } },
    orderBy: orderByAll({ staff: { position: "asc" } }, { staffId: "asc" }),
  },
  resolveNode: (row) => row.staff as Staff,
});

export const ProviderRef = builder.prismaObject("Provider", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A team or location with a public calendar.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Provider", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    description: t.string({ nullable: true, resolve: ({ description }) => emptyToNull(description) }),
    address: t.string({
      nullable: true,
      description: "Postal address of the provider. Null if it uses that of the business.",
      resolve: ({ address }) => emptyToNull(address),
    }),
    phone: t.exposeString("phone", {
      nullable: true,
      description: "Phone number of the provider. Null if it uses that of the business.",
    }),
    picture: t.exposeString("picture", {
      nullable: true,
      description: "URL of a picture. Null if there is none.",
    }),
    isPublished: t.boolean({ resolve: (row) => row.publication === "PUBLISHED" }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "Publication state. See `isPublished`.",
      authScopes: requires("services.manage"),
    }),
    position: t.exposeInt("position", { description: "Lists are sorted by it, lowest first." }),
    staff: t.connection(
      {
        type: StaffRef,
        description: "Published staff members of the provider, by `position`.",
        extensions: rowCursors(BY_STAFF),
        select: (args, ctx, nested) => ({ staff: staffOfProvider.getQuery(args, ctx, nested) }),
        resolve: ({ businessId, id: providerId, staff }, args, ctx) => ({
          ...staffOfProvider.resolve(staff, args, ctx),
          totalCount: () =>
            ctx.database.prisma.providerStaff.count({
              where: { businessId, providerId, staff: { publication: "PUBLISHED" } },
            }),
        }),
      },
      StaffConnectionRef,
    ),
    services: t.connection(
      {
        type: ServiceRef,
        description: "Published services of the provider, by `position`.",
        extensions: rowCursors(BY_SERVICE),
        select: (args, ctx, nested) => ({ services: servicesOfProvider.getQuery(args, ctx, nested) }),
        resolve: (row, args, ctx) => ({
          ...servicesOfProvider.resolve(row.services, args, ctx),
          totalCount: () =>
            ctx.database.prisma.providerService.count({
              where: {
                businessId: row.businessId,
                providerId: row.id,
                service: { publication: "PUBLISHED" },
              },
            }),
        }),
      },
      ServiceConnectionRef,
    ),
    service: t.prismaField({
      type: "Service",
      nullable: true,
      description:
        "Finds a service of this provider by id or slug. Former slugs also match. Also returns unpublished services; see `isPublished`. Null if there is none.",
      args: { id: t.arg.id({ required: true, description: "Id or slug." }) },
      resolve: (query, { businessId, id: providerId }, { id: idOrSlug }, { database: { prisma } }) => {
        const providers = { some: { providerId } };
        return findByIdOrSlug("Service", businessId, idOrSlug, {
          findByKey: (key) => prisma.service.findUnique({ ...query, where: { ...key, providers } }),
          findByFormerSlug: (slug) =>
            prisma.service.findFirst({ ...query, ...byFormerSlug(businessId, slug, { providers }) }),
        });
      },
    }),
  }),
});

export const ProviderConnectionRef = createConnection(ProviderRef, "Provider");

const ProviderFilterInput = createPublicationFilter("Provider", "providers");

builder.prismaObjectField(BusinessRef, "providers", (t) =>
  t.relatedConnection(
    "providers",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Providers of the business, by `position`.",
      args: listArgs(t.arg, ProviderFilterInput),
      authScopes: listScopes,
      query: (args) => ({
        where: listWhere(args),
        orderBy: [{ position: "asc" }, { id: "asc" }],
      }),
    },
    ProviderConnectionRef,
  ),
);

export async function findProviderId(
  ctx: Context,
  businessId: string,
  idOrSlug: string,
): Promise<string | null> {
  const id = toRowId("Provider", idOrSlug);
  return id ?? (await ctx.loaders(businessId).providerBySlug.load(idOrSlug))?.id ?? null;
}
