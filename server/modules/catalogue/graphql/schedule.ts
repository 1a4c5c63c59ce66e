import { formatClock } from "../../../shared/time/formatClock.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { createArchivedFilter, archivedArgs, archivedWhere } from "./archivedList.ts";
import { WeekdayEnum } from "../../availability/graphql/series.ts";
import { StaffConnectionRef, StaffRef } from "./staff.ts";

/** In the order of ISO 8601, from 1 for Monday to 7. */
export const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

interface HoursWindow {
  readonly opensAt: number;
  readonly closesAt: number;
}

const HoursRef = builder.objectRef<HoursWindow>("Hours").implement({
  description: "One window of working hours, in local time of the schedule.",
  fields: (t) => ({
    opensAt: t.field({
      type: "LocalTime",
      description: "Start.",
      resolve: ({ opensAt }) => formatClock(opensAt),
    }),
    closesAt: t.field({
      type: "LocalTime",
      description: "End. From `24:00`, it is on the next day.",
      resolve: ({ closesAt }) => formatClock(closesAt),
    }),
  }),
});

const WeeklyHoursRef = builder
  .objectRef<HoursWindow & { readonly weekday: number }>("WeeklyHours")
  .implement({
    fields: (t) => ({
      weekday: t.field({ type: WeekdayEnum, resolve: ({ weekday }) => WEEKDAYS[weekday - 1]! }),
      hours: t.field({ type: HoursRef, resolve: (window) => window }),
    }),
  });

export const DateOverrideRef = builder.prismaObject("DateOverride", {
  description: "Hours of one date, which replace the weekly hours.",
  fields: (t) => ({
    date: t.field({ type: "Date", resolve: ({ date }) => dateText(date) }),
    hours: t.field({
      type: [HoursRef],
      description: "Windows of the date. Empty if it is closed.",
      resolve: ({ opensAt, closesAt }) =>
        opensAt.map((opens, i) => ({ opensAt: opens, closesAt: closesAt[i]! })),
    }),
  }),
});

export const ScheduleRef = builder.prismaObject("Schedule", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: requires("calendar.read"),
  description: "Weekly hours and date overrides in one time zone.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Schedule", row.id) }),
    name: t.exposeString("name"),
    timeZone: t.expose("timeZone", { type: "TimeZone" }),
    isArchived: t.exposeBoolean("isArchived", {
      description: "True if the schedule is archived, so that it cannot be assigned.",
    }),
    staff: t.relatedConnection(
      "staff",
      {
        ...paginateBy("businessId_id"),
        totalCount: true,
        description: "Staff members with this schedule, including archived ones, by `position`.",
        query: { orderBy: [{ position: "asc" }, { id: "asc" }] },
      },
      StaffConnectionRef,
    ),
    weekly: t.field({
      type: [WeeklyHoursRef],
      description: "Weekly hours, from Monday.",
      select: { windows: { orderBy: [{ weekday: "asc" }, { opensAt: "asc" }] } },
      resolve: ({ windows }) => windows,
    }),
    overrides: t.relation("overrides", {
      type: DateOverrideRef,
      description: "Overrides by date. `from` and `to` are inclusive.",
      args: { from: t.arg({ type: "Date" }), to: t.arg({ type: "Date" }) },
      query: (range) => ({ where: inRange(range), orderBy: { date: "asc" } }),
    }),
  }),
});

export const HolidayRef = builder.prismaObject("Holiday", {
  description: "A date on which only schedules with a date override have hours.",
  fields: (t) => ({
    date: t.field({ type: "Date", resolve: ({ date }) => dateText(date) }),
    name: t.string({
      nullable: true,
      description: "Name of the holiday. Null if there is none.",
      resolve: ({ name }) => emptyToNull(name),
    }),
  }),
});

const ScheduleFilterInput = createArchivedFilter("Schedule", "schedules");

builder.prismaObjectFields(BusinessRef, (t) => ({
  schedules: t.relatedConnection(
    "schedules",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Schedules of the business, by name.",
      authScopes: requires("calendar.read"),
      args: archivedArgs(t.arg, ScheduleFilterInput),
      query: (args) => ({ where: archivedWhere(args), orderBy: [{ name: "asc" }, { id: "asc" }] }),
    },
    ...connectionNames("Schedule"),
  ),
  holidays: t.relation("holidays", {
    type: HolidayRef,
    description: "Holidays by date. `from` and `to` are inclusive.",
    authScopes: requires("calendar.read"),
    args: { from: t.arg({ type: "Date" }), to: t.arg({ type: "Date" }) },
    query: (range) => ({ where: inRange(range), orderBy: { date: "asc" } }),
  }),
}));

builder.prismaObjectField(StaffRef, "schedule", (t) =>
  t.relation("schedule", {
    description: "Working hours of the staff member.",
    authScopes: requires("calendar.read"),
  }),
);

function dateText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function inRange({ from, to }: { readonly from?: string | null; readonly to?: string | null }) {
  return {
    date: {
      ...(from == null ? {} : { gte: new Date(from) }),
      ...(to == null ? {} : { lte: new Date(to) }),
    },
  };
}
