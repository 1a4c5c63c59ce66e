import Stripe from "stripe";
import { z } from "zod";
import type { VerifiedEvent } from "./port.ts";
import { refundReport, sessionReport, stripeCharge, stripeRefund, stripeSession } from "./stripeReports.ts";

/** How old a signature may be, in seconds: whoever caught an event cannot send it again later. */
const TOLERANCE_SECONDS = 300;

const uuid = z.uuid();

const envelope = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number().int(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

export interface StripeEventSettings {
  /** Those of the endpoint; two while one is being replaced by another. */
  readonly webhookSecrets: readonly string[];
  readonly isTest: boolean;
}

/**
 * Reads what somebody sent to us in Stripe's name. Null: it was not Stripe, or it was too long ago.
 *
 * @param body exactly as it came
 * @param now epoch milliseconds
 */
export function readStripeEvent(
  body: Uint8Array,
  signature: string,
  now: number,
  { webhookSecrets, isTest }: StripeEventSettings,
): VerifiedEvent | null {
  const isProven = webhookSecrets.some((secret) => isSigned(body, signature, secret, now));
  if (!isProven) return null;
  const read = envelope.safeParse(parsed(body));
  if (!read.success) return null;
  const { id, type, created, livemode, data } = read.data;
  const nothing = { businessId: null, paymentId: null, sessionId: null, report: null, refund: null };
  return {
    provider: "STRIPE",
    id,
    type,
    createdAt: created * 1_000,
    // What happened in the other mode is none of our money.
    ...(livemode === isTest ? nothing : { ...nothing, ...contents(type, data.object) }),
  };
}

function isSigned(body: Uint8Array, signature: string, secret: string, now: number): boolean {
  try {
    Stripe.webhooks.constructEvent(Buffer.from(body), signature, secret, TOLERANCE_SECONDS, undefined, now);
    return true;
  } catch {
    // Not signed with this one, or no JSON: both are no event.
    return false;
  }
}

/** What it is about. Types that we do not know are about nothing, and so is what is not as it should be. */
function contents(type: string, object: unknown): Partial<VerifiedEvent> {
  if (type.startsWith("checkout.session.")) {
    const session = stripeSession.safeParse(object).data;
    if (!session) return {};
    const report = sessionReport(session);
    return {
      ...ours(session.metadata),
      sessionId: session.id,
      // The session itself does not say that the bank decided against it.
      report:
        type === "checkout.session.async_payment_failed" && report.state !== "PAID"
          ? { ...report, state: "FAILED", failure: report.failure || "the payment failed" }
          : report,
    };
  }
  if (type.startsWith("refund.") || type === "charge.refund.updated") {
    const refund = stripeRefund.safeParse(object).data;
    if (!refund) return {};
    return {
      ...ours(refund.metadata),
      refund: {
        refundId: uuid.safeParse(refund.metadata?.["refund_id"]).data ?? null,
        ...refundReport(refund),
      },
    };
  }
  // Told beside the refund itself, with less in it.
  if (type === "charge.refunded") return ours(stripeCharge.safeParse(object).data?.metadata);
  return {};
}

function ours(marks: Readonly<Record<string, string>> | null | undefined) {
  return {
    businessId: uuid.safeParse(marks?.["business_id"]).data ?? null,
    paymentId: uuid.safeParse(marks?.["payment_id"]).data ?? null,
  };
}

function parsed(body: Uint8Array): unknown {
  return JSON.parse(Buffer.from(body).toString("utf8")) as unknown;
}
