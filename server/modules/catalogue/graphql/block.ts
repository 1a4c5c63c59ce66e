import type { BlockMembers } from "../data/blockMembers.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { ResourceRef, loadResources } from "./resource.ts";
import { StaffRef, loadStaff } from "./staff.ts";

async function loadMembers(
  ctx: Context,
  { businessId, id }: { businessId: string; id: string },
): Promise<BlockMembers> {
  return (await ctx.loaders(businessId).blockMembers.load(id))!;
}

export const BlockRef = builder.prismaObject("Block", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  // A caller who is restricted to the own calendar reaches only its blocks, by the board.
  authScopes: requires("calendar.read", "OWN"),
  description: "Blocked time of staff members and resources, in which they cannot be booked.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Block", row.id) }),
    reason: t.string({
      nullable: true,
      description: "Internal reason of the business. Null if there is none.",
      resolve: ({ reason }) => emptyToNull(reason),
    }),
    startsAt: t.field({ type: "DateTime", resolve: (row) => formatInstant(row.startsAt.getTime()) }),
    endsAt: t.field({ type: "DateTime", resolve: (row) => formatInstant(row.endsAt.getTime()) }),
    createdAt: t.field({ type: "DateTime", resolve: (row) => formatInstant(row.createdAt.getTime()) }),
    staff: t.field({
      type: [StaffRef],
      description: "The blocked staff members, at most 200.",
      resolve: async (row, _, ctx) => loadStaff(ctx, row.businessId, (await loadMembers(ctx, row)).staffIds),
    }),
    resources: t.field({
      type: [ResourceRef],
      description: "The blocked resources, at most 200. All units of each are blocked.",
      resolve: async (row, _, ctx) =>
        loadResources(ctx, row.businessId, (await loadMembers(ctx, row)).resourceIds),
    }),
  }),
});

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
      description: "Blocks of the business, by start.",
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
