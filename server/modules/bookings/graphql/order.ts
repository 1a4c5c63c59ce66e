import { withCurrentStatus, countUnconfirmedGuests } from "../viewBookings.ts";
import { pageCost } from "./bookingConnection.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BookingRef } from "./booking.ts";
import { GUESTS_AWAITING_DESCRIPTION } from "./visitorBooking.ts";
import { ContactRef } from "../../contacts/graphql/contact.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";
import { PaymentConnectionRef, PaymentRef } from "../../payments/graphql/payment.ts";

/** Visitors see `Order` instead. */
export const OrderRef = builder.prismaObject("Order", {
  name: "Order",
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: requires("bookings.read"),
  description: "Bookings that were made together, as the business sees them.",
  fields: (t) => ({
    id: t.id({
      description: "Id for the business. Visitors cannot use it.",
      resolve: ({ id }) => toGlobalId("Order", id),
    }),
    reference: t.exposeString("reference", { description: "Reference for people." }),
    createdAt: t.field({
      type: "DateTime",
      description: "The instant of the booking.",
      resolve: ({ createdAt }) => formatInstant(createdAt.getTime()),
    }),
    isSeries: t.exposeBoolean("isSeries", {
      description: "True if the bookings are of one service at several times.",
    }),
    total: t.field({
      type: MoneyRef,
      description: "The price of all bookings, as booked.",
      resolve: ({ totalMinor, currency }) => ({ amount: totalMinor, currency }),
    }),
    locale: t.expose("locale", { type: "Locale", description: "The booker's language." }),
    timeZone: t.expose("timeZone", { type: "TimeZone", description: "The booker's time zone." }),
    contact: t.field({
      type: ContactRef,
      description: "The contact who booked.",
      resolve: async ({ businessId, contactId }, _, ctx) =>
        (await ctx.loaders(businessId).contact.load(contactId))!,
    }),
    bookings: t.field({
      type: [BookingRef],
      description: "The bookings, by start; at most 101.",
      resolve: ({ businessId, id }, _, ctx) => ctx.loaders(businessId).ownerBookingsOfOrder.load(id),
    }),
    guestsAwaitingConfirmation: t.int({
      description: GUESTS_AWAITING_DESCRIPTION,
      resolve: async ({ businessId, id }, _, ctx) => {
        const now = ctx.now();
        const rows = await ctx.loaders(businessId).orderBookings.load(id);
        return Math.max(0, ...rows.map((row) => countUnconfirmedGuests(withCurrentStatus(row, now), now)));
      },
    }),
    payments: t.relatedConnection(
      "payments",
      {
        ...paginateBy("businessId_id"),
        type: PaymentRef,
        totalCount: true,
        description: "All payment attempts, oldest first.",
        authScopes: requires("payments.read"),
        query: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
      },
      PaymentConnectionRef,
    ),
  }),
});

builder.prismaObjectField(BookingRef, "order", (t) =>
  t.field({
    type: OrderRef,
    description: "The order of this booking.",
    authScopes: requires("bookings.read"),
    resolve: async ({ businessId, orderId }, _, ctx) => (await ctx.loaders(businessId).order.load(orderId))!,
  }),
);

builder.objectField(ContactRef, "orders", (t) =>
  t.prismaConnection(
    {
      type: OrderRef,
      ...paginateBy("businessId_id"),
      description: "The person's orders, newest first.",
      authScopes: requires("bookings.read"),
      complexity: pageCost,
      totalCount: ({ businessId, emailKey }, _args, { database }) =>
        database.prisma.order.count({ where: { businessId, contact: { emailKey } } }),
      resolve: (query, { businessId, emailKey }, _args, { database }) =>
        database.prisma.order.findMany({
          ...query,
          where: { businessId, contact: { emailKey } },
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        }),
    },
    createConnection(OrderRef, "Order"),
  ),
);
