import { invalidInput, issue } from "../../domain/failures/failure.ts";
import {
  type ChangedHours,
  type ScheduleDate,
  removeDateOverride,
  removeHoliday,
  setDateOverride,
  setHoliday,
} from "../../services/daysOff.ts";
import type { Outcome, Scope } from "../../services/scope.ts";
import { refuseLong } from "../badInput.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { rowId } from "../globalIds.ts";
import { BookingRef } from "../schema/booking.ts";
import { findBookings } from "../schema/bookingList.ts";
import * as failures from "../schema/failures.ts";

const HoursInput = builder.inputType("HoursInput", {
  description: "One stretch of working time, on the clock on the wall.",
  fields: (t) => ({
    opensAt: t.string({ required: true, description: "`09:00`." }),
    closesAt: t.string({
      required: true,
      description: "`17:00`; past `24:00`, up to `48:00`, it runs into the next day.",
    }),
  }),
});

const scheduleArgument = { required: true, description: "A schedule's id." } as const;

const SetDateOverrideInput = builder.inputType("SetDateOverrideInput", {
  fields: (t) => ({
    schedule: t.id(scheduleArgument),
    date: t.field({ type: "Date", required: true, description: "From today on." }),
    windows: t.field({ type: [HoursInput], required: true, description: "None: closed on that date." }),
  }),
});

const RemoveDateOverrideInput = builder.inputType("RemoveDateOverrideInput", {
  fields: (t) => ({ schedule: t.id(scheduleArgument), date: t.field({ type: "Date", required: true }) }),
});

const SetHolidayInput = builder.inputType("SetHolidayInput", {
  fields: (t) => ({
    date: t.field({ type: "Date", required: true, description: "From today on." }),
    name: t.string(),
  }),
});

const RemoveHolidayInput = builder.inputType("RemoveHolidayInput", {
  fields: (t) => ({ date: t.field({ type: "Date", required: true }) }),
});

interface Changed extends ChangedHours {
  readonly businessId: string;
}

const changed = (name: string) =>
  builder.objectRef<Changed>(name).implement({
    isTypeOf: (value) => "outside" in (value as object),
    fields: (t) => ({
      changed: t.exposeBoolean("changed", { description: "False: there was nothing to remove." }),
      outside: t.prismaField({
        type: [BookingRef],
        description: "The bookings of that date that now lie outside hours and stay, by when they begin.",
        resolve: (query, { businessId, outside }, _, ctx) => findBookings(query, ctx, businessId, outside),
      }),
    }),
  });

const changedResult = (name: string) =>
  builder.unionType(`${name}Result`, { types: [changed(`${name}Success`), failures.InvalidInputRef] });

const RemoveHolidaySuccess = builder
  .objectRef<{ readonly removed: boolean }>("RemoveHolidaySuccess")
  .implement({
    fields: (t) => ({ removed: t.exposeBoolean("removed", { description: "False: it was no holiday." }) }),
  });

const authScopes = { viewer: "calendar.manage" } as const;

builder.mutationFields((t) => ({
  setDateOverride: t.field({
    type: changedResult("SetDateOverride"),
    description:
      "Gives one date of a schedule hours of its own; they win over its week and over holidays. Safe to send twice.",
    authScopes,
    args: { input: t.arg({ type: SetDateOverrideInput, required: true }) },
    complexity: 20,
    resolve: (_, { input }, ctx) => {
      refuseLong("windows", input.windows, 100);
      return changeDate(ctx, input, (scope, at) => setDateOverride(scope, at, input.windows));
    },
  }),
  removeDateOverride: t.field({
    type: changedResult("RemoveDateOverride"),
    description: "Gives one date of a schedule its weekly hours back. Safe to send twice.",
    authScopes,
    args: { input: t.arg({ type: RemoveDateOverrideInput, required: true }) },
    complexity: 20,
    resolve: (_, { input }, ctx) => changeDate(ctx, input, removeDateOverride),
  }),
  setHoliday: t.field({
    type: changedResult("SetHoliday"),
    description:
      "Makes a date one on which nobody works, but for schedules with hours of their own for it. Safe to send twice.",
    authScopes,
    args: { input: t.arg({ type: SetHolidayInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) =>
      answered(ctx, (scope) => setHoliday(scope, input.date, input.name ?? "")),
  }),
  removeHoliday: t.field({
    type: RemoveHolidaySuccess,
    description: "Makes a holiday a date like others. Safe to send twice.",
    authScopes,
    args: { input: t.arg({ type: RemoveHolidayInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => ({
      removed: await removeHoliday(await ctx.scopeOf(ctx.viewer!.businessId), input.date),
    }),
  }),
}));

function changeDate(
  ctx: Context,
  { schedule, date }: { readonly schedule: string; readonly date: string },
  change: (scope: Scope, at: ScheduleDate) => Promise<Outcome<ChangedHours>>,
) {
  const scheduleId = rowId("Schedule", schedule);
  if (!scheduleId) return failures.answer(invalidInput(issue(["schedule"], "NOT_FOUND")));
  return answered(ctx, (scope) => change(scope, { scheduleId, date }));
}

async function answered(ctx: Context, change: (scope: Scope) => Promise<Outcome<ChangedHours>>) {
  const { businessId } = ctx.viewer!;
  const outcome = await change(await ctx.scopeOf(businessId));
  return outcome.ok ? { ...outcome.value, businessId } : failures.answer(outcome.failure);
}
