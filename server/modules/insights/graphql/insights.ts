import { type Capacity, NO_CAPACITY, sumCapacities } from "../rules/capacity.ts";
import type { Period, PeriodLength } from "../rules/periods.ts";
import { dayNumber } from "../../../shared/time/dates.ts";
import {
  type InsightGroup,
  type InsightGrouping,
  type InsightsInput,
  MAX_INSIGHT_DAYS,
  type CapacityByPeriod,
  readCapacity,
  readGroups,
  readTotal,
} from "../readInsights.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { CapacityRef, InsightFiguresRef } from "./insightFigures.ts";
import { ProviderRef } from "../../catalogue/graphql/provider.ts";
import { ResourceRef } from "../../catalogue/graphql/resource.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";

/** A query for some dates. Data is loaded once, when the first field needs it. */
interface InsightsQuery extends InsightsInput {
  readonly businessId: string;
  readonly grouping: InsightGrouping | null;
  readonly capacity: () => Promise<CapacityByPeriod>;
}

type InsightGroupParent = InsightGroup & { readonly query: InsightsQuery; readonly index: number };

const InsightGroupingEnum = builder.enumType("InsightGrouping", {
  description: "The grouping of the figures.",
  values: {
    DAY: { description: "By date." },
    WEEK: {
      description: "By week, Monday to Sunday. The first and last week are cut to the requested dates.",
    },
    MONTH: { description: "By month. The first and last month are cut to the requested dates." },
    STAFF: { description: "By staff member. A booking with several staff counts for each." },
    SERVICE: { description: "By service." },
    PROVIDER: { description: "By provider." },
    SOURCE: { description: "By the `utm_source` of the order." },
  } as const,
});

const getKey = ({ query, key }: InsightGroupParent, grouping: InsightGrouping) =>
  query.grouping === grouping ? key : null;

const InsightGroupRef = builder.objectRef<InsightGroupParent>("InsightGroup").implement({
  description: "The figures of a period, or of a staff member, service, provider or source.",
  fields: (t) => ({
    from: t.field({
      type: "Date",
      nullable: true,
      description: "First date, inclusive. Null unless the groups are periods.",
      resolve: ({ period }) => period?.from,
    }),
    to: t.field({
      type: "Date",
      nullable: true,
      description: "Last date, inclusive. Null unless the groups are periods.",
      resolve: ({ period }) => period?.to,
    }),
    staff: t.field({
      type: StaffRef,
      nullable: true,
      description: "The staff member. Null for other groupings.",
      resolve: (group, _, ctx) => loadGroupRow(ctx, group, "STAFF", "staff"),
    }),
    service: t.field({
      type: ServiceRef,
      nullable: true,
      description: "The service. Null for other groupings.",
      resolve: (group, _, ctx) => loadGroupRow(ctx, group, "SERVICE", "service"),
    }),
    provider: t.field({
      type: ProviderRef,
      nullable: true,
      description: "The provider. Null for other groupings and for bookings without a provider.",
      resolve: (group, _, ctx) => loadGroupRow(ctx, group, "PROVIDER", "provider"),
    }),
    source: t.string({
      nullable: true,
      description: "The `utm_source`. Null for other groupings and for bookings without one.",
      resolve: (group) => getKey(group, "SOURCE"),
    }),
    figures: t.field({
      type: InsightFiguresRef,
      description: "The figures of the group.",
      resolve: async ({ figures, query }, _, ctx) => withCurrency(ctx, query, figures),
    }),
    capacity: t.field({
      type: CapacityRef,
      nullable: true,
      description:
        "Capacity of all staff in the period, or of the staff member on all dates. Null for other groupings.",
      resolve: async ({ query, index, period, key }): Promise<Capacity | null> => {
        if (period === null && query.grouping !== "STAFF") return null;
        const { staff } = await query.capacity();
        if (period !== null) return sumCapacities(staff.map(({ capacities }) => capacities[index]!));
        return sumCapacities(staff.find(({ id }) => id === key)?.capacities ?? [NO_CAPACITY]);
      },
    }),
  }),
});

function loadGroupRow<LoaderName extends "staff" | "service" | "provider">(
  ctx: Context,
  group: InsightGroupParent,
  grouping: InsightGrouping,
  loaderName: LoaderName,
) {
  const id = getKey(group, grouping);
  return id === null ? null : (ctx.loaders(group.query.businessId)[loaderName].load(id) as never);
}

async function withCurrency<T>(ctx: Context, { businessId }: InsightsQuery, figures: T) {
  return { ...figures, currency: (await ctx.getBusiness(businessId)).currency };
}

interface CapacityParent {
  readonly businessId: string;
  readonly id: string;
  readonly units: number;
  readonly capacities: readonly Capacity[];
}

const StaffCapacityRef = builder.objectRef<CapacityParent>("StaffCapacity").implement({
  description: "Use of the working hours of a staff member.",
  fields: (t) => ({
    staff: t.field({
      type: StaffRef,
      description: "The staff member.",
      resolve: async ({ businessId, id }, _, ctx) => (await ctx.loaders(businessId).staff.load(id))!,
    }),
    capacity: t.field({
      type: CapacityRef,
      description: "On all dates together.",
      resolve: ({ capacities }) => sumCapacities(capacities),
    }),
  }),
});

const ResourceCapacityRef = builder.objectRef<CapacityParent>("ResourceCapacity").implement({
  description: "Use of the units of a resource. A resource is open while any staff member works.",
  fields: (t) => ({
    resource: t.field({
      type: ResourceRef,
      description: "The resource.",
      resolve: ({ businessId, id }, _, { database }) =>
        database.prisma.resource.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } }),
    }),
    units: t.exposeInt("units", { description: "Number of units. `capacity` adds up all of them." }),
    capacity: t.field({
      type: CapacityRef,
      description: "On all dates together.",
      resolve: ({ capacities }) => sumCapacities(capacities),
    }),
  }),
});

const InsightsRef = builder.objectRef<InsightsQuery>("Insights").implement({
  description: "Figures of the bookings that begin on some dates, and use of the working hours on them.",
  fields: (t) => ({
    from: t.field({ type: "Date", description: "First date, inclusive.", resolve: ({ from }) => from }),
    to: t.field({ type: "Date", description: "Last date, inclusive.", resolve: ({ to }) => to }),
    timeZone: t.field({
      type: "TimeZone",
      description: "The zone of the dates.",
      resolve: ({ timeZone }) => timeZone,
    }),
    total: t.field({
      type: InsightFiguresRef,
      description: "All bookings together.",
      complexity: 20,
      resolve: async (query, _, ctx) =>
        withCurrency(ctx, query, await readTotal(await ctx.getScope(query.businessId), query)),
    }),
    groups: t.field({
      type: [InsightGroupRef],
      description:
        "Figures by `groupBy`, empty without it. Periods are complete and in order. Other groups are the 200 with the most bookings.",
      complexity: { field: 20, multiplier: 20 },
      resolve: async (query, _, ctx) => {
        if (query.grouping === null) return [];
        const groups = await readGroups(await ctx.getScope(query.businessId), query, query.grouping);
        return groups.map((group, index) => ({ ...group, query, index }));
      },
    }),
    capacity: t.field({
      type: CapacityRef,
      description: "All staff together.",
      complexity: 20,
      resolve: async (query) =>
        sumCapacities((await query.capacity()).staff.flatMap(({ capacities }) => capacities)),
    }),
    staff: t.field({
      type: [StaffCapacityRef],
      description: "Each staff member, including those without bookings.",
      complexity: { field: 20, multiplier: 20 },
      resolve: async ({ businessId, capacity }) =>
        (await capacity()).staff.map((one) => ({ ...one, businessId, units: 1 })),
    }),
    resources: t.field({
      type: [ResourceCapacityRef],
      description: "Each resource.",
      complexity: { field: 20, multiplier: 10 },
      resolve: async ({ businessId, capacity }) =>
        (await capacity()).resources.map((one) => ({ ...one, businessId })),
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "insights", (t) =>
  t.field({
    type: InsightsRef,
    description: `Figures of the bookings on at most ${MAX_INSIGHT_DAYS} dates.`,
    authScopes: requires("insights.read"),
    args: {
      from: t.arg({ type: "Date", required: true, description: "First date, inclusive." }),
      to: t.arg({ type: "Date", required: true, description: "Last date, inclusive." }),
      timeZone: t.arg({
        type: "TimeZone",
        description: "The zone of the dates. Default: the business's zone.",
      }),
      groupBy: t.arg({ type: InsightGroupingEnum, description: "The grouping of `groups`." }),
    },
    complexity: 10,
    resolve: (business, { from, to, timeZone, groupBy }, ctx): InsightsQuery => {
      checkRange({ from, to });
      const input = { from, to, timeZone: timeZone ?? business.timeZone };
      let usedTimes: Promise<CapacityByPeriod> | undefined;
      const length: PeriodLength = groupBy === "WEEK" || groupBy === "MONTH" ? groupBy : "DAY";
      return {
        ...input,
        businessId: business.id,
        grouping: groupBy ?? null,
        capacity: () =>
          (usedTimes ??= ctx.getScope(business.id).then((scope) => readCapacity(scope, input, length))),
      };
    },
  }),
);

function checkRange({ from, to }: Period): void {
  const span = dayNumber(to) - dayNumber(from) + 1;
  if (span < 1 || span > MAX_INSIGHT_DAYS)
    throw badInput(`from and to must span 1 to ${MAX_INSIGHT_DAYS} dates`);
  if (from < "1990-01-01" || to > "2200-01-01") throw badInput("from and to must lie between 1990 and 2200");
}
