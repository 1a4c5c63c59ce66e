import { builder } from "../builder.ts";
import { globalId } from "../globalIds.ts";
import { BusinessRef } from "./business.ts";

export const ResourceRef = builder.prismaObject("Resource", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "calendar.manage" } }),
  description: "A room or a piece of equipment. For the business alone.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Resource", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    units: t.relationCount("units", {
      where: { isExtra: false },
      description: "How many of them there are.",
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "resources", (t) =>
  t.relatedConnection("resources", {
    cursor: "businessId_id",
    totalCount: true,
    description: "Rooms and equipment, by name. For the business alone.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "calendar.manage" } }),
    query: { orderBy: [{ name: "asc" }, { id: "asc" }] },
  }),
);
