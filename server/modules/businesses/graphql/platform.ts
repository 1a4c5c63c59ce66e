import type DataLoader from "dataloader";
import type { Usage } from "../data/usage.ts";
import { type Quotas, getNextMonthStart } from "../rules/quotas.ts";
import { PLATFORM_KEY_PREFIX } from "../../access/platformKeys.ts";
import { requiresOrPlatform, requiresPlatform } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { toLikePatterns } from "../../../platform/graphql/textSearch.ts";
import type { Prisma } from "../../../platform/database/prisma/client.ts";
import { BusinessRef } from "./business.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Context {
    readonly businessUsage: DataLoader<string, Usage | null>;
  }
}

const BusinessQuotasRef = builder.objectRef<Quotas>("BusinessQuotas").implement({
  description:
    "Limits that the operator of the server sets. Null means unlimited. Days and months are those of UTC.",
  fields: (t) => ({
    bookingsPerMonth: t.exposeInt("maxBookingsPerMonth", {
      nullable: true,
      description:
        "New bookings a month, each line counts. Above it, holds and orders return `QuotaExceeded`.",
    }),
    mailsPerDay: t.exposeInt("maxMailsPerDay", {
      nullable: true,
      description:
        "Mails about bookings a day. Further ones are sent on the next day. Mails about accounts do not count.",
    }),
    storageBytes: t.exposeFloat("maxStorageBytes", {
      nullable: true,
      description:
        "Bytes of pictures and uploaded files, a whole number. Above it, uploads are rejected with `QUOTA_EXCEEDED`.",
    }),
    apiCostPerMonth: t.exposeFloat("maxApiCostPerMonth", {
      nullable: true,
      description:
        "Cost of all requests with API keys a month, a whole number. Above it, they fail with the error `QUOTA_EXCEEDED`.",
    }),
  }),
});

const BusinessUsageRef = builder.objectRef<Usage>("BusinessUsage").implement({
  description: "Amounts of the present month and day (UTC) that the quotas limit.",
  fields: (t) => ({
    bookingsThisMonth: t.exposeInt("bookings", {
      description:
        "Bookings made this month, cancelled ones included. Those that expired unpaid or undecided do not count.",
    }),
    mailsToday: t.exposeInt("mails", {
      description: "Mails about bookings sent today. A retry counts once.",
    }),
    storageBytes: t.exposeFloat("storageBytes", {
      description: "Bytes of pictures and uploaded files, a whole number.",
    }),
    apiCostThisMonth: t.exposeFloat("apiCost", {
      description: "Cost of requests with API keys this month, a whole number. At most ten seconds old.",
    }),
    monthEndsAt: t.field({
      type: "DateTime",
      description: "Instant at which the monthly counts start again.",
      resolve: (_usage, _args, { now }) => formatInstant(getNextMonthStart(now())),
    }),
  }),
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  quotas: t.field({
    type: BusinessQuotasRef,
    description: "Limits that the operator of the server sets with `setBusinessQuotas`.",
    authScopes: requiresOrPlatform("business.manage"),
    resolve: (row) => row,
  }),
  usage: t.field({
    type: BusinessUsageRef,
    description: "Amounts that the quotas limit.",
    authScopes: requiresOrPlatform("business.manage"),
    complexity: 10,
    resolve: async ({ id: businessId }, _args, { businessUsage }) =>
      (await businessUsage.load(businessId)) ?? {
        businessId,
        bookings: 0,
        mails: 0,
        storageBytes: 0,
        apiCost: 0,
      },
  }),
  isSuspended: t.boolean({
    description:
      "True while the operator of the server suspends the business. It then takes no bookings and no changes; its bookings can be viewed and cancelled.",
    resolve: ({ suspendedAt }) => suspendedAt !== null,
  }),
  suspendedAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "Instant of the suspension. Null if the business is not suspended.",
    authScopes: requiresOrPlatform("business.manage"),
    resolve: ({ suspendedAt }) => suspendedAt && formatInstant(suspendedAt.getTime()),
  }),
}));

interface PlatformView {
  readonly name: string;
}

const BusinessFilter = builder.inputType("BusinessFilter", {
  description: "Conditions on businesses.",
  fields: (t) => ({
    isSuspended: t.boolean({ description: "True for suspended businesses only, false for the others." }),
  }),
});

interface BusinessListArgs {
  readonly filter?: { readonly isSuspended?: boolean | null } | null;
  readonly search?: string | null;
}

function businessWhere({ filter, search }: BusinessListArgs): Prisma.BusinessWhereInput {
  const text = (search ?? "").trim().slice(0, 120);
  const patterns = text === "" ? [] : toLikePatterns(text);
  return {
    ...(filter?.isSuspended == null ? {} : { suspendedAt: filter.isSuspended ? { not: null } : null }),
    ...(patterns.length === 0
      ? {}
      : {
          OR: patterns.flatMap((contains) => [
            { name: { contains, mode: "insensitive" as const } },
            { slug: { contains, mode: "insensitive" as const } },
          ]),
        }),
  };
}

const PlatformRef = builder.objectRef<PlatformView>("Platform").implement({
  description: "The server as its operator sees it.",
  authScopes: requiresPlatform(),
  fields: (t) => ({
    keyName: t.exposeString("name", { description: "Name of the platform key of this request." }),
    businesses: t.prismaConnection(
      {
        type: "Business",
        ...paginateBy("id"),
        description:
          "All businesses of the server, oldest first. A platform key reads their settings, quotas and usage, never their records.",
        args: {
          filter: t.arg({ type: BusinessFilter, description: "Conditions on the businesses." }),
          search: t.arg.string({
            description: "Only businesses whose name or slug contains this text; at most 120 characters.",
          }),
        },
        totalCount: (_platform, args, { database: { prisma } }) =>
          prisma.business.count({ where: businessWhere(args) }),
        resolve: (query, _platform, args, { database: { prisma } }) =>
          prisma.business.findMany({
            ...query,
            where: businessWhere(args),
            orderBy: [{ createdAt: "asc" }, { id: "asc" }],
          }),
      },
      ...connectionNames("Business"),
    ),
  }),
});

builder.queryField("platform", (t) =>
  t.field({
    type: PlatformRef,
    description: `The server as its operator sees it. The command \`platform-key add\` creates platform keys (\`${PLATFORM_KEY_PREFIX}…\`).`,
    authScopes: requiresPlatform(),
    resolve: (_root, _args, { platform }) => ({ name: platform!.name }),
  }),
);
