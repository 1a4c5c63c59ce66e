import Stripe from "stripe";
import { isLocale, languageTag } from "../../../shared/languages/locales.ts";
import type { PaymentGateway, RefundReport, RefundWish, SessionAddress, SessionWish } from "./port.ts";
import { toStripeAmount } from "./stripeAmounts.ts";
import { asked, finalRefusal, StripeFault } from "./stripeErrors.ts";
import {
  type StripeMarks,
  refundReport,
  sessionReport,
  stripeRefund,
  stripeSession,
} from "./stripeReports.ts";

const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Stripe allows 30 minutes to 24 hours. The limits leave room for repeated requests. */
const LEAST_OPEN_MS = 40 * MINUTE;
const MOST_OPEN_MS = 23 * 60 * MINUTE;

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

export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = stripeClient(settings);
  const read = async ({ sessionId }: SessionAddress) =>
    sessionReport(
      stripeSession.parse(
        await asked("tell of a session", () =>
          stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent"] }),
        ),
      ),
    );
  return {
    provider: "STRIPE",
    isTest: settings.isTest,

    createSession: (wish) => openSession(stripe, wish),

    readSession: read,

    async expireSession(address) {
      try {
        const expired = await asked("end a session", () =>
          stripe.checkout.sessions.expire(address.sessionId),
        );
        return sessionReport(stripeSession.parse(expired));
      } catch (error) {
        // The session is over or is being paid.
        if (error instanceof StripeFault && error.isAboutRequest) return read(address);
        throw error;
      }
    },

    refund: (wish) => refund(stripe, wish),
  };
}

function stripeClient({ secretKey, apiBase, timeoutMs = 6 * SECOND }: StripeSettings): Stripe {
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

async function openSession(stripe: Stripe, wish: SessionWish) {
  const open = (params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) =>
    asked("open a session", () => stripe.checkout.sessions.create(params, { idempotencyKey }));
  const params = sessionParams(wish);
  const key = `payment-${wish.paymentId}`;
  const { id, url } = await open(params, key).catch((error: unknown) => {
    if (!(error instanceof StripeFault) || error.param !== "customer_email") throw error;
    // Stripe rejects some valid addresses. Without one, Stripe asks for it.
    const { customer_email: _, ...others } = params;
    return open(others, `${key}-no-email`);
  });
  // Only an ended session has no address.
  return { sessionId: id, url: url ?? wish.returnUrl };
}

/** Equal requests must give identical parameters, otherwise Stripe rejects the idempotency key. */
function sessionParams(wish: SessionWish): Stripe.Checkout.SessionCreateParams {
  const marks: StripeMarks & Stripe.MetadataParam = {
    business_id: wish.businessId,
    payment_id: wish.paymentId,
  };
  const description = wish.description.slice(0, MAX_DESCRIPTION);
  return {
    mode: "payment",
    submit_type: "book",
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: wish.currency.toLowerCase(),
          unit_amount: toStripeAmount(wish.amountMinor, wish.currency),
          product_data: { name: description },
        },
      },
    ],
    client_reference_id: wish.orderReference,
    metadata: marks,
    payment_intent_data: {
      metadata: marks,
      description: `${wish.businessName} ${wish.orderReference}: ${description}`,
    },
    customer_email: wish.email,
    locale: stripeLocale(wish.locale),
    adaptive_pricing: { enabled: false },
    excluded_payment_method_types: SLOW_METHODS,
    expires_at: Math.floor(stripeExpiry(wish) / SECOND),
    success_url: wish.returnUrl,
    cancel_url: wish.returnUrl,
  };
}

/** A fallback, because this server ends the session itself. */
function stripeExpiry({ createdAt, expiresAt }: SessionWish): number {
  return Math.min(Math.max(expiresAt, createdAt) + LEAST_OPEN_MS, createdAt + MOST_OPEN_MS);
}

/** Stripe names European Portuguese `pt`. `auto` is the browser's language. */
function stripeLocale(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  const wanted = locale.toLowerCase();
  const known = [wanted, wanted.split("-", 1)[0]].find(isLocale);
  if (known === undefined) return "auto";
  return known === "pt" ? "pt" : languageTag(known);
}

/** Lists the existing refunds first, because Stripe forgets idempotency keys after a day. */
async function refund(stripe: Stripe, wish: RefundWish): Promise<RefundReport> {
  const marks: StripeMarks & Stripe.MetadataParam = {
    business_id: wish.businessId,
    payment_id: wish.paymentId,
  };
  try {
    const made = await asked("tell of refunds", () =>
      stripe.refunds.list({ payment_intent: wish.chargeReference, limit: 100 }),
    );
    const known = made.data.find((one) => one.metadata?.["refund_id"] === wish.refundId);
    if (known) return refundReport(stripeRefund.parse(known));
    const sent = await asked("send money back", () =>
      stripe.refunds.create(
        {
          payment_intent: wish.chargeReference,
          amount: toStripeAmount(wish.amountMinor, wish.currency),
          metadata: { ...marks, refund_id: wish.refundId },
        },
        { idempotencyKey: `refund-${wish.refundId}` },
      ),
    );
    return refundReport(stripeRefund.parse(sent));
  } catch (error) {
    const failure = finalRefusal(error);
    if (failure === null) throw error;
    return { reference: "", state: "FAILED", failure };
  }
}
