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

/** What Stripe is asked in, whatever the account's own version is. */
const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Stripe keeps a session open for 30 minutes at least and a day at most, counted from when it is asked; some room for asking again. */
const LEAST_OPEN_MS = 40 * MINUTE;
const MOST_OPEN_MS = 23 * 60 * MINUTE;

/** Banks that take days to decide do not fit a time that is held for minutes. */
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
  /** The key is one of Stripe's test mode: no money moves. */
  readonly isTest: boolean;
  /** Where Stripe is, for tests; null: where it always is. */
  readonly apiBase: string | null;
  /** How long one attempt may take; for tests. */
  readonly timeoutMs?: number;
}

/** Stripe, with its own page for paying (Checkout). */
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
        // It is over already, or being paid: how, it says itself.
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
    // Repeating is safe: everything that changes anything carries a key of its own.
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
    // An address that we take and Stripe does not is no reason not to be paid: it asks for one itself.
    const { customer_email: _, ...others } = params;
    return open(others, `${key}-no-email`);
  });
  // Only a session that is over has no address.
  return { sessionId: id, url: url ?? wish.returnUrl };
}

/** The same for the same wish, to the letter: else Stripe takes the repetition for another request. */
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
    // The price that was agreed on, in the currency that it was agreed on in.
    adaptive_pricing: { enabled: false },
    excluded_payment_method_types: SLOW_METHODS,
    expires_at: Math.floor(stripeExpiry(wish) / SECOND),
    success_url: wish.returnUrl,
    cancel_url: wish.returnUrl,
  };
}

/** We end it ourselves; this is for the day on which we cannot. */
function stripeExpiry({ createdAt, expiresAt }: SessionWish): number {
  return Math.min(Math.max(expiresAt, createdAt) + LEAST_OPEN_MS, createdAt + MOST_OPEN_MS);
}

/** The language of Stripe's page. Stripe knows all of ours, and names European Portuguese `pt`. It detects any other language from the browser. */
function stripeLocale(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  const wanted = locale.toLowerCase();
  const known = [wanted, wanted.split("-", 1)[0]].find(isLocale);
  if (known === undefined) return "auto";
  return known === "pt" ? "pt" : languageTag(known);
}

/**
 * Stripe forgets idempotency keys after a day, and refunds are tried for longer: so it is asked first whether it has
 * this one already.
 */
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
