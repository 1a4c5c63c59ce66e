import { type PaymentGateway, type PaymentGateways, PaymentUnavailableError } from "./port.ts";

/** For a process that neither starts nor settles payments. */
export const NO_PAYMENTS: PaymentGateways = {
  current: null,
  get() {
    throw new PaymentUnavailableError("this process has no payment provider", { isPermanent: true });
  },
};

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
