import { type OwnOrderLimits, STANDARD_ORDER_LIMITS as standard } from "../../domain/booking/orderLimits.ts";
import { builder } from "../builder.ts";
import { BusinessRef } from "./business.ts";

/** What only the business may know of its settings. */
const ownersOnly = ({ id }: { readonly id: string }) =>
  ({ may: { businessId: id, permission: "business.manage" } }) as const;

const limit = "Null: the standard";

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
      description: `Orders of one client address an hour; more are refused. ${limit}, ${standard.maxOrdersPerHour}.`,
      resolve: (own) => own.maxOrdersPerHour ?? null,
    }),
    maxOpenOrders: t.int({
      nullable: true,
      description: `Orders with a future appointment of one e-mail address; a series is one. ${limit}, ${standard.maxOpenOrders}.`,
      resolve: (own) => own.maxOpenOrders ?? null,
    }),
    busyBookingsPerHour: t.int({
      nullable: true,
      description: `Bookings of the whole business an hour without proof of work, each line counted; never a refusal. ${limit}, ${standard.busyBookingsPerHour}.`,
      resolve: (own) => own.busyBookingsPerHour ?? null,
    }),
  }),
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  hosts: t.stringList({
    description: "The host names that lead to it, in alphabetical order. For the business alone.",
    authScopes: ownersOnly,
    // The business of the request comes from the directory, without its hosts.
    resolve: async ({ id: businessId }, _args, ctx) => {
      const rows = await ctx.database.prisma.businessHost.findMany({
        where: { businessId },
        orderBy: { host: "asc" },
      });
      return rows.map(({ host }) => host);
    },
  }),
  origin: t.exposeString("origin", {
    nullable: true,
    description:
      "Where links in mails and canonical addresses lead; null: the house's own. For the business alone.",
    authScopes: ownersOnly,
  }),
  linkContactDays: t.exposeInt("linkContactDays", {
    description:
      "Days after an appointment during which its links show contact data (names, addresses, notes, answers, guests). For the business alone.",
    authScopes: ownersOnly,
  }),
  uploadDays: t.exposeInt("uploadDays", {
    nullable: true,
    description:
      "Days for which files of submitted answers are kept. Null: as long as the answers. For the business alone.",
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
