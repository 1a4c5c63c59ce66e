import { mayIn } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";

export const BusyFeedRef = builder.prismaObject("BusyFeed", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "calendar.read" } }),
  description:
    "A calendar elsewhere: whenever it says that its person is busy, they cannot be booked. For the business alone.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("BusyFeed", row.id) }),
    url: t.string({
      description:
        "Where it is read. Whoever has it can read the calendar: who may not change calendars is told the host alone.",
      resolve: ({ businessId, url }, _, { viewer }) =>
        mayIn(viewer, businessId, "calendar.manage") ? url : `${new URL(url).origin}/…`,
    }),
    readAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was last read. Null: not yet.",
      resolve: (row) => (row.readAt ? instantText(row.readAt.getTime()) : null),
    }),
    lastError: t.string({
      nullable: true,
      description: "Why it could not be read the last time, in English; what it said before counts on.",
      resolve: (row) => row.lastError || null,
    }),
    staff: t.relation("staff"),
  }),
});

builder.prismaObjectField(StaffRef, "busyFeeds", (t) =>
  t.relation("busyFeeds", {
    nullable: true,
    description:
      "Calendars elsewhere that say when they are busy, in the order in which they were added. For the business alone.",
    authScopes: ({ businessId }) => ({ may: { businessId, permission: "calendar.read" } }),
    query: { orderBy: { id: "asc" } },
  }),
);
