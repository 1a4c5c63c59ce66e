import type { Payment } from "../../../../platform/database/prisma/client.ts";
import { invalidInput } from "../../../../shared/failures/failure.ts";
import { refundPayment } from "../../refundPayment.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import {
  addBusinessMutation,
  requiredIdempotencyKeyField,
} from "../../../access/graphql/addBusinessMutation.ts";
import { PaymentNotFoundRef, RefundTooLargeRef } from "../failures.ts";
import { MoneyInputRef, findCurrencyIssue } from "../money.ts";
import { PaymentRef } from "../payment.ts";

const RefundPaymentInput = builder.inputType("RefundPaymentInput", {
  description: "The refund.",
  fields: (t) => ({
    payment: t.id({ required: true, description: "A payment's id, as the business sees it." }),
    booking: t.id({ description: "The booking that was paid. Null for the payment as a whole." }),
    amount: t.field({ type: MoneyInputRef, required: true, description: "The amount to refund." }),
    note: t.string({ description: "Stored with the refund, for the business only." }),
    ...requiredIdempotencyKeyField(t),
  }),
});

const RefundPaymentPayload = builder
  .objectRef<{ readonly refundedPayment: Payment }>("RefundPaymentPayload")
  .implement({
    description: "The result, with the present state of the payment.",
    isTypeOf: (value) => "refundedPayment" in (value as object),
    fields: (t) => ({
      payment: t.expose("refundedPayment", { type: PaymentRef, description: "The payment." }),
    }),
  });

addBusinessMutation("refundPayment", {
  description: "Refunds a payment, regardless of the refund policy. Bookings do not change.",
  permission: "payments.refund",
  worksWhenSuspended: true,
  input: RefundPaymentInput,
  payload: RefundPaymentPayload,
  failures: [PaymentNotFoundRef, RefundTooLargeRef],
  run: async (scope, { payment, booking, amount, note }) => {
    const paymentId = toRowId("Payment", payment);
    if (!paymentId) return { ok: false, failure: { code: "PAYMENT_NOT_FOUND" } };
    const bookingId = booking == null ? null : toRowId("Booking", booking);
    if (booking != null && !bookingId) return failNotFound("booking");
    const currencyIssue = findCurrencyIssue(scope, amount, ["amount"]);
    if (currencyIssue) return { ok: false, failure: invalidInput(currencyIssue) };
    const request = { paymentId, bookingId, amountMinor: amount.amount, note: note ?? "" };
    const outcome = await refundPayment(scope, request);
    return outcome.ok ? { ok: true, value: paymentId } : outcome;
  },
  subject: (id) => toGlobalId("Payment", id),
  read: async ({ database, viewer, getScope }, id) => {
    const { businessId } = viewer!;
    // The refund is stored by now, so the job can send it.
    (await getScope(businessId)).wakePayments();
    const where = { businessId_id: { businessId, id } };
    return { refundedPayment: await database.prisma.payment.findUniqueOrThrow({ where }) };
  },
});
