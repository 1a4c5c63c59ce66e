export type PaymentProviderName = "TEST" | "STRIPE";

/** `EXPIRED` if the deadline passed or another payment replaced it. `SUCCEEDED` is final. */
export type PaymentState = "OPEN" | "SUCCEEDED" | "FAILED" | "EXPIRED";

export type RefundReason = "CANCELLED" | "LATE" | "DUPLICATE" | "OWNER";
