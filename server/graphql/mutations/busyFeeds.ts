import { invalidInput, issue } from "../../domain/failures/failure.ts";
import { addBusyFeed, removeBusyFeed } from "../../services/busyFeeds.ts";
import { builder } from "../builder.ts";
import { rowId } from "../globalIds.ts";
import { findRowIds } from "../namedRows.ts";
import { BusyFeedRef } from "../schema/busyFeed.ts";
import * as failures from "../schema/failures.ts";

const AddBusyFeedInput = builder.inputType("AddBusyFeedInput", {
  fields: (t) => ({
    staff: t.id({ required: true, description: "By id or slug." }),
    url: t.string({
      required: true,
      description: "Of an iCalendar file on the public web: `https`, `http` or `webcal`, without a user.",
    }),
  }),
});

const RemoveBusyFeedInput = builder.inputType("RemoveBusyFeedInput", {
  fields: (t) => ({ feed: t.id({ required: true }) }),
});

const AddBusyFeedSuccess = builder.objectRef<{ readonly feedId: string; readonly businessId: string }>(
  "AddBusyFeedSuccess",
);
AddBusyFeedSuccess.implement({
  isTypeOf: (value) => "feedId" in (value as object),
  fields: (t) => ({
    feed: t.prismaField({
      type: BusyFeedRef,
      resolve: (query, { businessId, feedId: id }, _, { database }) =>
        database.prisma.busyFeed.findUniqueOrThrow({
          ...query,
          where: { businessId_id: { businessId, id } },
        }),
    }),
  }),
});

const RemoveBusyFeedSuccess = builder
  .objectRef<{ readonly removed: boolean }>("RemoveBusyFeedSuccess")
  .implement({
    isTypeOf: (value) => "removed" in (value as object),
    fields: (t) => ({
      removed: t.exposeBoolean("removed", { description: "False: there was no such calendar any more." }),
    }),
  });

builder.mutationFields((t) => ({
  addBusyFeed: t.field({
    type: builder.unionType("AddBusyFeedResult", { types: [AddBusyFeedSuccess, failures.InvalidInputRef] }),
    description:
      "Has a person's calendar elsewhere read from now on, every quarter of an hour. Safe to send twice; ten calendars a person at most.",
    authScopes: { viewer: "calendar.manage" },
    args: { input: t.arg({ type: AddBusyFeedInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const { businessId } = ctx.viewer!;
      const [staffId] = await findRowIds("Staff", [input.staff], ({ OR }) =>
        ctx.database.prisma.staff.findMany({
          where: { businessId, OR: [...OR] },
          select: { id: true, slug: true },
        }),
      );
      const added = await addBusyFeed(await ctx.scopeOf(businessId), staffId ?? null, input.url);
      return added.ok ? { feedId: added.value, businessId } : failures.answer(added.failure);
    },
  }),
  removeBusyFeed: t.field({
    type: builder.unionType("RemoveBusyFeedResult", {
      types: [RemoveBusyFeedSuccess, failures.InvalidInputRef],
    }),
    description: "Forgets a calendar elsewhere, and the times that it said. Safe to send twice.",
    authScopes: { viewer: "calendar.manage" },
    args: { input: t.arg({ type: RemoveBusyFeedInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const id = rowId("BusyFeed", input.feed);
      if (!id) return failures.answer(invalidInput(issue(["feed"], "NOT_FOUND")));
      return { removed: await removeBusyFeed(await ctx.scopeOf(ctx.viewer!.businessId), id) };
    },
  }),
}));
