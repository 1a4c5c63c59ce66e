import { type ChangedHours, type ScheduleDate, removeDateOverride, setDateOverride } from "../../daysOff.ts";
import type { Outcome } from "../../../../platform/database/scope.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { changedHoursType, readChangedHours } from "./changedHours.ts";

const HoursInput = builder.inputType("HoursInput", {
  description: "One window of working hours, in local time of the schedule.",
  fields: (t) => ({
    opensAt: t.string({ required: true, description: "Start as `HH:MM`, before `24:00`." }),
    closesAt: t.string({
      required: true,
      description:
        "End as `HH:MM`, after `opensAt`. Values past `24:00`, up to `48:00`, are on the next day.",
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

interface ChangedScheduleHours extends ChangedHours {
  readonly scheduleId: string;
}

const shared = {
  permission: "calendar.manage",
  subject: ({ scheduleId }: ChangedScheduleHours) => toGlobalId("Schedule", scheduleId),
  read: readChangedHours,
} as const;

addBusinessMutation("setDateOverride", {
  ...shared,
  description:
    "Sets the hours of one date of a schedule, which take precedence over the weekly hours and holidays. Requires `calendar.manage`.",
  input: SetDateOverrideInput,
  payload: changedHoursType("SetDateOverridePayload"),
  run: (scope, input) => {
    rejectLongList("windows", input.windows, 100);
    return changeDate(input, (scheduleDate) => setDateOverride(scope, scheduleDate, input.windows));
  },
});

addBusinessMutation("removeDateOverride", {
  ...shared,
  description:
    "Removes the override of one date, so that the weekly hours apply again. Requires `calendar.manage`.",
  input: RemoveDateOverrideInput,
  payload: changedHoursType("RemoveDateOverridePayload"),
  run: (scope, input) => changeDate(input, (scheduleDate) => removeDateOverride(scope, scheduleDate)),
});

async function changeDate(
  { schedule, date }: { readonly schedule: string; readonly date: string },
  change: (scheduleDate: ScheduleDate) => Promise<Outcome<ChangedHours>>,
): Promise<Outcome<ChangedScheduleHours>> {
  const scheduleId = toRowId("Schedule", schedule);
  if (!scheduleId) return failNotFound("schedule");
  const outcome = await change({ scheduleId, date });
  return outcome.ok ? { ok: true, value: { ...outcome.value, scheduleId } } : outcome;
}
