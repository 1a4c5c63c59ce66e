import { addBusyFeed, removeBusyFeed } from "../../busyFeeds.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds } from "../../../../platform/graphql/namedRows.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { BusyFeedRef } from "../busyFeed.ts";

const CreateBusyFeedInput = builder.inputType("CreateBusyFeedInput", {
  description: "The input of `createBusyFeed`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    staff: t.id({ required: true, description: "Id or slug of the staff member." }),
    url: t.field({
      type: "URL",
      required: true,
      description:
        "URL of a public iCalendar file: `https`, `http` or `webcal`, without user name and password.",
    }),
  }),
});

const DeleteBusyFeedInput = builder.inputType("DeleteBusyFeedInput", {
  description: "The input of `deleteBusyFeed`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Id of the calendar." }),
  }),
});

const CreateBusyFeedPayload = builder.objectRef<{ readonly feedId: string; readonly businessId: string }>(
  "CreateBusyFeedPayload",
);
// The mutation does not wait for the calendar's server. The job that reads all feeds is woken.
CreateBusyFeedPayload.implement({
  description: "The calendar. Its first read follows shortly.",
  isTypeOf: (value) => "feedId" in (value as object),
  fields: (t) => ({
    busyFeed: t.prismaField({
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

const DeleteBusyFeedPayload = builder
  .objectRef<{ readonly deletedId: string }>("DeleteBusyFeedPayload")
  .implement({
    description: "The calendar no longer exists.",
    isTypeOf: (value) => "deletedId" in (value as object),
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "Global id of the deleted calendar." }),
    }),
  });

// A URL that the staff member already has adds no second feed: the result is the existing one.
addBusinessMutation("createBusyFeed", {
  description:
    "Adds an external calendar, which is read every 15 minutes. At most 10 per staff member. A URL that exists already is returned.",
  permission: "calendar.manage",
  input: CreateBusyFeedInput,
  payload: CreateBusyFeedPayload,
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

addBusinessMutation("deleteBusyFeed", {
  description: "Removes an external calendar with its busy times.",
  permission: "calendar.manage",
  input: DeleteBusyFeedInput,
  payload: DeleteBusyFeedPayload,
  run: async (scope, { id }) => {
    const rowId = toRowId("BusyFeed", id);
    if (rowId === null || !(await removeBusyFeed(scope, rowId))) return failNotFound("id");
    return { ok: true, value: rowId };
  },
  subject: (rowId) => toGlobalId("BusyFeed", rowId),
  read: (_, rowId) => ({ deletedId: toGlobalId("BusyFeed", rowId) }),
});
