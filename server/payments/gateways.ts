import { type PaymentGateway, type PaymentGateways, PaymentUnavailableError } from "./port.ts";

/** Stripe where there is a key for it, else the test provider. What was begun in test mode can still be ended there. */
export function paymentGateways(test: PaymentGateway, stripe: PaymentGateway | null): PaymentGateways {
  return {
    current: stripe ?? test,
    of(provider) {
      if (provider === "TEST") return test;
      if (stripe === null)
        throw new PaymentUnavailableError("there is no key for Stripe any more", { isRefused: true });
      return stripe;
    },
  };
}
