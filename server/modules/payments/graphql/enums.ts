import { builder } from "../../../platform/graphql/builder.ts";

export const PaymentShareEnum = builder.enumType("PaymentShare", {
  description: "A part of the price without an amount.",
  values: {
    NONE: { description: "Nothing is paid when booking." },
    FULL: { description: "The whole price is paid when booking." },
  } as const,
});

export const PricePerEnum = builder.enumType("PricePer", {
  description: "The unit that a price applies to.",
  values: {
    LINE: { description: "One booked line, whatever the number of guests." },
    PERSON: { description: "Each participant." },
    SEAT: { description: "Each seat of the class." },
  } as const,
});

export const PaymentStateEnum = builder.enumType("PaymentState", {
  values: {
    OPEN: { description: "The payment can be completed." },
    SUCCEEDED: {},
    FAILED: { description: "The payment was declined. Another one can be started before the deadline." },
    EXPIRED: { description: "The payment reached its deadline or was replaced by another one." },
  } as const,
});

export const BookingPaymentStateEnum = builder.enumType("BookingPaymentState", {
  description: "Payment status of a booking.",
  values: {
    NOTHING_DUE: { description: "No payment is due when booking." },
    UNPAID: { description: "A payment is due and nothing was received." },
    PAID: { description: "The payment was received and nothing is refunded." },
    REFUNDED: { description: "The payment was received, and a refund was made or is in progress." },
  } as const,
});
