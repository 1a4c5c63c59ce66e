import type { Resource, Service } from "../../../platform/database/prisma/client.ts";
import { prismaConnectionHelpers } from "@pothos/plugin-prisma";
import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames, orderByAll } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { paginateBy, rowCursors } from "../../../platform/graphql/cursors.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { createArchivedFilter, archivedArgs, archivedWhere } from "./archivedList.ts";
import { ServiceConnectionRef, ServiceRef } from "./service.ts";

const BY_SERVICE = "businessId_serviceId_resourceId";

const servicesOfResource = prismaConnectionHelpers(builder, "ServiceResource", {
  cursor: BY_SERVICE,
  select: (node) => ({ service: node({ select: { businessId: true, id: true } }) }),
  query: { orderBy: orderByAll({ service: { position: "asc" } }, { serviceId: "asc" }) },
  resolveNode: (row) => row.service as Service,
});

export const ResourceRef = builder.prismaObject("Resource", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  // A caller who is restricted to the own calendar reaches only the resources of its blocks.
  authScopes: requires("calendar.read", "OWN"),
  description: "A room or a device.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Resource", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    units: t.relationCount("units", {
      where: { isExtra: false },
      description: "Number of units.",
    }),
    isArchived: t.exposeBoolean("isArchived", {
      description: "True if the resource is archived, so that no service can use it.",
    }),
    services: t.connection(
      {
        type: ServiceRef,
        description: "Services that need the resource, including archived ones, by `position`.",
        extensions: rowCursors(BY_SERVICE),
        select: (args, ctx, nested) => ({ services: servicesOfResource.getQuery(args, ctx, nested) }),
        resolve: ({ businessId, id: resourceId, services }, args, ctx) => ({
          ...servicesOfResource.resolve(services, args, ctx),
          totalCount: () => ctx.database.prisma.serviceResource.count({ where: { businessId, resourceId } }),
        }),
      },
      ServiceConnectionRef,
    ),
  }),
});

const ResourceFilterInput = createArchivedFilter("Resource", "resources");

builder.prismaObjectField(BusinessRef, "resources", (t) =>
  t.relatedConnection(
    "resources",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Resources of the business, by name.",
      authScopes: requires("calendar.read"),
      args: archivedArgs(t.arg, ResourceFilterInput),
      query: (args) => ({ where: archivedWhere(args), orderBy: [{ name: "asc" }, { id: "asc" }] }),
    },
    ...connectionNames("Resource"),
  ),
);

export async function loadResources(
  ctx: Context,
  businessId: string,
  ids: readonly string[],
): Promise<Resource[]> {
  const { resource } = ctx.loaders(businessId);
  return (await Promise.all(ids.map((id) => resource.load(id)))).filter((row) => row !== null);
}
