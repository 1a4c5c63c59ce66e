import type { Config } from "../../../app/config.ts";
import type { PaymentDeps } from "../paymentDeps.ts";
import { receiveEvent } from "../settlePayment.ts";
import { paymentGateways } from "./gateways.ts";
import type { PaymentGateway, PaymentGateways, VerifiedEvent } from "./port.ts";
import { type TestProvider, testProvider } from "./testProvider.ts";

export interface OpenedPayments {
  readonly gateways: PaymentGateways;
  /** False if the request is not from Stripe. Null without a webhook secret. */
  readonly stripeWebhook: ((body: Uint8Array, signature: string) => Promise<boolean>) | null;
  /** Null unless new payments use the test provider. */
  readonly testPages: TestProvider | null;
  tellDue(): Promise<void>;
}

/** @param onTrouble receives the error if no session could be created, because the cause may be a wrong key */
export async function openPayments(
  { stripe, testPayments }: Pick<Config, "stripe" | "testPayments">,
  deps: Omit<PaymentDeps, "payments">,
  onTrouble: (error: unknown) => void = () => {},
): Promise<OpenedPayments> {
  const opened = stripe && (await openStripe(stripe));
  const receive = (event: VerifiedEvent) => receiveEvent({ ...deps, payments: gateways }, event);
  const test = testProvider({ ...deps, receive });
  const gateways = paymentGateways(test, opened && watched(opened.gateway, onTrouble), { testPayments });
  const readEvent = opened?.readEvent;
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
    tellDue: () => test.tellDue(),
  };
}

/** Stripe's library is large, so only a server with a key loads it. */
async function openStripe(settings: NonNullable<Config["stripe"]>) {
  const [{ stripeGateway }, { readStripeEvent }] = await Promise.all([
    import("./stripe.ts"),
    import("./stripeEvents.ts"),
  ]);
  const { webhookSecrets } = settings;
  return {
    gateway: stripeGateway(settings),
    readEvent:
      webhookSecrets.length === 0
        ? null
        : (body: Uint8Array, signature: string, now: number) =>
            readStripeEvent(body, signature, now, settings),
  };
}

function watched(gateway: PaymentGateway, onTrouble: (error: unknown) => void): PaymentGateway {
  return {
    ...gateway,
    async createSession(wish) {
      try {
        return await gateway.createSession(wish);
      } catch (error) {
        onTrouble(error);
        throw error;
      }
    },
  };
}
