import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { ResourceRef } from "./resource.ts";
import { StaffRef } from "./staff.ts";

export const BlockRef = builder.prismaObject("Block", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "calendar.read" } }),
  description: "Time that people, rooms or equipment are not to be booked. For the business alone.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Block", row.id) }),
    reason: t.exposeString("reason"),
    startsAt: t.field({ type: "DateTime", resolve: (row) => instantText(row.startsAt.getTime()) }),
    endsAt: t.field({ type: "DateTime", resolve: (row) => instantText(row.endsAt.getTime()) }),
    createdAt: t.field({ type: "DateTime", resolve: (row) => instantText(row.createdAt.getTime()) }),
    staff: t.field({
      type: [StaffRef],
      select: (_args, _ctx, nested) => ({
        units: {
          where: { unit: { staffId: { not: null } } },
          orderBy: { unitId: "asc" },
          select: { unit: { select: { staff: nested() } } },
        },
      }),
      resolve: (row) => row.units.flatMap(({ unit }) => unit.staff ?? []),
    }),
  }),
});

builder.prismaObjectField(BlockRef, "resources", (t) =>
  t.field({
    type: [ResourceRef],
    description: "Each one once, all of its units being blocked.",
    resolve: ({ businessId, id: blockId }, _, { database }) =>
      database.prisma.resource.findMany({
        where: { businessId, units: { some: { blocks: { some: { blockId } } } } },
        orderBy: [{ name: "asc" }, { id: "asc" }],
      }),
  }),
);

builder.prismaObjectField(BusinessRef, "blocks", (t) =>
  t.relatedConnection("blocks", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "Blocked time, by when it begins. For the business alone.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "calendar.read" } }),
    args: {
      from: t.arg({ type: "DateTime", description: "Only what ends after." }),
      to: t.arg({ type: "DateTime", description: "Only what begins before." }),
    },
    query: ({ from, to }) => ({
      where: {
        ...(from == null ? {} : { endsAt: { gt: new Date(from) } }),
        ...(to == null ? {} : { startsAt: { lt: new Date(to) } }),
      },
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    }),
  }),
);
