import Stripe from "stripe";
import { z } from "zod";
import type { VerifiedEvent } from "./port.ts";
import {
  toRefundReport,
  toSessionReport,
  stripeCharge,
  stripeRefund,
  stripeSession,
} from "./stripeReports.ts";

/** Against replays. */
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
  /** Two during a rotation. */
  readonly webhookSecrets: readonly string[];
  readonly isTest: boolean;
}

/**
 * Null if the event is not from Stripe or too old.
 *
 * @param body the raw bytes
 * @param now epoch milliseconds
 */
export function parseStripeEvent(
  body: Uint8Array,
  signature: string,
  now: number,
  { webhookSecrets, isTest }: StripeEventSettings,
): VerifiedEvent | null {
  const isVerified = webhookSecrets.some((secret) => isSigned(body, signature, secret, now));
  if (!isVerified) return null;
  const envelopeResult = envelope.safeParse(parseJson(body));
  if (!envelopeResult.success) return null;
  const { id, type, created, livemode, data } = envelopeResult.data;
  const emptyContent = { businessId: null, paymentId: null, sessionId: null, report: null, refund: null };
  return {
    provider: "STRIPE",
    id,
    type,
    createdAt: created * 1_000,
    // Events of the other mode are ignored.
    ...(livemode === isTest ? emptyContent : { ...emptyContent, ...parseContent(type, data.object) }),
  };
}

function isSigned(body: Uint8Array, signature: string, secret: string, now: number): boolean {
  try {
    Stripe.webhooks.constructEvent(Buffer.from(body), signature, secret, TOLERANCE_SECONDS, undefined, now);
    return true;
  } catch {
    // Another secret, or no JSON.
    return false;
  }
}

/** Unknown types and invalid objects give no content. */
function parseContent(type: string, object: unknown): Partial<VerifiedEvent> {
  if (type.startsWith("checkout.session.")) {
    const session = stripeSession.safeParse(object).data;
    if (!session) return {};
    const report = toSessionReport(session);
    return {
      ...parseMetadata(session.metadata),
      sessionId: session.id,
      // The session does not contain the bank's rejection.
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
      ...parseMetadata(refund.metadata),
      refund: {
        refundId: uuid.safeParse(refund.metadata?.["refund_id"]).data ?? null,
        ...toRefundReport(refund),
      },
    };
  }
  if (type === "charge.refunded") return parseMetadata(stripeCharge.safeParse(object).data?.metadata);
  return {};
}

function parseMetadata(metadata: Readonly<Record<string, string>> | null | undefined) {
  return {
    businessId: uuid.safeParse(metadata?.["business_id"]).data ?? null,
    paymentId: uuid.safeParse(metadata?.["payment_id"]).data ?? null,
  };
}

function parseJson(body: Uint8Array): unknown {
  return JSON.parse(Buffer.from(body).toString("utf8")) as unknown;
}
