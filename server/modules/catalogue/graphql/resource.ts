import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { archivedArgs, archivedWhere } from "./archivedList.ts";
import { ServiceRef } from "./service.ts";

export const ResourceRef = builder.prismaObject("Resource", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "calendar.read" } }),
  description: "A room or a piece of equipment. For the business alone.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Resource", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    units: t.relationCount("units", {
      where: { isExtra: false },
      description: "How many of them there are.",
    }),
    isArchived: t.exposeBoolean("isArchived", { description: "It was put away: no service is given it." }),
    services: t.field({
      type: [ServiceRef],
      description: "What needs it, services that were put away too.",
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

builder.prismaObjectField(BusinessRef, "resources", (t) =>
  t.relatedConnection("resources", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "Rooms and equipment, by name. For the business alone.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "calendar.read" } }),
    args: archivedArgs(t.arg),
    query: (args) => ({ where: archivedWhere(args), orderBy: [{ name: "asc" }, { id: "asc" }] }),
  }),
);
