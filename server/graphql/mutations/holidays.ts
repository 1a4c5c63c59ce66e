import { removeHoliday, setHoliday } from "../../services/daysOff.ts";
import { builder } from "../builder.ts";
import { changeHours, changedResult } from "./changedHours.ts";

const SetHolidayInput = builder.inputType("SetHolidayInput", {
  fields: (t) => ({
    date: t.field({ type: "Date", required: true, description: "From today on." }),
    name: t.string(),
  }),
});

const RemoveHolidayInput = builder.inputType("RemoveHolidayInput", {
  fields: (t) => ({ date: t.field({ type: "Date", required: true }) }),
});

const RemoveHolidaySuccess = builder
  .objectRef<{ readonly removed: boolean }>("RemoveHolidaySuccess")
  .implement({
    fields: (t) => ({ removed: t.exposeBoolean("removed", { description: "False: it was no holiday." }) }),
  });

builder.mutationFields((t) => ({
  setHoliday: t.field({
    type: changedResult("SetHoliday"),
    description:
      "Makes a date one on which nobody works, but for schedules with hours of their own for it. Safe to send twice.",
    authScopes: { viewer: "calendar.manage" },
    args: { input: t.arg({ type: SetHolidayInput, required: true }) },
    complexity: 20,
    resolve: (_, { input }, ctx) =>
      changeHours(ctx, (scope) => setHoliday(scope, input.date, input.name ?? "")),
  }),
  removeHoliday: t.field({
    type: RemoveHolidaySuccess,
    description: "Makes a holiday a date like others. Safe to send twice.",
    authScopes: { viewer: "calendar.manage" },
    args: { input: t.arg({ type: RemoveHolidayInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => ({
      removed: await removeHoliday(await ctx.scopeOf(ctx.viewer!.businessId), input.date),
    }),
  }),
}));
