import {
  type BusinessOrderLimits,
  DEFAULT_ORDER_LIMITS as standard,
} from "../../bookings/rules/orderLimits.ts";
import type { PendingHost } from "../../../platform/database/prisma/client.ts";
import { type HostPendingReason, getHostProof } from "../../../shared/businesses/hostProof.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "./business.ts";
import { HOST_FAULT_VALUES } from "./failures.ts";

const nullNote = "Null for the default";

const BookingLimitsRef = builder.objectRef<BusinessOrderLimits>("BookingLimits").implement({
  description:
    "Limits on the orders of visitors. They do not apply to an API key or a signed-in user with permission to change bookings.",
  fields: (t) => ({
    freeOrdersPerHour: t.int({
      nullable: true,
      description: `Orders of one client address an hour without proof of work. ${nullNote}, ${standard.freeOrdersPerHour}.`,
      resolve: (own) => own.freeOrdersPerHour ?? null,
    }),
    maxOrdersPerHour: t.int({
      nullable: true,
      description: `Orders of one client address an hour; more are rejected. ${nullNote}, ${standard.maxOrdersPerHour}.`,
      resolve: (own) => own.maxOrdersPerHour ?? null,
    }),
    maxOpenOrders: t.int({
      nullable: true,
      description: `Orders with a future appointment for one e-mail address. A series counts once. ${nullNote}, ${standard.maxOpenOrders}.`,
      resolve: (own) => own.maxOpenOrders ?? null,
    }),
    busyBookingsPerHour: t.int({
      nullable: true,
      description: `Bookings of the whole business an hour without proof of work. Each line counts. More are never rejected. ${nullNote}, ${standard.busyBookingsPerHour}.`,
      resolve: (own) => own.busyBookingsPerHour ?? null,
    }),
  }),
});

const HostProblemEnum = builder.enumType("HostProblem", {
  description: "The reason why a host is pending.",
  values: {
    ...HOST_FAULT_VALUES,
    TAKEN: { description: "Another business proved the host first. The server no longer checks it." },
    EXPIRED: {
      description: "The host was not proven within 14 days. Only `verifyHost` checks it from now on.",
    },
  } as const,
});

export const PendingHostRef = builder.objectRef<PendingHost>("PendingHost").implement({
  description:
    "A host name that is not proven yet. Publish the TXT record or the file, then send `verifyHost` or wait for the next check.",
  fields: (t) => ({
    host: t.exposeString("host", { description: "Host name in lower case and ASCII (IDNA)." }),
    token: t.exposeString("token", {
      description: "Random token of this request. `recordValue` contains it.",
    }),
    recordName: t.string({
      description: "Name of the TXT record that proves the host, such as `_daybook.book.example.com`.",
      resolve: (row) => getHostProof(row).recordName,
    }),
    recordValue: t.string({
      description: "Value of the TXT record, and alternatively the exact content of the file at `fileUrl`.",
      resolve: (row) => getHostProof(row).value,
    }),
    fileUrl: t.field({
      type: "URL",
      description:
        "URL of the file. It must be served with status 200 and without a redirect, by `https` or `http`. A host that already points to this server needs the TXT record.",
      resolve: (row) => getHostProof(row).fileUrl,
    }),
    requestedAt: t.field({
      type: "DateTime",
      description: "Instant of the request. Regular checks end 14 days later.",
      resolve: (row) => formatInstant(row.requestedAt.getTime()),
    }),
    lastCheckedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Instant of the last check. Null before the first one.",
      resolve: (row) => (row.checkedAt ? formatInstant(row.checkedAt.getTime()) : null),
    }),
    problem: t.field({
      type: HostProblemEnum,
      nullable: true,
      description: "Result of the last check. Null before the first one.",
      resolve: (row) => row.problem as HostPendingReason | null,
    }),
  }),
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  hosts: t.stringList({
    description: "Proven host names of the business, in alphabetical order.",
    authScopes: requires("business.manage"),
    // The directory loads the business of a request without its hosts.
    resolve: async ({ id: businessId }, _args, ctx) => {
      const rows = await ctx.database.prisma.businessHost.findMany({
        where: { businessId },
        orderBy: { host: "asc" },
      });
      return rows.map(({ host }) => host);
    },
  }),
  pendingHosts: t.field({
    type: [PendingHostRef],
    description: "Host names that are not proven yet, in alphabetical order. They do not serve the business.",
    authScopes: requires("business.manage"),
    resolve: ({ id: businessId }, _args, ctx) =>
      ctx.database.prisma.pendingHost.findMany({ where: { businessId }, orderBy: { host: "asc" } }),
  }),
  origin: t.exposeString("origin", {
    nullable: true,
    description: "Origin of links in mails and of canonical URLs. Null for the origin of the server.",
    authScopes: requires("business.manage"),
  }),
  linkContactDays: t.exposeInt("linkContactDays", {
    description:
      "Days after an appointment for which its links show contact data (names, addresses, notes, answers, guests).",
    authScopes: requires("business.manage"),
  }),
  uploadDays: t.exposeInt("uploadDays", {
    nullable: true,
    description:
      "Days for which uploaded files of submitted answers are stored. Null if they are stored as long as the answers.",
    authScopes: requires("business.manage"),
  }),
  requiresSecondFactor: t.exposeBoolean("requiresSecondFactor", {
    description: "True if users without a passkey or an authenticator app can only set one up.",
    authScopes: requires("business.manage"),
  }),
  redirectOrigins: t.exposeStringList("redirectOrigins", {
    description: "External origins to which forms and surveys may redirect.",
    authScopes: requires("business.manage"),
  }),
  bookingLimits: t.field({
    type: BookingLimitsRef,
    description: "Limits on visitors' orders, set by `updateBusiness`.",
    authScopes: requires("business.manage"),
    resolve: (row) => row,
  }),
  answersUnknownHosts: t.exposeBoolean("isDefault", {
    description: "True if the business answers requests for unknown hosts. Only the operator can change it.",
    authScopes: requires("business.manage"),
  }),
}));
