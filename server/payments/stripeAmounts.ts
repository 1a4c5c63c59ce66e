import { PaymentUnavailableError } from "./port.ts";

/**
 * Stripe counts some currencies otherwise than ISO 4217 does: without decimals where there are two (MGA), and with two
 * where there are none any more (ISK, UGX). See https://docs.stripe.com/currencies, "Minor units".
 */
const STRIPE_DECIMALS: Readonly<Record<string, number>> = { MGA: 0, ISK: 2, UGX: 2 };

/**
 * An amount in our minor units as Stripe wants it.
 *
 * @throws {PaymentUnavailableError} for what cannot be paid there: a fraction of Stripe's unit, or a thousandth
 */
export function toStripeAmount(amountMinor: number, currency: string): number {
  const decimals = decimalsOf(currency);
  const amount = amountMinor * 10 ** (stripeDecimals(currency) - decimals);
  // Three decimals are written, but the last one must be zero.
  const isWhole = Number.isInteger(amount) && (decimals < 3 || amount % 10 === 0);
  if (!isWhole) {
    throw new PaymentUnavailableError(`Stripe takes no amount of ${amountMinor} minor units in ${currency}`, {
      isRefused: true,
    });
  }
  return amount;
}

/** The other way round. `currency` in any case. */
export function fromStripeAmount(amount: number, currency: string): number {
  const code = currency.toUpperCase();
  return Math.round(amount * 10 ** (decimalsOf(code) - stripeDecimals(code)));
}

const stripeDecimals = (currency: string): number => STRIPE_DECIMALS[currency] ?? decimalsOf(currency);

/** ISO 4217's, as everywhere in this house. */
function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
