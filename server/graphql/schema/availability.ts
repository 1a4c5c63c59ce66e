import { resolveArrayConnection } from "@pothos/plugin-relay";
import { dayNumber, isoDate } from "../../domain/time/dates.ts";
import type { Service } from "../../data/prisma/client.ts";
import type { DaySlots } from "../../domain/slots/groupByDate.ts";
import { localDay } from "../../domain/time/wallClock.ts";
import { zoneOffsets } from "../../domain/time/zoneOffsets.ts";
import { type FindSlotsInput, type FoundSlots, findNextSlot, findSlots } from "../../services/findSlots.ts";
import { isVisitorToken } from "../../services/visitors.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { badInput } from "../badInput.ts";
import { rowId } from "../globalIds.ts";
import { minuteText } from "../scalars.ts";
import { SlotRefusalEnum } from "./enums.ts";
import { providerIdOf } from "./provider.ts";
import { type FoundSlot, SlotRef } from "./slot.ts";

/** A question about free times; what it takes to answer is read once, when the first field wants it. */
export interface AvailabilityQuestion {
  readonly service: Service;
  readonly input: FindSlotsInput;
  found(): Promise<FoundSlots>;
}

/** The longest stretch that one question may span, in days. */
export const MAX_RANGE_DAYS = 93;
const MAX_SLOTS_PAGE = 200;

/** Asks for a service's free times, lazily. */
export function askAvailability(ctx: Context, service: Service, input: FindSlotsInput): AvailabilityQuestion {
  let answer: Promise<FoundSlots> | undefined;
  return {
    service,
    input,
    found: () =>
      (answer ??= ctx.scopeOf(service.businessId).then(async (scope) => {
        const found = await findSlots(scope, input);
        if (!found) throw new Error("a service went missing between two reads");
        return found;
      })),
  };
}

interface FoundDay {
  readonly question: AvailabilityQuestion;
  readonly found: FoundSlots;
  readonly day: DaySlots;
}

function slotOf(question: AvailabilityQuestion, detail: FoundSlot["detail"]): FoundSlot {
  const { service, input } = question;
  return { businessId: service.businessId, input, detail, hasStaffChoice: service.assignment === "CHOSEN" };
}

export const AvailabilityDayRef = builder.objectRef<FoundDay>("AvailabilityDay").implement({
  description: "One local date of whoever asked.",
  fields: (t) => ({
    date: t.field({ type: "Date", resolve: ({ day }) => day.date }),
    slotCount: t.int({ resolve: ({ day }) => day.starts.length }),
    starts: t.field({
      type: ["DateTime"],
      description: "Every offered start of the date, for those who want many: a plain list.",
      resolve: ({ day }) => Array.from(day.starts, minuteText),
    }),
    slots: t.connection(
      {
        type: SlotRef,
        description: "The offered starts of the date in full.",
        resolve: ({ question, found, day }, args) =>
          resolveArrayConnection(
            { args, maxSize: MAX_SLOTS_PAGE, defaultSize: MAX_SLOTS_PAGE },
            found.describe(day.starts).map((detail) => slotOf(question, detail)),
          ),
      },
      { name: "SlotConnection" },
      { name: "SlotEdge" },
    ),
  }),
});

export const AvailabilityRef = builder.objectRef<AvailabilityQuestion>("Availability").implement({
  description: "A service's free times over some dates.",
  fields: (t) => ({
    timeZone: t.field({
      type: "TimeZone",
      description: "The zone that the dates are read in.",
      resolve: ({ input }) => input.timeZone,
    }),
    isBookable: t.boolean({
      description: "False: unpublished, archived, or nobody to serve ('Unable to find calendar').",
      resolve: async (question) => (await question.found()).isBookable,
    }),
    days: t.field({
      type: [AvailabilityDayRef],
      description: "Every date asked for, those without free times too.",
      complexity: { field: 5, multiplier: 31 },
      resolve: async (question) => {
        const found = await question.found();
        return found.days.map((day) => ({ question, found, day }));
      },
    }),
    day: t.field({
      type: AvailabilityDayRef,
      nullable: true,
      description:
        "One of the dates; without saying which, the first that offers something. Null: there is none.",
      args: { date: t.arg({ type: "Date" }) },
      complexity: 5,
      resolve: async (question, { date }) => {
        const found = await question.found();
        const day = found.days.find((one) => (date == null ? one.starts.length > 0 : one.date === date));
        return day && { question, found, day };
      },
    }),
    nextAvailable: t.field({
      type: SlotRef,
      nullable: true,
      description: "The first free time on or after the first date asked for, as far as the horizon.",
      complexity: 20,
      resolve: async (question, _, ctx) => {
        const found = await question.found();
        const first = found.days.find((day) => day.starts.length > 0)?.starts[0];
        if (first !== undefined) return slotOf(question, found.describe([first])[0]!);
        const scope = await ctx.scopeOf(question.service.businessId);
        const next = await findNextSlot(scope, question.input, question.service.horizonDays);
        return next && slotOf(question, next.slot);
      },
    }),
    refusal: t.field({
      type: SlotRefusalEnum,
      nullable: true,
      description: "Why a time within the dates asked for is not offered; null: it is.",
      args: { startsAt: t.arg({ type: "DateTime", required: true }) },
      resolve: async (question, { startsAt }) => {
        const found = await question.found();
        return startsAt % 60_000 === 0 ? found.whyNot(startsAt / 60_000) : "OFF_INTERVAL";
      },
    }),
  }),
});

builder.prismaObjectField("Service", "availability", (t) =>
  t.field({
    type: AvailabilityRef,
    description: "Its free times on local dates of a zone, at most 93 days at a time.",
    args: {
      from: t.arg({ type: "Date", description: "Today, unless said otherwise." }),
      to: t.arg({
        type: "Date",
        description: "Inclusive; the end of the first date's month, unless said otherwise.",
      }),
      timeZone: t.arg({ type: "TimeZone", description: "The business's, unless said otherwise." }),
      provider: t.arg.id({ description: "Only its people; an id or a slug." }),
      staff: t.arg.id({ description: "Only this person, where the service offers the choice." }),
      seats: t.arg.int({ defaultValue: 1 }),
      visitor: t.arg.string({ description: "The asker's own token: what they hold themselves is offered." }),
    },
    resolve: async (service, args, ctx) => {
      const { provider } = args;
      const { businessId } = service;
      const providerId =
        provider == null ? null : ((await providerIdOf(ctx, businessId, provider)) ?? NOBODY);
      const timeZone = args.timeZone ?? (await ctx.businessOf(businessId)).timeZone;
      const from = args.from ?? todayIn(timeZone, ctx.now());
      const to = args.to ?? endOfMonth(from);
      return askAvailability(
        ctx,
        service,
        readQuestion(service.id, providerId, { ...args, timeZone, from, to }),
      );
    },
  }),
);

function todayIn(timeZone: string, now: number): string {
  const minute = Math.floor(now / 60_000);
  return isoDate(localDay(zoneOffsets(timeZone, minute, minute + 1), minute));
}

function endOfMonth(date: string): string {
  const lastDay = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0);
  return new Date(lastDay).toISOString().slice(0, 10);
}

interface QuestionArgs {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly staff?: string | null;
  readonly seats?: number | null;
  readonly visitor?: string | null;
}

/** An id that names nobody finds nobody: there is no service with this one. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

function readQuestion(serviceId: string, providerId: string | null, args: QuestionArgs): FindSlotsInput {
  const seats = args.seats ?? 1;
  const span = dayNumber(args.to) - dayNumber(args.from);
  if (span < 0 || span >= MAX_RANGE_DAYS) throw badInput(`from and to must span 1 to ${MAX_RANGE_DAYS} days`);
  if (args.from < "1990-01-01" || args.to > "2200-01-01")
    throw badInput("from and to must lie between 1990 and 2200");
  if (seats < 1 || seats > 101) throw badInput("seats must be 1 to 101");
  if (args.visitor != null && !isVisitorToken(args.visitor)) throw badInput("visitor is not a token");
  return {
    serviceId,
    providerId,
    staffId: args.staff == null ? null : (rowId("Staff", args.staff) ?? NOBODY),
    from: args.from,
    to: args.to,
    timeZone: args.timeZone,
    seats,
    visitor: args.visitor ?? null,
  };
}
