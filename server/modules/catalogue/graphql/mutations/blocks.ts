import type { Block } from "../../../../platform/database/prisma/client.ts";
import { blockTime, removeBlock } from "../../blocks.ts";
import { refuseLong } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId, rowId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds } from "../../../../platform/graphql/namedRows.ts";
import { notFound } from "../../../../platform/graphql/notFound.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { BlockRef } from "../block.ts";
import { BookingRef } from "../../../bookings/graphql/booking.ts";
import { findBookings } from "../../../bookings/graphql/bookingList.ts";

const BlockTimeInput = builder.inputType("BlockTimeInput", {
  description: "Whose time is to be kept, and which.",
  fields: (t) => ({
    ...repeatable(t),
    staff: t.idList({ description: "People, by id or slug." }),
    resources: t.idList({ description: "Rooms and equipment, by id or slug: all units of each." }),
    startsAt: t.field({ type: "DateTime", required: true, description: "From when on." }),
    endsAt: t.field({ type: "DateTime", required: true, description: "At most 400 days later." }),
    reason: t.string({ description: "For the business itself." }),
  }),
});

const RemoveBlockInput = builder.inputType("RemoveBlockInput", {
  description: "Which block goes.",
  fields: (t) => ({ ...repeatable(t), block: t.id({ required: true, description: "A block's id." }) }),
});

interface Blocked {
  readonly block: Block;
  /** The bookings' ids. */
  readonly inTheWay: readonly string[];
}

const BlockTimeSuccess = builder.objectRef<Blocked>("BlockTimeSuccess").implement({
  description: "The block, and what it could not take.",
  isTypeOf: (value) => "inTheWay" in (value as object),
  fields: (t) => ({
    block: t.expose("block", { type: BlockRef, description: "The block." }),
    inTheWay: t.prismaField({
      type: [BookingRef],
      description: "What is booked or asked for within the block and stays, by when it begins.",
      resolve: (query, { block, inTheWay }, _, ctx) => findBookings(query, ctx, block.businessId, inTheWay),
    }),
  }),
});

const RemoveBlockSuccess = builder.objectRef<{ readonly removed: boolean }>("RemoveBlockSuccess").implement({
  description: "The block is gone.",
  isTypeOf: (value) => "removed" in (value as object),
  fields: (t) => ({
    removed: t.exposeBoolean("removed", { description: "False: there was no such block any more." }),
  }),
});

ownerMutation("blockTime", {
  description:
    "Keeps people, rooms and equipment from being booked. What is booked there already stays, and its time is the block's when it ends.",
  permission: "calendar.manage",
  input: BlockTimeInput,
  success: BlockTimeSuccess,
  name: (ctx, input) => findUnitOwners(ctx, input),
  run: (scope, { startsAt, endsAt, reason }, owners) =>
    blockTime(scope, { ...owners, startsAt, endsAt, reason: reason ?? "" }),
  subject: ({ blockId }) => globalId("Block", blockId),
  read: async ({ database, viewer }, { blockId: id, inTheWay }) => {
    const where = { businessId_id: { businessId: viewer!.businessId, id } };
    return { block: await database.prisma.block.findUniqueOrThrow({ where }), inTheWay };
  },
});

ownerMutation("removeBlock", {
  description: "Gives a block's time back. Safe to send twice.",
  permission: "calendar.manage",
  input: RemoveBlockInput,
  success: RemoveBlockSuccess,
  run: async (scope, { block }) => {
    const id = rowId("Block", block);
    return id === null
      ? notFound("block")
      : { ok: true, value: { id, removed: await removeBlock(scope, id) } };
  },
  subject: ({ id }) => globalId("Block", id),
  read: (_, { removed }) => ({ removed }),
});

/** Whose units are meant, at most a query each. */
async function findUnitOwners(
  { database: { prisma }, viewer }: Context,
  {
    staff,
    resources,
  }: {
    readonly staff?: readonly string[] | null | undefined;
    readonly resources?: readonly string[] | null | undefined;
  },
) {
  const { businessId } = viewer!;
  refuseLong("staff", staff ?? [], 200);
  refuseLong("resources", resources ?? [], 200);
  const select = { id: true, slug: true } as const;
  return {
    staffIds: await findRowIds("Staff", staff ?? [], ({ OR }) =>
      prisma.staff.findMany({ where: { businessId, OR: [...OR] }, select }),
    ),
    resourceIds: await findRowIds("Resource", resources ?? [], ({ OR }) =>
      prisma.resource.findMany({ where: { businessId, OR: [...OR] }, select }),
    ),
  };
}
