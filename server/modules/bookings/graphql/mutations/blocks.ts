import type { Block } from "../../../../platform/database/prisma/client.ts";
import { type ChangedBlock, blockTime, changeBlock, removeBlock } from "../../blocks.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds } from "../../../../platform/graphql/namedRows.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { BlockRef } from "../../../catalogue/graphql/block.ts";
import { conflictFields } from "../conflictFields.ts";

const CreateBlockInput = builder.inputType("CreateBlockInput", {
  description: "The input of `createBlock`. Name at least one staff member or resource.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    staff: t.idList({ description: "Ids or slugs of staff members; at most 200." }),
    resources: t.idList({
      description: "Ids or slugs of resources; at most 200. All units of each are blocked.",
    }),
    startsAt: t.field({ type: "DateTime", required: true, description: "Start of the block." }),
    endsAt: t.field({
      type: "DateTime",
      required: true,
      description: "End of the block, after `startsAt` and in the future; at most 400 days later.",
    }),
    reason: t.string({ description: "Internal note; at most 200 characters." }),
  }),
});

const UpdateBlockInput = builder.inputType("UpdateBlockInput", {
  description: "The input of `updateBlock`. Fields that are null or absent stay as they are.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Global id of the block." }),
    staff: t.idList({
      description: "Ids or slugs of all blocked staff members; at most 200. Replaces the present list.",
    }),
    resources: t.idList({
      description:
        "Ids or slugs of all blocked resources; at most 200. Replaces the present list. All units of each are blocked.",
    }),
    startsAt: t.field({ type: "DateTime", description: "New start of the block." }),
    endsAt: t.field({
      type: "DateTime",
      description:
        "New end of the block, after the start and in the future; at most 400 days after the start.",
    }),
    reason: t.string({ description: "Internal note; at most 200 characters. An empty text removes it." }),
  }),
});

const DeleteBlockInput = builder.inputType("DeleteBlockInput", {
  description: "The input of `deleteBlock`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Global id of the block." }),
  }),
});

interface BlockResult {
  readonly block: Block;
  /** Ids of the bookings that overlap the block, by start. */
  readonly conflictingBookings: readonly string[];
}

const CreateBlockPayload = builder.objectRef<BlockResult>("CreateBlockPayload").implement({
  description: "The new block and the bookings that overlap it.",
  isTypeOf: (value) => "conflictingBookings" in (value as object),
  fields: (t) => ({
    block: t.expose("block", { type: BlockRef, description: "The new block." }),
    ...conflictFields(
      t,
      "Bookings and requests that overlap the block.",
      (result) => result.conflictingBookings,
    ),
  }),
});

const UpdateBlockPayload = builder.objectRef<BlockResult>("UpdateBlockPayload").implement({
  description: "The block after the change and the bookings that overlap it.",
  isTypeOf: (value) => "conflictingBookings" in (value as object),
  fields: (t) => ({
    block: t.expose("block", { type: BlockRef, description: "The block after the change." }),
    ...conflictFields(
      t,
      "Bookings and requests that overlap the block.",
      (result) => result.conflictingBookings,
    ),
  }),
});

const DeleteBlockPayload = builder.objectRef<{ readonly deletedId: string }>("DeleteBlockPayload").implement({
  description: "The block no longer exists.",
  isTypeOf: (value) => "deletedId" in (value as object),
  fields: (t) => ({
    deletedId: t.exposeID("deletedId", { description: "Global id of the deleted block." }),
  }),
});

addBusinessMutation("createBlock", {
  description:
    "Blocks time of staff members and resources. Existing bookings stay; when one is cancelled, its time belongs to the block.",
  permission: "calendar.manage",
  input: CreateBlockInput,
  payload: CreateBlockPayload,
  name: (ctx, input) => findBlockTargets(ctx, input),
  run: (scope, { startsAt, endsAt, reason }, targets) =>
    blockTime(scope, { ...targets, startsAt, endsAt, reason: reason ?? "" }),
  subject: ({ blockId }) => toGlobalId("Block", blockId),
  read: loadBlockResult,
});

addBusinessMutation("updateBlock", {
  description:
    "Changes the time, the people, the resources or the reason of a block. Existing bookings stay. A block that has ended can change its reason only.",
  permission: "calendar.manage",
  input: UpdateBlockInput,
  payload: UpdateBlockPayload,
  name: async (ctx, input) => {
    const { staffIds, resourceIds } = await findBlockTargets(ctx, input);
    return {
      staffIds: input.staff == null ? undefined : staffIds,
      resourceIds: input.resources == null ? undefined : resourceIds,
    };
  },
  run: async (scope, { id, startsAt, endsAt, reason }, targets) => {
    const rowId = toRowId("Block", id);
    if (rowId === null) return failNotFound("id");
    return changeBlock(scope, rowId, {
      ...targets,
      startsAt: startsAt ?? undefined,
      endsAt: endsAt ?? undefined,
      reason: reason ?? undefined,
    });
  },
  subject: ({ blockId }) => toGlobalId("Block", blockId),
  read: loadBlockResult,
});

addBusinessMutation("deleteBlock", {
  description: "Removes a block, so that its time can be booked again.",
  permission: "calendar.manage",
  input: DeleteBlockInput,
  payload: DeleteBlockPayload,
  run: async (scope, { id }) => {
    const rowId = toRowId("Block", id);
    if (rowId === null || !(await removeBlock(scope, rowId))) return failNotFound("id");
    return { ok: true, value: rowId };
  },
  subject: (rowId) => toGlobalId("Block", rowId),
  read: (_, rowId) => ({ deletedId: toGlobalId("Block", rowId) }),
});

async function loadBlockResult(
  { database, viewer }: Context,
  { blockId: id, conflictingBookings }: ChangedBlock,
): Promise<BlockResult> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { block: await database.prisma.block.findUniqueOrThrow({ where }), conflictingBookings };
}

async function findBlockTargets(
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
  rejectLongList("staff", staff ?? [], 200);
  rejectLongList("resources", resources ?? [], 200);
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
