import type { Config } from "../../../app/config.ts";
import type { PaymentDeps } from "../paymentDeps.ts";
import { receiveEvent } from "../settlePayment.ts";
import { paymentGateways } from "./gateways.ts";
import type { PaymentGateway, PaymentGateways, VerifiedEvent } from "./port.ts";
import { type TestProvider, testProvider } from "./testProvider.ts";

/** Whoever takes payments here, and the ways in which they tell of them. */
export interface OpenedPayments {
  readonly gateways: PaymentGateways;
  /** Takes in what came from Stripe; false: it did not. Null: there is nothing to know it by. */
  readonly stripeWebhook: ((body: Uint8Array, signature: string) => Promise<boolean>) | null;
  /** The pages of the test provider. Null unless new payments are made there. */
  readonly testPages: TestProvider | null;
  /** Tells what the test provider has to tell by now. */
  tellDue(): Promise<void>;
}

/**
 * Opens Stripe if there is a key for it, otherwise the test provider if test payments are allowed. One function receives the
 * events of both.
 *
 * @param testPayments whether payments that move no money may be made
 * @param onTrouble told when a visitor could not be sent to pay: they are told to try again, but the cause may be a wrong key
 */
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

/** Stripe's library is large, so only an installation with a key for Stripe loads it. */
async function openStripe(settings: NonNullable<Config["stripe"]>) {
  const [{ stripeGateway }, { readStripeEvent }] = await Promise.all([
    import("./stripe.ts"),
    import("./stripeEvents.ts"),
  ]);
  const { webhookSecrets } = settings;
  return {
    gateway: stripeGateway(settings),
    /** Reads what came from Stripe; null: it did not. Absent without a secret to check it by. */
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
