import type { Service } from "../../../platform/database/prisma/client.ts";
import type { OfferedOccurrence } from "../rules/recurrence/offerSeries.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { formatMinute } from "../../../platform/graphql/scalars.ts";
import { UnavailableReasonEnum } from "./enums.ts";
import { type SeriesParent, readSeries } from "./seriesQuery.ts";
import { StaffRef, loadStaff } from "../../catalogue/graphql/staff.ts";

interface OccurrenceParent {
  readonly service: Service;
  readonly occurrence: OfferedOccurrence;
  listStarts(occurrence: OfferedOccurrence): Int32Array;
}

const FrequencyEnum = builder.enumType("Frequency", { values: ["DAILY", "WEEKLY", "MONTHLY"] as const });

const MonthlyByEnum = builder.enumType("MonthlyBy", {
  values: {
    DATE: {
      description: "On the day of the month of the first occurrence. In shorter months on the last day.",
    },
    WEEKDAY: {
      description:
        "On the weekday of the first occurrence, such as every second Tuesday or every last Friday.",
    },
  } as const,
});

export const WeekdayEnum = builder.enumType("Weekday", {
  values: ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const,
});

const SeriesRuleInput = builder.inputType("SeriesRuleInput", {
  description: "The recurrence rule of a series, a subset of RFC 5545.",
  fields: (t) => ({
    frequency: t.field({ type: FrequencyEnum, required: true }),
    interval: t.int({
      defaultValue: 1,
      description: "Number of days, weeks or months between occurrences, 1 to 99.",
    }),
    count: t.int({ required: true, description: "Number of occurrences, including the first one." }),
    weekdays: t.field({
      type: [WeekdayEnum],
      description: "For a weekly series only. If empty, the weekday of the first occurrence.",
    }),
    monthlyBy: t.field({ type: MonthlyByEnum, defaultValue: "DATE" as const }),
  }),
});

const OccurrenceStateEnum = builder.enumType("OccurrenceState", {
  values: {
    FREE: { description: "The occurrence starts at the time that the rule names." },
    MOVED: { description: "The occurrence starts at the nearest other slot of its date." },
    SKIPPED: { description: "The date of the occurrence has no free slot." },
  } as const,
});

const OccurrenceRef = builder.objectRef<OccurrenceParent>("Occurrence").implement({
  description: "One occurrence of a series.",
  fields: (t) => ({
    index: t.int({ description: "Position in the series, from 0.", resolve: (one) => one.occurrence.index }),
    date: t.field({
      type: "Date",
      description: "The local date that the rule names.",
      resolve: ({ occurrence }) => occurrence.date,
    }),
    wantedAt: t.field({
      type: "DateTime",
      description: "The time that the rule names: the wall-clock time of the first occurrence.",
      resolve: ({ occurrence }) => formatMinute(occurrence.startsAt),
    }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "The planned start. Null if the occurrence is skipped.",
      resolve: ({ occurrence: { plannedAt } }) => (plannedAt === null ? null : formatMinute(plannedAt)),
    }),
    endsAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ service, occurrence: { plannedAt } }) =>
        plannedAt === null ? null : formatMinute(plannedAt + service.durationMinutes),
    }),
    state: t.field({ type: OccurrenceStateEnum, resolve: ({ occurrence }) => occurrence.state }),
    refusal: t.field({
      type: UnavailableReasonEnum,
      nullable: true,
      description:
        "The reason why the time that the rule names is not offered. Null if it is offered, or if the clock skips that time on that date.",
      resolve: ({ occurrence }) => occurrence.refusal,
    }),
    starts: t.field({
      type: ["DateTime"],
      description:
        "All slots on the date of the occurrence. The horizon applies to the first occurrence only.",
      complexity: 5,
      resolve: ({ occurrence, listStarts }) => Array.from(listStarts(occurrence), formatMinute),
    }),
    staff: t.field({
      type: [StaffRef],
      description:
        "The staff who would serve, at most as many as the service has. As far as possible they are the same for the whole series.",
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ service, occurrence }, _, ctx) => loadStaff(ctx, service.businessId, occurrence.staffIds),
    }),
  }),
});

const SeriesRef = builder.objectRef<SeriesParent>("Series").implement({
  description: "A series that is planned but not held. A hold validates every occurrence again.",
  fields: (t) => ({
    timeZone: t.field({
      type: "TimeZone",
      description: "The zone in which the series keeps its wall-clock time.",
      resolve: ({ timeZone }) => timeZone,
    }),
    occurrences: t.field({
      type: [OccurrenceRef],
      description: "The occurrences in the order of the rule. Empty if `fault` is not null.",
      complexity: { field: 1, multiplier: 30 },
      resolve: ({ service, found }) => {
        if (found.invalidPart !== null) return [];
        const { listStarts } = found;
        return found.occurrences.map((occurrence) => ({ service, occurrence, listStarts }));
      },
    }),
    fault: t.string({
      nullable: true,
      description: "The invalid part of the rule, `interval`, `count` or `byDay`. Null if the rule is valid.",
      resolve: ({ found }) => found.invalidPart,
    }),
  }),
});

builder.prismaObjectField("Service", "series", (t) =>
  t.field({
    type: SeriesRef,
    nullable: true,
    description:
      "A series of bookings planned against the calendars. Null if the service does not accept series.",
    args: {
      rule: t.arg({ type: SeriesRuleInput, required: true }),
      startsAt: t.arg({
        type: "DateTime",
        required: true,
        description: "Start of the first occurrence, a whole minute.",
      }),
      timeZone: t.arg({
        type: "TimeZone",
        description:
          "The zone in which the series keeps its wall-clock time. Default: the business's zone. Ignored if the business locks its zone.",
      }),
      staff: t.arg.id({
        description: "Limits the search to this staff member. Ignored unless the service offers the choice.",
      }),
      provider: t.arg.id({ description: "Limits the search to the staff of this provider. Id or slug." }),
      visitor: t.arg.string({
        description: "The visitor's own token. Slots that the visitor's own hold takes are offered.",
      }),
    },
    complexity: 50,
    resolve: (service, args, ctx) => readSeries(ctx, service, args),
  }),
);
