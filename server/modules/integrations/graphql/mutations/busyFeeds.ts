import { addBusyFeed, removeBusyFeed } from "../../busyFeeds.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds } from "../../../../platform/graphql/namedRows.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { BusyFeedRef } from "../busyFeed.ts";

const AddBusyFeedInput = builder.inputType("AddBusyFeedInput", {
  description: "The input of `addBusyFeed`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    staff: t.id({ required: true, description: "Id or slug of the staff member." }),
    url: t.string({
      required: true,
      description:
        "URL of a public iCalendar file: `https`, `http` or `webcal`, without user name and password.",
    }),
  }),
});

const RemoveBusyFeedInput = builder.inputType("RemoveBusyFeedInput", {
  description: "The input of `removeBusyFeed`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    feed: t.id({ required: true, description: "Id of the calendar." }),
  }),
});

const AddBusyFeedPayload = builder.objectRef<{ readonly feedId: string; readonly businessId: string }>(
  "AddBusyFeedPayload",
);
// The mutation does not wait for the calendar's server. The job that reads all feeds also reads a new one.
AddBusyFeedPayload.implement({
  description: "The calendar. Its first read follows shortly.",
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

const RemoveBusyFeedPayload = builder
  .objectRef<{ readonly removed: boolean }>("RemoveBusyFeedPayload")
  .implement({
    description: "Result of `removeBusyFeed`.",
    isTypeOf: (value) => "removed" in (value as object),
    fields: (t) => ({
      removed: t.exposeBoolean("removed", { description: "False if the calendar did not exist." }),
    }),
  });

// A URL that the staff member already has adds no second feed: the result is the existing one.
addBusinessMutation("addBusyFeed", {
  description:
    "Adds an external calendar, which is read every 15 minutes. At most 10 per staff member. A URL that exists already is returned.",
  permission: "calendar.manage",
  input: AddBusyFeedInput,
  payload: AddBusyFeedPayload,
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
  subject: (id) => toGlobalId("BusyFeed", id),
  read: ({ viewer }, feedId) => ({ feedId, businessId: viewer!.businessId }),
});

addBusinessMutation("removeBusyFeed", {
  description: "Removes an external calendar with its busy times.",
  permission: "calendar.manage",
  input: RemoveBusyFeedInput,
  payload: RemoveBusyFeedPayload,
  run: async (scope, { feed }) => {
    const id = toRowId("BusyFeed", feed);
    return id === null
      ? failNotFound("feed")
      : { ok: true, value: { id, removed: await removeBusyFeed(scope, id) } };
  },
  subject: ({ id }) => toGlobalId("BusyFeed", id),
  read: (_, { removed }) => ({ removed }),
});
