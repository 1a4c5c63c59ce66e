import { describe, expect, it } from "vitest";
import { PaymentUnavailableError } from "./port.ts";
import { fromStripeAmount, toStripeAmount } from "./stripeAmounts.ts";

describe("Stripe amounts", () => {
  it.each([
    ["USD", 12_345, 12_345],
    ["EUR", 1, 1],
    ["HUF", 100_000, 100_000],
    ["JPY", 4_500, 4_500],
    ["XPF", 4_500, 4_500],
    // Stripe keeps two decimals for a currency that has none any more.
    ["ISK", 500, 50_000],
    ["UGX", 7_000, 700_000],
    ["KWD", 1_250, 1_250],
    // Stripe has no decimals for it.
    ["MGA", 300_000, 3_000],
  ])("%s: converts %i to %i", (currency, ours, stripeAmount) => {
    expect(toStripeAmount(ours, currency)).toBe(stripeAmount);
    expect(fromStripeAmount(stripeAmount, currency.toLowerCase())).toBe(ours);
  });

  it.each(Intl.supportedValuesOf("currency"))("%s converts back to the same amount", (currency) => {
    expect(fromStripeAmount(toStripeAmount(120_000, currency), currency)).toBe(120_000);
  });

  it.each([
    ["KWD", 1_255],
    ["MGA", 150],
  ])("%s rejects %i", (currency, amount) => {
    expect(() => toStripeAmount(amount, currency)).toThrow(PaymentUnavailableError);
  });
});
