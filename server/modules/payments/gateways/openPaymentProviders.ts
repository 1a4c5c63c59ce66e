import type { Deps } from "../../../platform/database/scope.ts";
import { applyEvent } from "../settlePayment.ts";
import { createPaymentGateways } from "./gateways.ts";
import type { PaymentGateway, PaymentGateways, VerifiedEvent } from "./port.ts";
import type { StripeSettings } from "./stripe.ts";
import type { StripeEventSettings } from "./stripeEvents.ts";
import { type TestProvider, createTestProvider } from "./testProvider.ts";

export interface PaymentSettings {
  /** Null without an account at Stripe. */
  readonly stripe: (StripeSettings & StripeEventSettings) | null;
  readonly testPayments: boolean;
}

export interface PaymentProviders {
  readonly gateways: PaymentGateways;
  /** False if the request is not from Stripe. Null without a webhook secret. */
  readonly stripeWebhook: ((body: Uint8Array, signature: string) => Promise<boolean>) | null;
  /** Null unless new payments use the test provider. */
  readonly testPages: TestProvider | null;
  /** Settles the test payments whose result is due, as Stripe's webhook does for its payments. Called regularly. */
  reportDue(): Promise<void>;
}

/** @param onSessionError receives the error if no session could be created, because the cause may be a wrong key */
export async function openPaymentProviders(
  { stripe, testPayments }: PaymentSettings,
  deps: Omit<Deps, "payments">,
  onSessionError: (error: unknown) => void = () => {},
): Promise<PaymentProviders> {
  const stripeProvider = stripe && (await openStripe(stripe));
  // Runs only after this function has set `gateways`, which need the test provider, which needs `receive`.
  const receive = (event: VerifiedEvent) => applyEvent({ ...deps, payments: gateways }, event);
  const test = createTestProvider({ ...deps, receive });
  const gateways = createPaymentGateways(
    test,
    stripeProvider && reportSessionErrors(stripeProvider.gateway, onSessionError),
    { testPayments },
  );
  const readEvent = stripeProvider?.readEvent;
  return {
    gateways,
    stripeWebhook: readEvent
      ? async (body, signature) => {
          const event = readEvent(body, signature, deps.clock.now());
          if (event) await receive(event);
          return event !== null;
        }
      : null,
    testPages: gateways.current === test ? test : null,
    reportDue: () => test.reportDue(),
  };
}

/** Stripe's library is large, so only a server with a key loads it. */
async function openStripe(settings: NonNullable<PaymentSettings["stripe"]>) {
  const [{ createStripeGateway }, { parseStripeEvent }] = await Promise.all([
    import("./stripe.ts"),
    import("./stripeEvents.ts"),
  ]);
  const { webhookSecrets } = settings;
  return {
    gateway: createStripeGateway(settings),
    readEvent:
      webhookSecrets.length === 0
        ? null
        : (body: Uint8Array, signature: string, now: number) =>
            parseStripeEvent(body, signature, now, settings),
  };
}

function reportSessionErrors(
  gateway: PaymentGateway,
  onSessionError: (error: unknown) => void,
): PaymentGateway {
  return {
    ...gateway,
    async createSession(request) {
      try {
        return await gateway.createSession(request);
      } catch (error) {
        onSessionError(error);
        throw error;
      }
    },
  };
}
