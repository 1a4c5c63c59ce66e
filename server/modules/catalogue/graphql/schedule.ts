import { clockText } from "../../../shared/time/clockText.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { archivedArgs, archivedWhere } from "./archivedList.ts";
import { WeekdayEnum } from "../../availability/graphql/series.ts";
import { StaffRef } from "./staff.ts";

/** The days of the week in the order of their numbers, 1 to 7. */
export const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

interface Window {
  readonly opensAt: number;
  readonly closesAt: number;
}

const HoursRef = builder.objectRef<Window>("Hours").implement({
  description: "One stretch of working time, on the clock on the wall.",
  fields: (t) => ({
    opensAt: t.string({ description: "`09:00`.", resolve: ({ opensAt }) => clockText(opensAt) }),
    closesAt: t.string({
      description: "`17:00`; past `24:00` it runs into the next day.",
      resolve: ({ closesAt }) => clockText(closesAt),
    }),
  }),
});

const WeeklyHoursRef = builder.objectRef<Window & { readonly weekday: number }>("WeeklyHours").implement({
  fields: (t) => ({
    weekday: t.field({ type: WeekdayEnum, resolve: ({ weekday }) => WEEKDAYS[weekday - 1]! }),
    hours: t.field({ type: HoursRef, resolve: (window) => window }),
  }),
});

const DateOverrideRef = builder.prismaObject("DateOverride", {
  description: "What holds on one date instead of the weekly hours.",
  fields: (t) => ({
    date: t.field({ type: "Date", resolve: ({ date }) => dateText(date) }),
    hours: t.field({
      type: [HoursRef],
      description: "None: closed.",
      resolve: ({ opensAt, closesAt }) =>
        opensAt.map((opens, i) => ({ opensAt: opens, closesAt: closesAt[i]! })),
    }),
  }),
});

/** Working hours. */
export const ScheduleRef = builder.prismaObject("Schedule", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "calendar.read" } }),
  description: "Working hours on the clock on the wall of a zone. For the business alone.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Schedule", row.id) }),
    name: t.exposeString("name"),
    timeZone: t.expose("timeZone", { type: "TimeZone" }),
    isArchived: t.exposeBoolean("isArchived", { description: "It was put away: nobody is given it." }),
    staff: t.relation("staff", {
      description: "Who works by it, people who were put away too.",
      query: { orderBy: [{ position: "asc" }, { id: "asc" }] },
    }),
    weekly: t.field({
      type: [WeeklyHoursRef],
      description: "From Monday on.",
      select: { windows: { orderBy: [{ weekday: "asc" }, { opensAt: "asc" }] } },
      resolve: ({ windows }) => windows,
    }),
    overrides: t.relation("overrides", {
      type: DateOverrideRef,
      description: "By date, both ends included.",
      args: { from: t.arg({ type: "Date" }), to: t.arg({ type: "Date" }) },
      query: (range) => ({ where: inRange(range), orderBy: { date: "asc" } }),
    }),
  }),
});

const HolidayRef = builder.prismaObject("Holiday", {
  description: "A date on which nobody works, unless their own schedule has hours for it.",
  fields: (t) => ({
    date: t.field({ type: "Date", resolve: ({ date }) => dateText(date) }),
    name: t.exposeString("name"),
  }),
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  schedules: t.relatedConnection("schedules", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "Whose hours are which, by name. For the business alone.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "calendar.read" } }),
    args: archivedArgs(t.arg),
    query: (args) => ({ where: archivedWhere(args), orderBy: [{ name: "asc" }, { id: "asc" }] }),
  }),
  holidays: t.relation("holidays", {
    type: HolidayRef,
    description: "By date, both ends included. For the business alone.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "calendar.read" } }),
    args: { from: t.arg({ type: "Date" }), to: t.arg({ type: "Date" }) },
    query: (range) => ({ where: inRange(range), orderBy: { date: "asc" } }),
  }),
}));

builder.prismaObjectField(StaffRef, "schedule", (t) =>
  t.relation("schedule", {
    description: "For the business alone.",
    authScopes: ({ businessId }) => ({ may: { businessId, permission: "calendar.read" } }),
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
