import Stripe from "stripe";
import { isLocale, languageTag } from "../../../shared/languages/locales.ts";
import type { PaymentGateway, RefundReport, RefundRequest, SessionRef, SessionRequest } from "./port.ts";
import { toStripeAmount } from "./stripeAmounts.ts";
import { callStripe, findPermanentFailure, StripeCallError } from "./stripeErrors.ts";
import {
  type StripeMetadata,
  toRefundReport,
  toSessionReport,
  stripeRefund,
  stripeSession,
} from "./stripeReports.ts";

const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Stripe allows 30 minutes to 24 hours. The limits leave room for repeated requests. */
const MIN_OPEN_MS = 40 * MINUTE;
const MAX_OPEN_MS = 23 * 60 * MINUTE;

/** These methods take days. */
const SLOW_METHODS = [
  "acss_debit",
  "au_becs_debit",
  "bacs_debit",
  "boleto",
  "customer_balance",
  "konbini",
  "multibanco",
  "nz_bank_account",
  "oxxo",
  "payto",
  "sepa_debit",
  "us_bank_account",
];

const MAX_DESCRIPTION = 250;

export interface StripeSettings {
  readonly secretKey: string;
  readonly isTest: boolean;
  /** Null for Stripe's own address. */
  readonly apiBase: string | null;
  readonly timeoutMs?: number;
}

export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = createStripeClient(settings);
  const read = async ({ sessionId }: SessionRef) =>
    toSessionReport(
      stripeSession.parse(
        await callStripe("load a session", () =>
          stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent"] }),
        ),
      ),
    );
  return {
    provider: "STRIPE",
    isTest: settings.isTest,

    createSession: (request) => openSession(stripe, request),

    readSession: read,

    async expireSession(address) {
      try {
        const expired = await callStripe("expire a session", () =>
          stripe.checkout.sessions.expire(address.sessionId),
        );
        return toSessionReport(stripeSession.parse(expired));
      } catch (error) {
        // The session is over or is being paid.
        if (error instanceof StripeCallError && error.isInvalidRequest) return read(address);
        throw error;
      }
    },

    refund: (request) => refund(stripe, request),
  };
}

function createStripeClient({ secretKey, apiBase, timeoutMs = 6 * SECOND }: StripeSettings): Stripe {
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    // Every write has an idempotency key.
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === "http:" ? ("http" as const) : ("https" as const),
    }),
  });
}

async function openSession(stripe: Stripe, request: SessionRequest) {
  const open = (params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) =>
    callStripe("open a session", () => stripe.checkout.sessions.create(params, { idempotencyKey }));
  const params = toSessionParams(request);
  const key = `payment-${request.paymentId}`;
  const { id, url } = await open(params, key).catch((error: unknown) => {
    if (!(error instanceof StripeCallError) || error.param !== "customer_email") throw error;
    // Stripe rejects some valid addresses. Without one, Stripe asks for it.
    const { customer_email: _, ...others } = params;
    return open(others, `${key}-no-email`);
  });
  // Only an ended session has no address.
  return { sessionId: id, url: url ?? request.returnUrl };
}

/** Equal requests must give identical parameters, otherwise Stripe rejects the idempotency key. */
function toSessionParams(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const metadata: StripeMetadata & Stripe.MetadataParam = {
    business_id: request.businessId,
    payment_id: request.paymentId,
  };
  const description = request.description.slice(0, MAX_DESCRIPTION);
  return {
    mode: "payment",
    submit_type: "book",
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: toStripeAmount(request.amountMinor, request.currency),
          product_data: { name: description },
        },
      },
    ],
    client_reference_id: request.orderReference,
    metadata: metadata,
    payment_intent_data: {
      metadata: metadata,
      description: `${request.businessName} ${request.orderReference}: ${description}`,
    },
    ...(request.email !== null && { customer_email: request.email }),
    locale: toStripeLocale(request.locale),
    adaptive_pricing: { enabled: false },
    excluded_payment_method_types: SLOW_METHODS,
    expires_at: Math.floor(getStripeExpiry(request) / SECOND),
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
  };
}

/** A fallback, because this server ends the session itself. */
function getStripeExpiry({ createdAt, expiresAt }: SessionRequest): number {
  return Math.min(Math.max(expiresAt, createdAt) + MIN_OPEN_MS, createdAt + MAX_OPEN_MS);
}

/** Stripe names European Portuguese `pt`. `auto` is the browser's language. */
function toStripeLocale(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  const language = locale.toLowerCase();
  const known = [language, language.split("-", 1)[0]].find(isLocale);
  if (known === undefined) return "auto";
  return known === "pt" ? "pt" : languageTag(known);
}

/** Lists the existing refunds first, because Stripe forgets idempotency keys after a day. */
async function refund(stripe: Stripe, request: RefundRequest): Promise<RefundReport> {
  const metadata: StripeMetadata & Stripe.MetadataParam = {
    business_id: request.businessId,
    payment_id: request.paymentId,
  };
  try {
    const existingRefunds = await callStripe("load refunds", () =>
      stripe.refunds.list({ payment_intent: request.chargeReference, limit: 100 }),
    );
    const known = existingRefunds.data.find((one) => one.metadata?.["refund_id"] === request.refundId);
    if (known) return toRefundReport(stripeRefund.parse(known));
    const createdRefund = await callStripe("refund a payment", () =>
      stripe.refunds.create(
        {
          payment_intent: request.chargeReference,
          amount: toStripeAmount(request.amountMinor, request.currency),
          metadata: { ...metadata, refund_id: request.refundId },
        },
        { idempotencyKey: `refund-${request.refundId}` },
      ),
    );
    return toRefundReport(stripeRefund.parse(createdRefund));
  } catch (error) {
    const failure = findPermanentFailure(error);
    if (failure === null) throw error;
    return { reference: "", state: "FAILED", failure };
  }
}
