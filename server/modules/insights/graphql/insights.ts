import { type Capacity, NO_CAPACITY, sumOfCapacities } from "../rules/capacity.ts";
import type { Period, PeriodLength } from "../rules/periods.ts";
import { dayNumber } from "../../../shared/time/dates.ts";
import {
  type InsightGroup,
  type InsightGrouping,
  type InsightsInput,
  MAX_INSIGHT_DAYS,
  type UsedTimes,
  readCapacity,
  readGroups,
  readTotal,
} from "../readInsights.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { CapacityRef, InsightFiguresRef } from "./insightFigures.ts";
import { ProviderRef } from "../../catalogue/graphql/provider.ts";
import { ResourceRef } from "../../catalogue/graphql/resource.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";

/** A question about some dates; what it takes to answer is read when a field wants it, once. */
interface AskedInsights extends InsightsInput {
  readonly businessId: string;
  readonly grouping: InsightGrouping | null;
  readonly capacity: () => Promise<UsedTimes>;
}

type AskedGroup = InsightGroup & { readonly asked: AskedInsights; readonly index: number };

const InsightGroupingEnum = builder.enumType("InsightGrouping", {
  description: "By what figures are told apart.",
  values: {
    DAY: { description: "Each date." },
    WEEK: { description: "Each week, Monday to Sunday; the first and last as far as was asked." },
    MONTH: { description: "Each month; the first and last as far as was asked." },
    STAFF: { description: "Who serves; what several serve together counts for each." },
    SERVICE: { description: "What was booked." },
    PROVIDER: { description: "With whom it was booked." },
    SOURCE: { description: "The `utm_source` of the address that led to the order." },
  } as const,
});

/** The id of a group of that kind; null: it is of another kind, or of none. */
const keyFor = ({ asked, key }: AskedGroup, grouping: InsightGrouping) =>
  asked.grouping === grouping ? key : null;

const InsightGroupRef = builder.objectRef<AskedGroup>("InsightGroup").implement({
  description: "The bookings of some dates, or of somebody or something.",
  fields: (t) => ({
    from: t.field({
      type: "Date",
      nullable: true,
      description: "The first date; null where groups are no dates.",
      resolve: ({ period }) => period?.from,
    }),
    to: t.field({
      type: "Date",
      nullable: true,
      description: "The last date, included; null where groups are no dates.",
      resolve: ({ period }) => period?.to,
    }),
    staff: t.field({
      type: StaffRef,
      nullable: true,
      description: "Who serves.",
      resolve: (group, _, ctx) => load(ctx, group, "STAFF", "staff"),
    }),
    service: t.field({
      type: ServiceRef,
      nullable: true,
      description: "What was booked.",
      resolve: (group, _, ctx) => load(ctx, group, "SERVICE", "service"),
    }),
    provider: t.field({
      type: ProviderRef,
      nullable: true,
      description: "With whom it was booked; null for what was booked with none.",
      resolve: (group, _, ctx) => load(ctx, group, "PROVIDER", "provider"),
    }),
    source: t.string({
      nullable: true,
      description: "Where it came from; null: nothing was said.",
      resolve: (group) => keyFor(group, "SOURCE"),
    }),
    figures: t.field({
      type: InsightFiguresRef,
      description: "What they come to.",
      resolve: async ({ figures, asked }, _, ctx) => withCurrency(ctx, asked, figures),
    }),
    capacity: t.field({
      type: CapacityRef,
      nullable: true,
      description: "Of everybody on those dates, or of that person on all of them; null for other groups.",
      resolve: async ({ asked, index, period, key }): Promise<Capacity | null> => {
        if (period === null && asked.grouping !== "STAFF") return null;
        const { staff } = await asked.capacity();
        if (period !== null) return sumOfCapacities(staff.map(({ capacities }) => capacities[index]!));
        return sumOfCapacities(staff.find(({ id }) => id === key)?.capacities ?? [NO_CAPACITY]);
      },
    }),
  }),
});

function load<Noun extends "staff" | "service" | "provider">(
  ctx: Context,
  group: AskedGroup,
  grouping: InsightGrouping,
  noun: Noun,
) {
  const id = keyFor(group, grouping);
  return id === null ? null : (ctx.loaders(group.asked.businessId)[noun].load(id) as never);
}

async function withCurrency<T>(ctx: Context, { businessId }: AskedInsights, figures: T) {
  return { ...figures, currency: (await ctx.businessOf(businessId)).currency };
}

interface UsedOf {
  readonly businessId: string;
  readonly id: string;
  readonly units: number;
  readonly capacities: readonly Capacity[];
}

const StaffCapacityRef = builder.objectRef<UsedOf>("StaffCapacity").implement({
  description: "How the working hours of somebody are used.",
  fields: (t) => ({
    staff: t.field({
      type: StaffRef,
      description: "Whose.",
      resolve: async ({ businessId, id }, _, ctx) => (await ctx.loaders(businessId).staff.load(id))!,
    }),
    capacity: t.field({
      type: CapacityRef,
      description: "On all of the dates together.",
      resolve: ({ capacities }) => sumOfCapacities(capacities),
    }),
  }),
});

const ResourceCapacityRef = builder.objectRef<UsedOf>("ResourceCapacity").implement({
  description:
    "How the units of a room or a piece of equipment are used; they are open while anybody serves.",
  fields: (t) => ({
    resource: t.field({
      type: ResourceRef,
      description: "Which.",
      resolve: ({ businessId, id }, _, { database }) =>
        database.prisma.resource.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } }),
    }),
    units: t.exposeInt("units", { description: "How many there are; each counts by itself." }),
    capacity: t.field({
      type: CapacityRef,
      description: "On all of the dates together.",
      resolve: ({ capacities }) => sumOfCapacities(capacities),
    }),
  }),
});

const InsightsRef = builder.objectRef<AskedInsights>("Insights").implement({
  description: "What the bookings come to that begin on some dates, and how working hours are used on them.",
  fields: (t) => ({
    from: t.field({ type: "Date", description: "The first date.", resolve: ({ from }) => from }),
    to: t.field({ type: "Date", description: "The last date, included.", resolve: ({ to }) => to }),
    timeZone: t.field({
      type: "TimeZone",
      description: "In which dates are read.",
      resolve: ({ timeZone }) => timeZone,
    }),
    total: t.field({
      type: InsightFiguresRef,
      description: "All of them together.",
      complexity: 20,
      resolve: async (asked, _, ctx) =>
        withCurrency(ctx, asked, await readTotal(await ctx.scopeOf(asked.businessId), asked)),
    }),
    groups: t.field({
      type: [InsightGroupRef],
      description:
        "By what was asked; none where nothing was. Periods are all there, in order; else the 200 with the most bookings.",
      complexity: { field: 20, multiplier: 20 },
      resolve: async (asked, _, ctx) => {
        if (asked.grouping === null) return [];
        const groups = await readGroups(await ctx.scopeOf(asked.businessId), asked, asked.grouping);
        return groups.map((group, index) => ({ ...group, asked, index }));
      },
    }),
    capacity: t.field({
      type: CapacityRef,
      description: "Of everybody who serves, together.",
      complexity: 20,
      resolve: async (asked) =>
        sumOfCapacities((await asked.capacity()).staff.flatMap(({ capacities }) => capacities)),
    }),
    staff: t.field({
      type: [StaffCapacityRef],
      description: "Of everybody who serves, one by one.",
      complexity: { field: 20, multiplier: 20 },
      resolve: async ({ businessId, capacity }) =>
        (await capacity()).staff.map((one) => ({ ...one, businessId, units: 1 })),
    }),
    resources: t.field({
      type: [ResourceCapacityRef],
      description: "Of rooms and equipment.",
      complexity: { field: 20, multiplier: 10 },
      resolve: async ({ businessId, capacity }) =>
        (await capacity()).resources.map((one) => ({ ...one, businessId })),
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "insights", (t) =>
  t.field({
    type: InsightsRef,
    description: `What the bookings of some dates come to, at most ${MAX_INSIGHT_DAYS} dates. For the business alone.`,
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "insights.read" } }),
    args: {
      from: t.arg({ type: "Date", required: true, description: "The first date." }),
      to: t.arg({ type: "Date", required: true, description: "The last date, included." }),
      timeZone: t.arg({ type: "TimeZone", description: "In which dates are read; the business's own." }),
      groupBy: t.arg({ type: InsightGroupingEnum, description: "What `groups` are." }),
    },
    complexity: 10,
    resolve: (business, { from, to, timeZone, groupBy }, ctx): AskedInsights => {
      refuseSpan({ from, to });
      const input = { from, to, timeZone: timeZone ?? business.timeZone };
      let read: Promise<UsedTimes> | undefined;
      const length: PeriodLength = groupBy === "WEEK" || groupBy === "MONTH" ? groupBy : "DAY";
      return {
        ...input,
        businessId: business.id,
        grouping: groupBy ?? null,
        capacity: () =>
          (read ??= ctx.scopeOf(business.id).then((scope) => readCapacity(scope, input, length))),
      };
    },
  }),
);

function refuseSpan({ from, to }: Period): void {
  const span = dayNumber(to) - dayNumber(from) + 1;
  if (span < 1 || span > MAX_INSIGHT_DAYS)
    throw badInput(`from and to must span 1 to ${MAX_INSIGHT_DAYS} dates`);
  if (from < "1990-01-01" || to > "2200-01-01") throw badInput("from and to must lie between 1990 and 2200");
}
