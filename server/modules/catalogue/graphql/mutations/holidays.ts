import type { Holiday } from "../../../../platform/database/prisma/client.ts";
import { type ChangedHours, removeHoliday, setHoliday } from "../../daysOff.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { HolidayRef } from "../schedule.ts";
import { conflictFields } from "../../../bookings/graphql/conflictFields.ts";

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

interface SetHolidayResult extends ChangedHours {
  readonly holiday: Holiday | null;
}

const SetHolidayPayload = builder.objectRef<SetHolidayResult>("SetHolidayPayload").implement({
  description: "The holiday.",
  isTypeOf: (value) => "holiday" in (value as object),
  fields: (t) => ({
    holiday: t.expose("holiday", {
      type: HolidayRef,
      nullable: true,
      description: "The holiday. Null in a replay if it was removed since.",
    }),
    ...conflictFields(
      t,
      "Bookings on that date that are now outside the hours.",
      (result) => result.conflictingBookings,
    ),
  }),
});

const RemoveHolidayPayload = builder.objectRef<{ readonly date: string }>("RemoveHolidayPayload").implement({
  description: "The date is no longer a holiday.",
  isTypeOf: (value) => "date" in (value as object),
  fields: (t) => ({
    deletedDate: t.expose("date", { type: "Date", description: "The date of the removed holiday." }),
  }),
});

addBusinessMutation("setHoliday", {
  description: "Marks a date as a holiday, on which only schedules with a date override have hours.",
  permission: "calendar.manage",
  input: SetHolidayInput,
  payload: SetHolidayPayload,
  run: async (scope, { date, name }) => {
    const outcome = await setHoliday(scope, date, name ?? "");
    return outcome.ok ? { ok: true, value: { ...outcome.value, date } } : outcome;
  },
  subject: () => null,
  async read({ database, viewer }, { date, conflictingBookings: ids }) {
    const where = { businessId_date: { businessId: viewer!.businessId, date: new Date(date) } };
    return { holiday: await database.prisma.holiday.findUnique({ where }), conflictingBookings: ids };
  },
});

addBusinessMutation("removeHoliday", {
  description: "Removes a holiday, so that weekly hours apply again.",
  permission: "calendar.manage",
  input: RemoveHolidayInput,
  payload: RemoveHolidayPayload,
  run: (scope, { date }) => removeHoliday(scope, date),
  subject: () => null,
  read: (_, date) => ({ date }),
});
