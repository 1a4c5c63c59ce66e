import { removeHoliday, setHoliday } from "../../daysOff.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { changedHours, readChangedHours } from "./changedHours.ts";

const SetHolidayInput = builder.inputType("SetHolidayInput", {
  description: "A date on which nobody works.",
  fields: (t) => ({
    ...repeatable(t),
    date: t.field({ type: "Date", required: true, description: "From today on." }),
    name: t.string({ description: "What it is called." }),
  }),
});

const RemoveHolidayInput = builder.inputType("RemoveHolidayInput", {
  description: "Which date is no holiday any more.",
  fields: (t) => ({
    ...repeatable(t),
    date: t.field({ type: "Date", required: true, description: "The date." }),
  }),
});

const RemoveHolidaySuccess = builder
  .objectRef<{ readonly removed: boolean }>("RemoveHolidaySuccess")
  .implement({
    description: "The date is like others.",
    isTypeOf: (value) => "removed" in (value as object),
    fields: (t) => ({ removed: t.exposeBoolean("removed", { description: "False: it was no holiday." }) }),
  });

ownerMutation("setHoliday", {
  description:
    "Makes a date one on which nobody works, but for schedules with hours of their own for it. Safe to send twice.",
  permission: "calendar.manage",
  input: SetHolidayInput,
  success: changedHours("SetHolidaySuccess"),
  run: (scope, { date, name }) => setHoliday(scope, date, name ?? ""),
  subject: () => null,
  read: readChangedHours,
});

ownerMutation("removeHoliday", {
  description: "Makes a holiday a date like others. Safe to send twice.",
  permission: "calendar.manage",
  input: RemoveHolidayInput,
  success: RemoveHolidaySuccess,
  run: async (scope, { date }) => ({ ok: true, value: { removed: await removeHoliday(scope, date) } }),
  subject: () => null,
  read: (_, done) => done,
});
