import type { Payment } from "../../data/prisma/client.ts";
import { invalidInput, issue } from "../../domain/failures/failure.ts";
import { refundPayment } from "../../services/payments/refundPayment.ts";
import { builder } from "../builder.ts";
import { rowId } from "../globalIds.ts";
import * as failures from "../schema/failures.ts";
import { OwnerPaymentRef } from "../schema/ownerPayment.ts";

const RefundPaymentInput = builder.inputType("RefundPaymentInput", {
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
    isTypeOf: (value) => "refundedPayment" in (value as object),
    fields: (t) => ({ payment: t.expose("refundedPayment", { type: OwnerPaymentRef }) }),
  });

builder.mutationField("refundPayment", (t) =>
  t.field({
    type: builder.unionType("RefundPaymentResult", {
      types: [
        RefundPaymentSuccess,
        failures.PaymentNotFoundRef,
        failures.RefundTooLargeRef,
        failures.InvalidInputRef,
        failures.IdempotencyConflictRef,
      ],
    }),
    description:
      "Gives money back by the business's own wish, whatever its policy says. Bookings stay as they are.",
    authScopes: { viewer: "payments.refund" },
    args: { input: t.arg({ type: RefundPaymentInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const paymentId = rowId("OwnerPayment", input.payment);
      if (!paymentId) return failures.answer({ code: "PAYMENT_NOT_FOUND" });
      const bookingId = input.booking == null ? null : rowId("Booking", input.booking);
      if (input.booking != null && !bookingId) {
        return failures.answer(invalidInput(issue(["booking"], "NOT_FOUND")));
      }
      const { businessId } = ctx.viewer!;
      const outcome = await refundPayment(await ctx.scopeOf(businessId), {
        paymentId,
        bookingId,
        amountMinor: input.amount,
        note: input.note ?? "",
        idempotencyKey: input.idempotencyKey,
      });
      if (!outcome.ok) return failures.answer(outcome.failure);
      const where = { businessId_id: { businessId, id: paymentId } };
      return { refundedPayment: await ctx.database.prisma.payment.findUniqueOrThrow({ where }) };
    },
  }),
);
