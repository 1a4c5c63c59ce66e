import type { Block } from "../../data/prisma/client.ts";
import { invalidInput, issue } from "../../domain/failures/failure.ts";
import { blockTime, removeBlock } from "../../services/blocks.ts";
import { refuseLong } from "../badInput.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { rowId } from "../globalIds.ts";
import { findRowIds } from "../namedRows.ts";
import { BlockRef } from "../schema/block.ts";
import { BookingRef } from "../schema/booking.ts";
import { findBookings } from "../schema/bookingList.ts";
import * as failures from "../schema/failures.ts";

const BlockTimeInput = builder.inputType("BlockTimeInput", {
  fields: (t) => ({
    staff: t.idList({ description: "People, by id or slug." }),
    resources: t.idList({ description: "Rooms and equipment, by id or slug: all units of each." }),
    startsAt: t.field({ type: "DateTime", required: true }),
    endsAt: t.field({ type: "DateTime", required: true, description: "At most 400 days later." }),
    reason: t.string({ description: "For the business itself." }),
  }),
});

const RemoveBlockInput = builder.inputType("RemoveBlockInput", {
  fields: (t) => ({ block: t.id({ required: true }) }),
});

interface Blocked {
  readonly block: Block;
  /** The bookings' ids. */
  readonly inTheWay: readonly string[];
}

const BlockTimeSuccess = builder.objectRef<Blocked>("BlockTimeSuccess").implement({
  isTypeOf: (value) => "inTheWay" in (value as object),
  fields: (t) => ({
    block: t.expose("block", { type: BlockRef }),
    inTheWay: t.prismaField({
      type: [BookingRef],
      description: "What is booked or asked for within the block and stays, by when it begins.",
      resolve: (query, { block, inTheWay }, _, ctx) => findBookings(query, ctx, block.businessId, inTheWay),
    }),
  }),
});

const RemoveBlockSuccess = builder.objectRef<{ readonly removed: boolean }>("RemoveBlockSuccess").implement({
  isTypeOf: (value) => "removed" in (value as object),
  fields: (t) => ({
    removed: t.exposeBoolean("removed", { description: "False: there was no such block any more." }),
  }),
});

builder.mutationFields((t) => ({
  blockTime: t.field({
    type: builder.unionType("BlockTimeResult", { types: [BlockTimeSuccess, failures.InvalidInputRef] }),
    description:
      "Keeps people, rooms and equipment from being booked. What is booked there already stays, and its time is the block's when it ends.",
    authScopes: { viewer: "calendar.manage" },
    args: { input: t.arg({ type: BlockTimeInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const { businessId } = ctx.viewer!;
      const { startsAt, endsAt, reason } = input;
      const blocked = await blockTime(await ctx.scopeOf(businessId), {
        ...(await findUnitOwners(ctx, businessId, input)),
        startsAt,
        endsAt,
        reason: reason ?? "",
      });
      if (!blocked.ok) return failures.answer(blocked.failure);
      const where = { businessId_id: { businessId, id: blocked.value.blockId } };
      return {
        block: await ctx.database.prisma.block.findUniqueOrThrow({ where }),
        inTheWay: blocked.value.inTheWay,
      };
    },
  }),
  removeBlock: t.field({
    type: builder.unionType("RemoveBlockResult", { types: [RemoveBlockSuccess, failures.InvalidInputRef] }),
    description: "Gives a block's time back. Safe to send twice.",
    authScopes: { viewer: "calendar.manage" },
    args: { input: t.arg({ type: RemoveBlockInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const id = rowId("Block", input.block);
      if (!id) return failures.answer(invalidInput(issue(["block"], "NOT_FOUND")));
      return { removed: await removeBlock(await ctx.scopeOf(ctx.viewer!.businessId), id) };
    },
  }),
}));

/** Whose units are meant, at most a query each. */
async function findUnitOwners(
  { database: { prisma } }: Context,
  businessId: string,
  { staff, resources }: { readonly staff?: string[] | null; readonly resources?: string[] | null },
) {
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
