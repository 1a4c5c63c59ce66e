import { invalidInput, issue } from "../../domain/failures/failure.ts";
import {
  type ChangedHours,
  type ScheduleDate,
  removeDateOverride,
  setDateOverride,
} from "../../services/daysOff.ts";
import type { Outcome, Scope } from "../../services/scope.ts";
import { refuseLong } from "../badInput.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { rowId } from "../globalIds.ts";
import * as failures from "../schema/failures.ts";
import { changeHours, changedResult } from "./changedHours.ts";

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

builder.mutationFields((t) => ({
  setDateOverride: t.field({
    type: changedResult("SetDateOverride"),
    description:
      "Gives one date of a schedule hours of its own; they win over its week and over holidays. Safe to send twice.",
    authScopes: { viewer: "calendar.manage" },
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
    authScopes: { viewer: "calendar.manage" },
    args: { input: t.arg({ type: RemoveDateOverrideInput, required: true }) },
    complexity: 20,
    resolve: (_, { input }, ctx) => changeDate(ctx, input, removeDateOverride),
  }),
}));

function changeDate(
  ctx: Context,
  { schedule, date }: { readonly schedule: string; readonly date: string },
  change: (scope: Scope, at: ScheduleDate) => Promise<Outcome<ChangedHours>>,
) {
  const scheduleId = rowId("Schedule", schedule);
  if (!scheduleId) return failures.answer(invalidInput(issue(["schedule"], "NOT_FOUND")));
  return changeHours(ctx, (scope) => change(scope, { scheduleId, date }));
}
