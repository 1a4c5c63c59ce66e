import { type OwnOrderLimits, STANDARD_ORDER_LIMITS as standard } from "../../bookings/rules/orderLimits.ts";
import type { PendingHost } from "../../../platform/database/prisma/client.ts";
import { type HostProblem, proofPlaces } from "../../../shared/businesses/hostProof.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "./business.ts";
import { HOST_FAULTS } from "../../../platform/graphql/types/failures.ts";

/** What only the business may know of its settings. */
const ownersOnly = ({ id }: { readonly id: string }) =>
  ({ may: { businessId: id, permission: "business.manage" } }) as const;

const limit = "Null for the default";

const BookingLimitsRef = builder.objectRef<OwnOrderLimits>("BookingLimits").implement({
  description:
    "Limits on the orders of visitors. Orders by an API key or a signed-in user that may change bookings have none of these.",
  fields: (t) => ({
    freeOrdersPerHour: t.int({
      nullable: true,
      description: `Orders of one client address an hour without proof of work. ${limit}, ${standard.freeOrdersPerHour}.`,
      resolve: (own) => own.freeOrdersPerHour ?? null,
    }),
    maxOrdersPerHour: t.int({
      nullable: true,
      description: `Orders of one client address an hour; more are rejected. ${limit}, ${standard.maxOrdersPerHour}.`,
      resolve: (own) => own.maxOrdersPerHour ?? null,
    }),
    maxOpenOrders: t.int({
      nullable: true,
      description: `Orders with a future appointment for one e-mail address. A series counts once. ${limit}, ${standard.maxOpenOrders}.`,
      resolve: (own) => own.maxOpenOrders ?? null,
    }),
    busyBookingsPerHour: t.int({
      nullable: true,
      description: `Bookings of the whole business an hour without proof of work. Each line counts. More are never rejected. ${limit}, ${standard.busyBookingsPerHour}.`,
      resolve: (own) => own.busyBookingsPerHour ?? null,
    }),
  }),
});

const HostProblemEnum = builder.enumType("HostProblem", {
  description: "The reason why a host is pending.",
  values: {
    ...HOST_FAULTS,
    TAKEN: { description: "Another business proved the host first. The server no longer checks it." },
    EXPIRED: {
      description: "14 days passed without a proof. The server checks it only when `verifyHost` is sent.",
    },
  } as const,
});

export const PendingHostRef = builder.objectRef<PendingHost>("PendingHost").implement({
  description:
    "A host name that was added and is not proven. The business proves it with a TXT record or a file, then sends `verifyHost` or waits for the next check.",
  fields: (t) => ({
    host: t.exposeString("host", { description: "The host name, in lower case and ASCII." }),
    token: t.exposeString("token", { description: "The token of this request. `recordValue` contains it." }),
    recordName: t.string({
      description: "Name of the TXT record that proves the host: `_daybook.book.example.com`.",
      resolve: (row) => proofPlaces(row).recordName,
    }),
    recordValue: t.string({
      description:
        "Value of the TXT record. A file at `fileUrl` with exactly this content proves the host too.",
      resolve: (row) => proofPlaces(row).value,
    }),
    fileUrl: t.string({
      description:
        "Address of the file, served with status 200 and without a redirect, by `https` or `http`. A host that already points to this server needs the TXT record.",
      resolve: (row) => proofPlaces(row).fileUrl,
    }),
    requestedAt: t.field({
      type: "DateTime",
      description: "Time of the request. Regular checks end 14 days later.",
      resolve: (row) => instantText(row.requestedAt.getTime()),
    }),
    lastCheckedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time of the last check. Null before the first one.",
      resolve: (row) => (row.checkedAt ? instantText(row.checkedAt.getTime()) : null),
    }),
    problem: t.field({
      type: HostProblemEnum,
      nullable: true,
      description: "The result of the last check. Null before the first one.",
      resolve: (row) => row.problem as HostProblem | null,
    }),
  }),
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  hosts: t.stringList({
    description: "Its proven host names, in alphabetical order. For the business alone.",
    authScopes: ownersOnly,
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
    description:
      "Host names that were added and are not proven, in alphabetical order. They serve nothing yet. For the business alone.",
    authScopes: ownersOnly,
    resolve: ({ id: businessId }, _args, ctx) =>
      ctx.database.prisma.pendingHost.findMany({ where: { businessId }, orderBy: { host: "asc" } }),
  }),
  origin: t.exposeString("origin", {
    nullable: true,
    description:
      "Where links in mails and canonical addresses lead; null: the house's own. For the business alone.",
    authScopes: ownersOnly,
  }),
  linkContactDays: t.exposeInt("linkContactDays", {
    description:
      "Days after an appointment for which its links show contact data (names, addresses, notes, answers, guests). For the business alone.",
    authScopes: ownersOnly,
  }),
  uploadDays: t.exposeInt("uploadDays", {
    nullable: true,
    description:
      "Days for which files of submitted answers are kept. Null if they are kept as long as the answers. For the business alone.",
    authScopes: ownersOnly,
  }),
  redirectOrigins: t.exposeStringList("redirectOrigins", {
    description: "Origins elsewhere to which forms and surveys may lead on. For the business alone.",
    authScopes: ownersOnly,
  }),
  bookingLimits: t.field({
    type: BookingLimitsRef,
    description: "Limits on visitors' orders, set by `updateBusiness`. For the business alone.",
    authScopes: ownersOnly,
    resolve: (row) => row,
  }),
  answersUnknownHosts: t.exposeBoolean("isDefault", {
    description: "It answers for hosts that are nobody's. For the business alone; the operator says so.",
    authScopes: ownersOnly,
  }),
}));
