import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { ResourceRef } from "./resource.ts";
import { StaffRef } from "./staff.ts";

export const BlockRef = builder.prismaObject("Block", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: requires("calendar.read"),
  description:
    "Blocked time of staff members and resources, in which they cannot be booked. Requires `calendar.read`.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Block", row.id) }),
    reason: t.exposeString("reason"),
    startsAt: t.field({ type: "DateTime", resolve: (row) => formatInstant(row.startsAt.getTime()) }),
    endsAt: t.field({ type: "DateTime", resolve: (row) => formatInstant(row.endsAt.getTime()) }),
    createdAt: t.field({ type: "DateTime", resolve: (row) => formatInstant(row.createdAt.getTime()) }),
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
    description: "The blocked resources. All units of each are blocked.",
    resolve: ({ businessId, id: blockId }, _, { database }) =>
      database.prisma.resource.findMany({
        where: { businessId, units: { some: { blocks: { some: { blockId } } } } },
        orderBy: [{ name: "asc" }, { id: "asc" }],
      }),
  }),
);

const BlockFilterInput = builder.inputType("BlockFilter", {
  description: "A range of time. A block matches if it overlaps the range.",
  fields: (t) => ({
    since: t.field({ type: "DateTime", description: "Start of the range, inclusive. Null for no bound." }),
    until: t.field({ type: "DateTime", description: "End of the range, exclusive. Null for no bound." }),
  }),
});

builder.prismaObjectField(BusinessRef, "blocks", (t) =>
  t.relatedConnection(
    "blocks",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Blocks of the business, by start. Requires `calendar.read`.",
      authScopes: requires("calendar.read"),
      args: { filter: t.arg({ type: BlockFilterInput }) },
      query: ({ filter }) => ({
        where: {
          ...(filter?.since == null ? {} : { endsAt: { gt: new Date(filter.since) } }),
          ...(filter?.until == null ? {} : { startsAt: { lt: new Date(filter.until) } }),
        },
        orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      }),
    },
    ...connectionNames("Block"),
  ),
);
