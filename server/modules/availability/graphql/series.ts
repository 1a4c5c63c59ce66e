import type { Service } from "../../../platform/database/prisma/client.ts";
import type { OfferedOccurrence } from "../rules/recurrence/offerSeries.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { minuteText } from "../../../platform/graphql/scalars.ts";
import { SlotRefusalEnum } from "../../../platform/graphql/types/enums.ts";
import { type AnsweredSeries, readSeries } from "./seriesQuestion.ts";
import { StaffRef, loadStaff } from "../../catalogue/graphql/staff.ts";

interface AnsweredOccurrence {
  readonly service: Service;
  readonly occurrence: OfferedOccurrence;
  /** Every start that is offered on its date. */
  startsOf(occurrence: OfferedOccurrence): Int32Array;
}

const FrequencyEnum = builder.enumType("Frequency", { values: ["DAILY", "WEEKLY", "MONTHLY"] as const });

const MonthlyByEnum = builder.enumType("MonthlyBy", {
  values: {
    DATE: { description: "The first one's day of the month; in shorter months their last day." },
    WEEKDAY: {
      description: "The first one's weekday of the month: every second Tuesday, every last Friday.",
    },
  } as const,
});

export const WeekdayEnum = builder.enumType("Weekday", {
  values: ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const,
});

const SeriesRuleInput = builder.inputType("SeriesRuleInput", {
  description: "How a series repeats, in the words of RFC 5545.",
  fields: (t) => ({
    frequency: t.field({ type: FrequencyEnum, required: true }),
    interval: t.int({ defaultValue: 1, description: "Every so many days, weeks or months: 1 to 99." }),
    count: t.int({ required: true, description: "Occurrences, the first one included." }),
    weekdays: t.field({
      type: [WeekdayEnum],
      description: "Of a weekly series alone; without any, the first one's.",
    }),
    monthlyBy: t.field({ type: MonthlyByEnum, defaultValue: "DATE" as const }),
  }),
});

const OccurrenceStateEnum = builder.enumType("OccurrenceState", {
  values: {
    FREE: { description: "It has the time that the rule names." },
    MOVED: { description: "It has the nearest other time of its date." },
    SKIPPED: { description: "Its date has no time." },
  } as const,
});

const OccurrenceRef = builder.objectRef<AnsweredOccurrence>("Occurrence").implement({
  description: "One visit of a series.",
  fields: (t) => ({
    index: t.int({ description: "Its place in the series, from 0.", resolve: (one) => one.occurrence.index }),
    date: t.field({
      type: "Date",
      description: "The local date that the rule names.",
      resolve: ({ occurrence }) => occurrence.date,
    }),
    wantedAt: t.field({
      type: "DateTime",
      description: "The time that the rule names: the first one's on the clock.",
      resolve: ({ occurrence }) => minuteText(occurrence.startsAt),
    }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "The time it would have; null: it is skipped.",
      resolve: ({ occurrence: { plannedAt } }) => (plannedAt === null ? null : minuteText(plannedAt)),
    }),
    endsAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ service, occurrence: { plannedAt } }) =>
        plannedAt === null ? null : minuteText(plannedAt + service.durationMinutes),
    }),
    state: t.field({ type: OccurrenceStateEnum, resolve: ({ occurrence }) => occurrence.state }),
    refusal: t.field({
      type: SlotRefusalEnum,
      nullable: true,
      description:
        "What refuses the time that the rule names; null: nothing, or the clock skips it that day.",
      resolve: ({ occurrence }) => occurrence.refusal,
    }),
    starts: t.field({
      type: ["DateTime"],
      description:
        "Every time that its date offers it, also beyond the horizon, which binds the first visit alone.",
      complexity: 5,
      resolve: ({ occurrence, startsOf }) => Array.from(startsOf(occurrence), minuteText),
    }),
    staff: t.field({
      type: [StaffRef],
      description: "Who would serve: as far as possible the same person throughout.",
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ service, occurrence }, _, ctx) => loadStaff(ctx, service.businessId, occurrence.staffIds),
    }),
  }),
});

const SeriesRef = builder.objectRef<AnsweredSeries>("Series").implement({
  description: "A series as it would be booked; a hold judges every visit again.",
  fields: (t) => ({
    timeZone: t.field({
      type: "TimeZone",
      description: "The zone whose clock on the wall it keeps to.",
      resolve: ({ timeZone }) => timeZone,
    }),
    occurrences: t.field({
      type: [OccurrenceRef],
      description: "In the order of the rule; none when the rule has a fault.",
      complexity: { field: 1, multiplier: 30 },
      resolve: ({ service, found }) => {
        if (found.fault !== null) return [];
        const { startsOf } = found;
        return found.occurrences.map((occurrence) => ({ service, occurrence, startsOf }));
      },
    }),
    fault: t.string({
      nullable: true,
      description: "The part of the rule that cannot be: `interval`, `count` or `byDay`. Null: it is good.",
      resolve: ({ found }) => found.fault,
    }),
  }),
});

builder.prismaObjectField("Service", "series", (t) =>
  t.field({
    type: SeriesRef,
    nullable: true,
    description: "A series of visits, laid against the calendars. Null: it is not booked in series.",
    args: {
      rule: t.arg({ type: SeriesRuleInput, required: true }),
      startsAt: t.arg({ type: "DateTime", required: true, description: "The first visit." }),
      timeZone: t.arg({
        type: "TimeZone",
        description:
          "Whose clock the series keeps to. The business's, unless said otherwise, and where it locks its zone.",
      }),
      staff: t.arg.id({ description: "Only this person, where the service offers the choice." }),
      provider: t.arg.id({ description: "Only its people; an id or a slug." }),
      visitor: t.arg.string({ description: "The asker's own token: what they hold themselves is offered." }),
    },
    complexity: 50,
    resolve: (service, args, ctx) => readSeries(ctx, service, args),
  }),
);
