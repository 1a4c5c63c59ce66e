import { MAX_FEEDS } from "../busyFeeds.ts";
import { can } from "../../access/rules/viewer.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";

export const BusyFeedRef = builder.prismaObject("BusyFeed", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: requires("calendar.read"),
  description: "An external iCalendar feed. Its busy times block bookings of the staff member.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("BusyFeed", row.id) }),
    url: t.field({
      type: "URL",
      description:
        "URL of the calendar. It grants access to the calendar, so callers without `calendar.manage` see only its origin, followed by `/…`.",
      resolve: ({ businessId, url }, _, { viewer }) =>
        can(viewer, businessId, "calendar.manage") ? url : `${new URL(url).origin}/…`,
    }),
    readAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time of the last successful read. Null before the first one.",
      resolve: (row) => (row.readAt ? formatInstant(row.readAt.getTime()) : null),
    }),
    lastError: t.string({
      nullable: true,
      description:
        "Error of the last read, in English. Null if it succeeded. After an error the former busy times remain.",
      resolve: (row) => row.lastError || null,
    }),
    staff: t.relation("staff"),
  }),
});

builder.prismaObjectField(StaffRef, "busyFeeds", (t) =>
  t.relation("busyFeeds", {
    nullable: true,
    description: `External calendars of the staff member, oldest first; at most ${MAX_FEEDS}.`,
    authScopes: requires("calendar.read"),
    query: { orderBy: { id: "asc" } },
  }),
);
