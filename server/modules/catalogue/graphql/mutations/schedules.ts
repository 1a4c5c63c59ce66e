import type { Schedule } from "../../../../platform/database/prisma/client.ts";
import { saveSchedule } from "../../schedules.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { type Entity, addSaveMutations } from "../../../access/graphql/entityMutations.ts";
import { ScheduleRef, WEEKDAYS } from "../schedule.ts";
import { WeekdayEnum } from "../../../availability/graphql/series.ts";
import { addLifecycleMutations } from "./lifecycle.ts";
import { conflictFields } from "../../../bookings/graphql/conflictFields.ts";

const schedule: Entity<Schedule, "schedule"> = {
  type: "Schedule",
  field: "schedule",
  permission: "calendar.manage",
  ref: ScheduleRef,
  load: (prisma, where) => prisma.schedule.findUniqueOrThrow({ where }),
};

const idDescription = "Global id of the schedule.";

const WeeklyHoursInput = builder.inputType("WeeklyHoursInput", {
  description: "One weekly window of working hours, in local time of the schedule.",
  fields: (t) => ({
    weekday: t.field({
      type: WeekdayEnum,
      required: true,
      description: "The weekday on which the window starts.",
    }),
    opensAt: t.field({ type: "LocalTime", required: true, description: "Start, before `24:00`." }),
    closesAt: t.field({
      type: "LocalTime",
      required: true,
      description: "End, after `opensAt`. From `24:00`, it is on the next day.",
    }),
  }),
});

type SentWeeklyHours = (typeof WeeklyHoursInput)["$inferInput"];

function parseWeekly(weekly: readonly SentWeeklyHours[] | null | undefined) {
  rejectLongList("weekly", weekly ?? [], 500);
  return weekly == null
    ? weekly
    : weekly.map(({ weekday, ...hours }) => ({ ...hours, weekday: WEEKDAYS.indexOf(weekday) + 1 }));
}

addSaveMutations(schedule, {
  idDescription,
  create: { description: "Creates a schedule. Assign it with `createStaff` or `updateStaff`." },
  update: {
    description:
      "Changes a schedule for all its staff members. No booking is cancelled; the result contains the bookings outside the new hours.",
  },
  fields: (t, isNew) => ({
    name: t.string({ required: isNew, description: "Display name; at most 120 characters." }),
    timeZone: t.field({
      type: "TimeZone",
      required: isNew,
      description: isNew
        ? "IANA name of the time zone of the hours."
        : "IANA name of the time zone. The hours keep their local times in the new zone.",
    }),
    weekly: t.field({
      type: [WeeklyHoursInput],
      description: isNew
        ? "Weekly hours; at most 24 windows a weekday. Empty if there are only date overrides."
        : "All weekly hours; at most 24 windows a weekday. Replaces the present hours.",
    }),
  }),
  run: (scope, name, { weekly, ...values }) =>
    saveSchedule(scope, name, { ...values, weekly: parseWeekly(weekly) }),
  payloadFields: (t) =>
    conflictFields(
      t,
      "Bookings of its staff members that are now outside the hours.",
      ({ done }) => done.conflictingBookings,
    ),
});

addLifecycleMutations(schedule, {
  idDescription,
  archive:
    "Archives a schedule, so that it is no longer offered or listed. Bookings stay, and holds can still be booked. Rejected with `IN_USE` if a staff member who is not archived needs it.",
  restore: "Restores an archived schedule.",
  delete:
    "Deletes a schedule, or archives it if other rows refer to it. Rejected with `IN_USE` if a staff member who is not archived needs it.",
});
