import { type PaymentGateway, type PaymentGateways, PaymentUnavailableError } from "./port.ts";

/** Payments of the test provider can always be ended there. */
export function createPaymentGateways(
  test: PaymentGateway,
  stripe: PaymentGateway | null,
  { testPayments }: { readonly testPayments: boolean },
): PaymentGateways {
  return {
    current: stripe ?? (testPayments ? test : null),
    get(provider) {
      if (provider === "TEST") return test;
      if (stripe === null)
        throw new PaymentUnavailableError("the key for Stripe was removed", { isPermanent: true });
      return stripe;
    },
  };
}
