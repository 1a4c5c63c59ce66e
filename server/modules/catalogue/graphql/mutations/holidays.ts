import { removeHoliday, setHoliday } from "../../daysOff.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { changedHoursType, readChangedHours } from "./changedHours.ts";

const SetHolidayInput = builder.inputType("SetHolidayInput", {
  description: "The input of `setHoliday`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    date: t.field({ type: "Date", required: true, description: "The date, not before today." }),
    name: t.string({ description: "Name of the holiday; at most 120 characters." }),
  }),
});

const RemoveHolidayInput = builder.inputType("RemoveHolidayInput", {
  description: "The input of `removeHoliday`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    date: t.field({ type: "Date", required: true, description: "The date of the holiday." }),
  }),
});

const RemoveHolidayPayload = builder
  .objectRef<{ readonly removed: boolean }>("RemoveHolidayPayload")
  .implement({
    description: "The date is not a holiday.",
    isTypeOf: (value) => "removed" in (value as object),
    fields: (t) => ({
      removed: t.exposeBoolean("removed", { description: "False if the date was not a holiday." }),
    }),
  });

addBusinessMutation("setHoliday", {
  description:
    "Marks a date as a holiday, on which only schedules with a date override have hours. Requires `calendar.manage`.",
  permission: "calendar.manage",
  input: SetHolidayInput,
  payload: changedHoursType("SetHolidayPayload"),
  run: (scope, { date, name }) => setHoliday(scope, date, name ?? ""),
  subject: () => null,
  read: readChangedHours,
});

addBusinessMutation("removeHoliday", {
  description: "Removes a holiday, so that weekly hours apply again. Requires `calendar.manage`.",
  permission: "calendar.manage",
  input: RemoveHolidayInput,
  payload: RemoveHolidayPayload,
  run: async (scope, { date }) => ({ ok: true, value: { removed: await removeHoliday(scope, date) } }),
  subject: () => null,
  read: (_, done) => done,
});
