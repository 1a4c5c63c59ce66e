import { type ChangedHours, type ScheduleDate, removeDateOverride, setDateOverride } from "../../daysOff.ts";
import type { Outcome } from "../../../../platform/database/scope.ts";
import { refuseLong } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { globalId, rowId } from "../../../../platform/graphql/globalIds.ts";
import { notFound } from "../../../../platform/graphql/notFound.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { changedHours, readChangedHours } from "./changedHours.ts";

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
  description: "A date of a schedule, and its hours.",
  fields: (t) => ({
    ...repeatable(t),
    schedule: t.id(scheduleArgument),
    date: t.field({ type: "Date", required: true, description: "From today on." }),
    windows: t.field({ type: [HoursInput], required: true, description: "None: closed on that date." }),
  }),
});

const RemoveDateOverrideInput = builder.inputType("RemoveDateOverrideInput", {
  description: "A date of a schedule.",
  fields: (t) => ({
    ...repeatable(t),
    schedule: t.id(scheduleArgument),
    date: t.field({ type: "Date", required: true, description: "The date." }),
  }),
});

interface OfSchedule extends ChangedHours {
  readonly scheduleId: string;
}

const shared = {
  permission: "calendar.manage",
  subject: ({ scheduleId }: OfSchedule) => globalId("Schedule", scheduleId),
  read: readChangedHours,
} as const;

ownerMutation("setDateOverride", {
  ...shared,
  description:
    "Gives one date of a schedule hours of its own; they win over its week and over holidays. Safe to send twice.",
  input: SetDateOverrideInput,
  success: changedHours("SetDateOverrideSuccess"),
  run: (scope, input) => {
    refuseLong("windows", input.windows, 100);
    return changeDate(input, (at) => setDateOverride(scope, at, input.windows));
  },
});

ownerMutation("removeDateOverride", {
  ...shared,
  description: "Gives one date of a schedule its weekly hours back. Safe to send twice.",
  input: RemoveDateOverrideInput,
  success: changedHours("RemoveDateOverrideSuccess"),
  run: (scope, input) => changeDate(input, (at) => removeDateOverride(scope, at)),
});

async function changeDate(
  { schedule, date }: { readonly schedule: string; readonly date: string },
  change: (at: ScheduleDate) => Promise<Outcome<ChangedHours>>,
): Promise<Outcome<OfSchedule>> {
  const scheduleId = rowId("Schedule", schedule);
  if (!scheduleId) return notFound("schedule");
  const outcome = await change({ scheduleId, date });
  return outcome.ok ? { ok: true, value: { ...outcome.value, scheduleId } } : outcome;
}
