import type { Schedule } from "../../../../platform/database/prisma/client.ts";
import { createSchedule, updateSchedule } from "../../schedules.ts";
import { refuseLong } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";
import { rowName } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { ScheduleRef, WEEKDAYS } from "../schedule.ts";
import { WeekdayEnum } from "../../../availability/graphql/series.ts";
import { type LeavesBookings, leavesBookings } from "./outsideBookings.ts";
import { putAwayMutations } from "./archive.ts";

const permission = "calendar.manage";

const WeeklyHoursInput = builder.inputType("WeeklyHoursInput", {
  description: "One stretch of working time that comes every week, on the clock on the wall.",
  fields: (t) => ({
    weekday: t.field({ type: WeekdayEnum, required: true, description: "The day on which it begins." }),
    opensAt: t.string({ required: true, description: "`09:00`." }),
    closesAt: t.string({
      required: true,
      description: "`17:00`; past `24:00`, up to `48:00`, it runs into the next day.",
    }),
  }),
});

const CreateScheduleInput = builder.inputType("CreateScheduleInput", {
  description: "New working hours.",
  fields: (t) => ({
    ...repeatable(t),
    name: t.string({ required: true, description: "At most 120 characters." }),
    timeZone: t.string({ required: true, description: "The zone that its hours are in, by its IANA name." }),
    weekly: t.field({ type: [WeeklyHoursInput], description: "At most 24 a day; none: only single dates." }),
  }),
});

const UpdateScheduleInput = builder.inputType("UpdateScheduleInput", {
  description: "What is left out stays as it is.",
  fields: (t) => ({
    ...repeatable(t),
    schedule: t.id({ required: true, description: "A schedule's id." }),
    name: t.string({ description: "At most 120 characters." }),
    timeZone: t.string({ description: "Its hours are then by the clocks of that zone." }),
    weekly: t.field({
      type: [WeeklyHoursInput],
      description: "All of its weekly hours, at most 24 a day: what is left out is no working time any more.",
    }),
  }),
});

interface ChangedScheduleAnswer extends LeavesBookings {
  readonly schedule: Schedule;
}

const success = (name: string) => {
  const ref = leavesBookings<ChangedScheduleAnswer>(name, {
    description: "The schedule as it stands now.",
    field: "outside",
    says: "The bookings of all who work by it that lie outside its hours now and stay",
  });
  builder.objectField(ref, "schedule", (t) =>
    t.expose("schedule", { type: ScheduleRef, description: "The schedule." }),
  );
  return ref;
};

type Sent = (typeof WeeklyHoursInput)["$inferInput"];

function weekOf(weekly: readonly Sent[] | null | undefined) {
  refuseLong("weekly", weekly ?? [], 500);
  return weekly == null
    ? weekly
    : weekly.map(({ weekday, ...hours }) => ({ ...hours, weekday: WEEKDAYS.indexOf(weekday) + 1 }));
}

const subject = ({ id }: { readonly id: string }) => globalId("Schedule", id);

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

ownerMutation("createSchedule", {
  description: "Makes a schedule. Nobody works by it until they are given it.",
  permission,
  input: CreateScheduleInput,
  success: success("CreateScheduleSuccess"),
  run: (scope, { weekly, ...written }) => createSchedule(scope, { ...written, weekly: weekOf(weekly) }),
  subject,
  read,
});

ownerMutation("updateSchedule", {
  description:
    "Changes the hours of all who work by a schedule. Nothing that is booked ends: what lies outside now is answered. Safe to send twice.",
  permission,
  input: UpdateScheduleInput,
  success: success("UpdateScheduleSuccess"),
  run: (scope, { schedule, weekly, ...written }) =>
    updateSchedule(scope, rowName("Schedule", schedule), { ...written, weekly: weekOf(weekly) }),
  subject,
  read,
});

putAwayMutations<Schedule>("Schedule", {
  noun: "schedule",
  permission,
  ref: ScheduleRef as never,
  find,
  neededBy: "somebody who is not put away",
});
