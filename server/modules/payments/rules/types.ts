/** Who takes the money. */
export type PaymentProviderName = "TEST" | "STRIPE";

/** OPEN: it can be paid. EXPIRED: its time ended, or another took its place. SUCCEEDED is never left. */
export type PaymentState = "OPEN" | "SUCCEEDED" | "FAILED" | "EXPIRED";

/** Why money goes back. */
export type RefundReason = "CANCELLED" | "LATE" | "DUPLICATE" | "OWNER";
