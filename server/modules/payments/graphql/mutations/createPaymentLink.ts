import type { Booking } from "../../../../platform/database/prisma/client.ts";
import { canFor } from "../../../access/rules/viewer.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { BookingRef } from "../../../bookings/graphql/booking.ts";
import { BookingNotFoundRef, HoldExpiredRef } from "../../../bookings/graphql/failures.ts";
import { assertServesWholeOrder } from "../../../bookings/graphql/mutations/changedBooking.ts";
import { paymentOrders } from "../../../bookings/paymentOrders.ts";
import type { PaymentRow } from "../../data/loadPayments.ts";
import { openOrderPayment } from "../../openOrderPayment.ts";
import { startSession } from "../../startSession.ts";
import { NothingDueRef, PaymentUnavailableRef } from "../failures.ts";
import { PaymentLinkRef } from "../paymentLink.ts";

const CreatePaymentLinkInput = builder.inputType("CreatePaymentLinkInput", {
  description: "The booking to pay.",
  fields: (t) => ({
    booking: t.id({ required: true, description: "A booking's id, as the business sees it." }),
    ...idempotencyKeyField(t),
  }),
});

const CreatePaymentLinkPayload = builder
  .objectRef<{ readonly payableBooking: Booking; readonly link: PaymentRow }>("CreatePaymentLinkPayload")
  .implement({
    description: "The result, with the present state of the payment.",
    isTypeOf: (value) => "link" in (value as object),
    fields: (t) => ({
      booking: t.expose("payableBooking", { type: BookingRef, description: "The booking." }),
      paymentLink: t.expose("link", { type: PaymentLinkRef, description: "The open payment of its order." }),
    }),
  });

addBusinessMutation("createPaymentLink", {
  description:
    "Opens the payment provider's page for the amount that the order of a booking owes now, without the visitor's access key. The order has one open payment, so this call and `startPayment` return the same one, in any order. A viewer who may only change their own bookings must serve all bookings of the order.",
  permission: "bookings.change",
  reach: "OWN",
  input: CreatePaymentLinkInput,
  payload: CreatePaymentLinkPayload,
  failures: [BookingNotFoundRef, NothingDueRef, HoldExpiredRef, PaymentUnavailableRef],
  complexity: 50,
  name: async (ctx, input) => {
    const { businessId } = ctx.viewer!;
    const scope = await ctx.getScope(businessId);
    const bookingId = toRowId("Booking", input.booking);
    const order = bookingId === null ? null : await paymentOrders.load(scope, bookingId);
    const booking = order?.rows.find(({ id }) => id === bookingId);
    const isPermitted = booking && canFor(ctx.viewer, businessId, "bookings.change", booking.staffIds);
    if (isPermitted) await assertServesWholeOrder(ctx, scope, booking);
    return { booking: isPermitted ? booking : null, origin: await ctx.siteOrigin(businessId) };
  },
  run: async (scope, input, { booking, origin }) => {
    if (!toRowId("Booking", input.booking)) return failNotFound("booking");
    if (!booking) return { ok: false, failure: { code: "BOOKING_NOT_FOUND" } };
    const opened = await scope.database.transaction((sql) =>
      openOrderPayment(sql, scope, booking, { origin, isFromDesk: true }),
    );
    return opened.ok ? { ok: true, value: { bookingId: booking.id, paymentId: opened.value } } : opened;
  },
  subject: ({ paymentId }) => toGlobalId("Payment", paymentId),
  read: async (ctx, { bookingId, paymentId }) => {
    const { businessId } = ctx.viewer!;
    const scope = await ctx.getScope(businessId);
    const order = (await paymentOrders.load(scope, bookingId))!;
    const [origin, { name }] = await Promise.all([ctx.siteOrigin(businessId), ctx.getBusiness(businessId)]);
    const started = await startSession(scope, order, paymentId, { origin, businessName: name });
    if (!started.ok) return started.failure;
    ctx.loaders(businessId).orderPayments.clearAll();
    const where = { businessId_id: { businessId, id: bookingId } };
    const payableBooking = await ctx.database.prisma.booking.findUniqueOrThrow({ where });
    return { payableBooking, link: started.value };
  },
});
