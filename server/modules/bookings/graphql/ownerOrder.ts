import { withCurrentStatus, guestsAwaiting } from "../viewBookings.ts";
import { mayIn } from "../../access/graphql/authorization.ts";
import { pageCost } from "./bookingConnection.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BookingRef } from "./booking.ts";
import { AWAITING } from "./bookingAccess.ts";
import { ContactRef } from "../../contacts/graphql/contact.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";
import { OwnerPaymentRef } from "../../payments/graphql/ownerPayment.ts";

/** An order as the business sees it; visitors open theirs by its key (`Order`). */
export const OwnerOrderRef = builder.prismaObject("Order", {
  name: "OwnerOrder",
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "bookings.read" } }),
  description: "The bookings made together, as the business sees them.",
  fields: (t) => ({
    id: t.id({
      description: "The business's own id; it opens nothing for visitors.",
      resolve: ({ id }) => globalId("OwnerOrder", id),
    }),
    reference: t.exposeString("reference", { description: "For people to read out." }),
    createdAt: t.field({
      type: "DateTime",
      description: "When it was booked.",
      resolve: ({ createdAt }) => instantText(createdAt.getTime()),
    }),
    isSeries: t.exposeBoolean("isSeries", { description: "One service again and again, not one visit." }),
    total: t.field({
      type: MoneyRef,
      description: "What all of it costs, as it was booked.",
      resolve: ({ totalMinor, currency }) => ({ amount: totalMinor, currency }),
    }),
    locale: t.exposeString("locale", { description: "The language that it was booked in." }),
    timeZone: t.expose("timeZone", { type: "TimeZone", description: "The zone of who booked." }),
    contact: t.field({
      type: ContactRef,
      description: "Who booked it.",
      resolve: async ({ businessId, contactId }, _, ctx) =>
        (await ctx.loaders(businessId).contact.load(contactId))!,
    }),
    bookings: t.field({
      type: [BookingRef],
      description: "What was booked, by when it begins.",
      resolve: ({ businessId, id }, _, ctx) => ctx.loaders(businessId).bookingsOfOrder.load(id),
    }),
    guestsAwaitingConfirmation: t.int({
      description: AWAITING,
      resolve: async ({ businessId, id }, _, ctx) => {
        const now = ctx.now();
        const rows = await ctx.loaders(businessId).orderBookings.load(id);
        return Math.max(0, ...rows.map((row) => guestsAwaiting(withCurrentStatus(row, now), now)));
      },
    }),
    payments: t.relation("payments", {
      type: OwnerPaymentRef,
      description: "All attempts at paying for it, the oldest first.",
      authScopes: ({ businessId }) => ({ may: { businessId, permission: "payments.read" } }),
      query: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
    }),
  }),
});

builder.prismaObjectField(BookingRef, "order", (t) =>
  t.field({
    type: OwnerOrderRef,
    nullable: true,
    description: "All that was booked together; null for who sees only what they serve themselves.",
    resolve: ({ businessId, orderId }, _, ctx) =>
      mayIn(ctx.viewer, businessId, "bookings.read") ? ctx.loaders(businessId).order.load(orderId) : null,
  }),
);

builder.objectField(ContactRef, "orders", (t) =>
  t.prismaConnection(
    {
      type: OwnerOrderRef,
      ...walkedBy("businessId_id"),
      description: "What they booked together, the latest first.",
      authScopes: ({ businessId }) => ({ may: { businessId, permission: "bookings.read" } }),
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
    { name: "ContactOrdersConnection" },
    { name: "ContactOrdersConnectionEdge" },
  ),
);
