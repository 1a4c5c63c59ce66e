import type { Schedule } from "../../../../platform/database/prisma/client.ts";
import { createSchedule, updateSchedule } from "../../schedules.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { ScheduleRef, WEEKDAYS } from "../schedule.ts";
import { WeekdayEnum } from "../../../availability/graphql/series.ts";
import { type RemainingBookings, remainingBookingsType } from "./outsideBookings.ts";
import { addLifecycleMutations } from "./archive.ts";

const permission = "calendar.manage";

const WeeklyHoursInput = builder.inputType("WeeklyHoursInput", {
  description: "One weekly window of working hours, in local time of the schedule.",
  fields: (t) => ({
    weekday: t.field({
      type: WeekdayEnum,
      required: true,
      description: "The weekday on which the window starts.",
    }),
    opensAt: t.string({ required: true, description: "Start as `HH:MM`, before `24:00`." }),
    closesAt: t.string({
      required: true,
      description:
        "End as `HH:MM`, after `opensAt`. Values past `24:00`, up to `48:00`, are on the next day.",
    }),
  }),
});

const CreateScheduleInput = builder.inputType("CreateScheduleInput", {
  description: "The input of `createSchedule`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    name: t.string({ required: true, description: "Display name; at most 120 characters." }),
    timeZone: t.string({ required: true, description: "IANA name of the time zone of the hours." }),
    weekly: t.field({
      type: [WeeklyHoursInput],
      description: "Weekly hours; at most 24 windows a weekday. Empty if there are only date overrides.",
    }),
  }),
});

const UpdateScheduleInput = builder.inputType("UpdateScheduleInput", {
  description: "The input of `updateSchedule`. Fields that are absent keep their values.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    schedule: t.id({ required: true, description: "Global id of the schedule." }),
    name: t.string({ description: "Display name; at most 120 characters." }),
    timeZone: t.string({
      description: "IANA name of the time zone. The hours keep their local times in the new zone.",
    }),
    weekly: t.field({
      type: [WeeklyHoursInput],
      description: "All weekly hours; at most 24 windows a weekday. Replaces the present hours.",
    }),
  }),
});

interface ChangedScheduleResult extends RemainingBookings {
  readonly schedule: Schedule;
}

const success = (name: string) => {
  const ref = remainingBookingsType<ChangedScheduleResult>(name, {
    description: "The schedule after the change.",
    field: "outside",
    listDescription: "Bookings of its staff members that are now outside the hours. They do not change",
  });
  builder.objectField(ref, "schedule", (t) =>
    t.expose("schedule", { type: ScheduleRef, description: "The schedule." }),
  );
  return ref;
};

type SentWeeklyHours = (typeof WeeklyHoursInput)["$inferInput"];

function parseWeekly(weekly: readonly SentWeeklyHours[] | null | undefined) {
  rejectLongList("weekly", weekly ?? [], 500);
  return weekly == null
    ? weekly
    : weekly.map(({ weekday, ...hours }) => ({ ...hours, weekday: WEEKDAYS.indexOf(weekday) + 1 }));
}

const subject = ({ id }: { readonly id: string }) => toGlobalId("Schedule", id);

async function find({ database, viewer }: Context, id: string): Promise<Schedule> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return database.prisma.schedule.findUniqueOrThrow({ where });
}

const read = async (
  ctx: Context,
  { id, outside }: { readonly id: string; readonly outside: readonly string[] },
) => ({
  schedule: await find(ctx, id),
  businessId: ctx.viewer!.businessId,
  left: outside,
});

addBusinessMutation("createSchedule", {
  description:
    "Creates a schedule. Assign it with `createStaff` or `updateStaff`. Requires `calendar.manage`.",
  permission,
  input: CreateScheduleInput,
  success: success("CreateScheduleSuccess"),
  run: (scope, { weekly, ...values }) => createSchedule(scope, { ...values, weekly: parseWeekly(weekly) }),
  subject,
  read,
});

addBusinessMutation("updateSchedule", {
  description:
    "Changes a schedule for all its staff members. No booking is cancelled; the result contains the bookings outside the new hours. Requires `calendar.manage`.",
  permission,
  input: UpdateScheduleInput,
  success: success("UpdateScheduleSuccess"),
  run: (scope, { schedule, weekly, ...values }) =>
    updateSchedule(scope, toRowName("Schedule", schedule), { ...values, weekly: parseWeekly(weekly) }),
  subject,
  read,
});

addLifecycleMutations<Schedule>("Schedule", {
  typeName: "schedule",
  permission,
  ref: ScheduleRef as never,
  find,
  neededBy: "a staff member who is not archived",
});
