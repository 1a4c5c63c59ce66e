import { addBusyFeed, removeBusyFeed } from "../../busyFeeds.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { globalId, rowId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds } from "../../../../platform/graphql/namedRows.ts";
import { notFound } from "../../../../platform/graphql/notFound.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { BusyFeedRef } from "../busyFeed.ts";

const AddBusyFeedInput = builder.inputType("AddBusyFeedInput", {
  description: "Whose calendar is read, and where it is.",
  fields: (t) => ({
    ...repeatable(t),
    staff: t.id({ required: true, description: "By id or slug." }),
    url: t.string({
      required: true,
      description: "Of an iCalendar file on the public web: `https`, `http` or `webcal`, without a user.",
    }),
  }),
});

const RemoveBusyFeedInput = builder.inputType("RemoveBusyFeedInput", {
  description: "Which calendar is forgotten.",
  fields: (t) => ({ ...repeatable(t), feed: t.id({ required: true, description: "Its id." }) }),
});

const AddBusyFeedSuccess = builder.objectRef<{ readonly feedId: string; readonly businessId: string }>(
  "AddBusyFeedSuccess",
);
AddBusyFeedSuccess.implement({
  description: "The calendar, before it was read.",
  isTypeOf: (value) => "feedId" in (value as object),
  fields: (t) => ({
    feed: t.prismaField({
      type: BusyFeedRef,
      description: "The calendar.",
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
    description: "The calendar is forgotten.",
    isTypeOf: (value) => "removed" in (value as object),
    fields: (t) => ({
      removed: t.exposeBoolean("removed", { description: "False: there was no such calendar any more." }),
    }),
  });

ownerMutation("addBusyFeed", {
  description:
    "Has a person's calendar elsewhere read from now on, every quarter of an hour. Safe to send twice; ten calendars a person at most.",
  permission: "calendar.manage",
  input: AddBusyFeedInput,
  success: AddBusyFeedSuccess,
  name: async ({ database, viewer }, { staff }) => {
    const { businessId } = viewer!;
    const [id] = await findRowIds("Staff", [staff], ({ OR }) =>
      database.prisma.staff.findMany({
        where: { businessId, OR: [...OR] },
        select: { id: true, slug: true },
      }),
    );
    return id ?? null;
  },
  run: (scope, { url }, staffId) => addBusyFeed(scope, staffId, url),
  subject: (id) => globalId("BusyFeed", id),
  read: ({ viewer }, feedId) => ({ feedId, businessId: viewer!.businessId }),
});

ownerMutation("removeBusyFeed", {
  description: "Forgets a calendar elsewhere, and the times that it said. Safe to send twice.",
  permission: "calendar.manage",
  input: RemoveBusyFeedInput,
  success: RemoveBusyFeedSuccess,
  run: async (scope, { feed }) => {
    const id = rowId("BusyFeed", feed);
    return id === null
      ? notFound("feed")
      : { ok: true, value: { id, removed: await removeBusyFeed(scope, id) } };
  },
  subject: ({ id }) => globalId("BusyFeed", id),
  read: (_, { removed }) => ({ removed }),
});
