import { z } from "zod";
import type { RefundReport, SessionReport } from "./port.ts";
import { fromStripeAmount } from "./stripeAmounts.ts";

// Events have the endpoint's API version. These fields are the same in every version.

const metadata = z.record(z.string(), z.string()).nullish();

const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  last_payment_error: z.object({ message: z.string().nullish() }).nullish(),
});

export const stripeSession = z.object({
  object: z.literal("checkout.session"),
  id: z.string(),
  status: z.string().nullable(),
  payment_status: z.string(),
  /** An object only where the request expanded it. */
  payment_intent: z.union([z.string(), paymentIntent]).nullable(),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  metadata,
});
export type StripeSession = z.infer<typeof stripeSession>;

export const stripeRefund = z.object({
  object: z.literal("refund"),
  id: z.string(),
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
  metadata,
});
export type StripeRefund = z.infer<typeof stripeRefund>;

export const stripeCharge = z.object({ object: z.literal("charge"), metadata });

export interface StripeMetadata {
  readonly business_id: string;
  readonly payment_id: string;
}

/** A declined card leaves the session open. */
export function toSessionReport(session: StripeSession): SessionReport {
  const { payment_intent: intent } = session;
  const currency = session.currency ?? "";
  return {
    ...toSessionState(session),
    chargeReference:
      session.payment_status === "paid" ? (typeof intent === "string" ? intent : (intent?.id ?? null)) : null,
    amountMinor: currency ? fromStripeAmount(session.amount_total ?? 0, currency) : 0,
    currency: currency.toUpperCase(),
  };
}

function toSessionState({ status, payment_status: paymentStatus, payment_intent: intent }: StripeSession) {
  if (paymentStatus === "paid") return { state: "PAID", failure: "" } as const;
  if (status === "expired") return { state: "EXPIRED", failure: "" } as const;
  // A bank still decides, or has rejected the payment.
  if (status === "complete" && intent !== null && typeof intent !== "string" && hasFailed(intent.status)) {
    return { state: "FAILED", failure: intent.last_payment_error?.message ?? "the payment failed" } as const;
  }
  return { state: "OPEN", failure: "" } as const;
}

const hasFailed = (status: string): boolean => status === "requires_payment_method" || status === "canceled";

export function toRefundReport({ id, status, failure_reason: reason }: StripeRefund): RefundReport {
  if (status === "succeeded") return { reference: id, state: "SUCCEEDED", failure: "" };
  if (status === "failed" || status === "canceled") {
    return {
      reference: id,
      state: "FAILED",
      failure: reason?.replaceAll("_", " ") ?? `the refund was ${status}`,
    };
  }
  return { reference: id, state: "PENDING", failure: "" };
}
