import type { Payment } from "../../../../platform/database/prisma/client.ts";
import { refundPayment } from "../../refundPayment.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { globalId, rowId } from "../../../../platform/graphql/globalIds.ts";
import { notFound } from "../../../../platform/graphql/notFound.ts";
import { ownerMutation } from "../../../../platform/graphql/ownerMutation.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { OwnerPaymentRef } from "../ownerPayment.ts";

const RefundPaymentInput = builder.inputType("RefundPaymentInput", {
  description: "How much goes back, of what.",
  fields: (t) => ({
    payment: t.id({ required: true, description: "A payment's id, as the business sees it." }),
    booking: t.id({ description: "What it was paid for; none: the payment as a whole." }),
    amount: t.int({ required: true, description: "In the currency's minor units." }),
    note: t.string({ description: "Kept with the refund, for the business alone." }),
    idempotencyKey: t.string({
      required: true,
      description:
        "8 to 100 printable characters; the same wish is sent again with the same key, and money goes back once.",
    }),
  }),
});

const RefundPaymentSuccess = builder
  .objectRef<{ readonly refundedPayment: Payment }>("RefundPaymentSuccess")
  .implement({
    description: "The payment as it stands now.",
    isTypeOf: (value) => "refundedPayment" in (value as object),
    fields: (t) => ({
      payment: t.expose("refundedPayment", { type: OwnerPaymentRef, description: "The payment." }),
    }),
  });

ownerMutation("refundPayment", {
  description:
    "Gives money back by the business's own wish, whatever its policy says. Bookings stay as they are.",
  permission: "payments.refund",
  input: RefundPaymentInput,
  success: RefundPaymentSuccess,
  failures: [failures.PaymentNotFoundRef, failures.RefundTooLargeRef],
  run: async (scope, { payment, booking, amount, note }) => {
    const paymentId = rowId("OwnerPayment", payment);
    if (!paymentId) return { ok: false, failure: { code: "PAYMENT_NOT_FOUND" } };
    const bookingId = booking == null ? null : rowId("Booking", booking);
    if (booking != null && !bookingId) return notFound("booking");
    const wish = { paymentId, bookingId, amountMinor: amount, note: note ?? "" };
    const outcome = await refundPayment(scope, wish);
    return outcome.ok ? { ok: true, value: paymentId } : outcome;
  },
  subject: (id) => globalId("OwnerPayment", id),
  read: async ({ database, viewer, scopeOf }, id) => {
    const { businessId } = viewer!;
    // It is written down by now.
    (await scopeOf(businessId)).wake?.();
    const where = { businessId_id: { businessId, id } };
    return { refundedPayment: await database.prisma.payment.findUniqueOrThrow({ where }) };
  },
});
