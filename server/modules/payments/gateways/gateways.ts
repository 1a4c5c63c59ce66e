import { type PaymentGateway, type PaymentGateways, PaymentUnavailableError } from "./port.ts";

/**
 * Creates the gateways: Stripe if there is a key for it, otherwise the test provider if test payments are allowed,
 * otherwise none for new payments. A payment that the test provider began can still be ended there.
 */
export function paymentGateways(
  test: PaymentGateway,
  stripe: PaymentGateway | null,
  { testPayments }: { readonly testPayments: boolean },
): PaymentGateways {
  return {
    current: stripe ?? (testPayments ? test : null),
    of(provider) {
      if (provider === "TEST") return test;
      if (stripe === null)
        throw new PaymentUnavailableError("there is no key for Stripe any more", { isRefused: true });
      return stripe;
    },
  };
}
