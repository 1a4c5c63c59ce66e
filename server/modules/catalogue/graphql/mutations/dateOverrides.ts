import { type ChangedHours, type ScheduleDate, removeDateOverride, setDateOverride } from "../../daysOff.ts";
import type { DateOverride, Schedule } from "../../../../platform/database/prisma/client.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import type { Outcome } from "../../../../platform/database/scope.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { DateOverrideRef, ScheduleRef } from "../schedule.ts";
import { conflictFields } from "../../../bookings/graphql/conflictFields.ts";

const HoursInput = builder.inputType("HoursInput", {
  description: "One window of working hours, in local time of the schedule.",
  fields: (t) => ({
    opensAt: t.field({ type: "LocalTime", required: true, description: "Start, before `24:00`." }),
    closesAt: t.field({
      type: "LocalTime",
      required: true,
      description: "End, after `opensAt`. From `24:00`, it is on the next day.",
    }),
  }),
});

const scheduleArgument = { required: true, description: "Global id of the schedule." } as const;

const SetDateOverrideInput = builder.inputType("SetDateOverrideInput", {
  description: "The input of `setDateOverride`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    schedule: t.id(scheduleArgument),
    date: t.field({ type: "Date", required: true, description: "The date, not before today." }),
    windows: t.field({
      type: [HoursInput],
      required: true,
      description: "Windows of the date; at most 24, without overlap. Empty to close the date.",
    }),
  }),
});

const RemoveDateOverrideInput = builder.inputType("RemoveDateOverrideInput", {
  description: "The input of `removeDateOverride`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    schedule: t.id(scheduleArgument),
    date: t.field({ type: "Date", required: true, description: "The date whose override is removed." }),
  }),
});

interface ChangedDate extends ChangedHours, ScheduleDate {}

interface ChangedDatePayload extends ChangedHours {
  readonly schedule: Schedule;
}

interface SetDateOverrideResult extends ChangedDatePayload {
  readonly dateOverride: DateOverride | null;
}

const SetDateOverridePayload = builder.objectRef<SetDateOverrideResult>("SetDateOverridePayload").implement({
  description: "The override of one date.",
  isTypeOf: (value) => "dateOverride" in (value as object),
  fields: (t) => ({
    schedule: t.expose("schedule", { type: ScheduleRef, description: "The schedule after the change." }),
    dateOverride: t.expose("dateOverride", {
      type: DateOverrideRef,
      nullable: true,
      description: "The override. Null in a replay if it was removed since.",
    }),
    ...conflictFields(
      t,
      "Bookings on that date that are now outside the hours.",
      (result) => result.conflictingBookings,
    ),
  }),
});

const RemoveDateOverridePayload = builder
  .objectRef<ChangedDatePayload & Pick<ScheduleDate, "date">>("RemoveDateOverridePayload")
  .implement({
    description: "The override no longer exists.",
    isTypeOf: (value) => "date" in (value as object),
    fields: (t) => ({
      schedule: t.expose("schedule", { type: ScheduleRef, description: "The schedule after the change." }),
      deletedDate: t.expose("date", { type: "Date", description: "The date of the removed override." }),
      ...conflictFields(
        t,
        "Bookings on that date that are now outside the hours.",
        (result) => result.conflictingBookings,
      ),
    }),
  });

const shared = {
  permission: "calendar.manage",
  subject: ({ scheduleId }: ChangedDate) => toGlobalId("Schedule", scheduleId),
} as const;

addBusinessMutation("setDateOverride", {
  ...shared,
  description:
    "Sets the hours of one date of a schedule, which take precedence over the weekly hours and holidays.",
  input: SetDateOverrideInput,
  payload: SetDateOverridePayload,
  run: (scope, input) => {
    rejectLongList("windows", input.windows, 100);
    return changeDate(input, (scheduleDate) => setDateOverride(scope, scheduleDate, input.windows));
  },
  async read(ctx, { scheduleId, date, conflictingBookings: ids }) {
    const { businessId } = ctx.viewer!;
    const key = { businessId, scheduleId, date: new Date(date) };
    const [schedule, dateOverride] = await Promise.all([
      loadSchedule(ctx, scheduleId),
      ctx.database.prisma.dateOverride.findUnique({ where: { businessId_scheduleId_date: key } }),
    ]);
    return { schedule, dateOverride, conflictingBookings: ids };
  },
});

addBusinessMutation("removeDateOverride", {
  ...shared,
  description: "Removes the override of one date, so that the weekly hours apply again.",
  input: RemoveDateOverrideInput,
  payload: RemoveDateOverridePayload,
  run: (scope, input) => changeDate(input, (scheduleDate) => removeDateOverride(scope, scheduleDate)),
  read: async (ctx, { scheduleId, date, conflictingBookings: ids }) => ({
    schedule: await loadSchedule(ctx, scheduleId),
    date,
    conflictingBookings: ids,
  }),
});

function loadSchedule({ database, viewer }: Context, id: string): Promise<Schedule> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return database.prisma.schedule.findUniqueOrThrow({ where });
}

async function changeDate(
  { schedule, date }: { readonly schedule: string; readonly date: string },
  change: (scheduleDate: ScheduleDate) => Promise<Outcome<ChangedHours>>,
): Promise<Outcome<ChangedDate>> {
  const scheduleId = toRowId("Schedule", schedule);
  if (!scheduleId) return failNotFound("schedule");
  const outcome = await change({ scheduleId, date });
  return outcome.ok ? { ok: true, value: { ...outcome.value, scheduleId, date } } : outcome;
}
