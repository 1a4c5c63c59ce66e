import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { createArchivedFilter, archivedArgs, archivedWhere } from "./archivedList.ts";
import { ServiceRef } from "./service.ts";

export const ResourceRef = builder.prismaObject("Resource", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: requires("calendar.read"),
  description: "A room or a device. Requires `calendar.read`.",
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
    services: t.field({
      type: [ServiceRef],
      description: "Services that need the resource, including archived ones.",
      select: (_args, _ctx, nested) => ({
        services: {
          orderBy: [{ service: { position: "asc" } }, { serviceId: "asc" }],
          select: { service: nested() },
        },
      }),
      resolve: (row) => row.services.map((one) => one.service),
    }),
  }),
});

const ResourceFilterInput = createArchivedFilter("Resource", "resources");

builder.prismaObjectField(BusinessRef, "resources", (t) =>
  t.relatedConnection(
    "resources",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Resources of the business, by name. Requires `calendar.read`.",
      authScopes: requires("calendar.read"),
      args: archivedArgs(t.arg, ResourceFilterInput),
      query: (args) => ({ where: archivedWhere(args), orderBy: [{ name: "asc" }, { id: "asc" }] }),
    },
    ...connectionNames("Resource"),
  ),
);
