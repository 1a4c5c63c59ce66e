import { decimalsOf } from "../../../shared/money/decimals.ts";
import { PaymentUnavailableError } from "./port.ts";

// Differs from the standard for currencies that have lost their decimals (ISK, UGX). https://docs.stripe.com/currencies
const NO_DECIMALS = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const THREE_DECIMALS = new Set("BHD JOD KWD OMR TND".split(" "));

/**
 * @param currency ISO 4217, upper case
 * @throws {PaymentUnavailableError} for an amount that Stripe cannot charge
 */
export function toStripeAmount(amountMinor: number, currency: string): number {
  const decimals = stripeDecimals(currency);
  const amount = scaled(amountMinor, decimals - decimalsOf(currency));
  // The last of three decimals must be zero.
  if (!Number.isInteger(amount) || (decimals === 3 && amount % 10 !== 0)) {
    throw new PaymentUnavailableError(`Stripe takes no amount of ${amountMinor} minor units in ${currency}`, {
      isRefused: true,
    });
  }
  return amount;
}

/** `currency` in any case. */
export function fromStripeAmount(amount: number, currency: string): number {
  const code = currency.toUpperCase();
  return Math.round(scaled(amount, decimalsOf(code) - stripeDecimals(code)));
}

/** Division, because 0.1 is no exact binary number. */
const scaled = (amount: number, places: number): number =>
  places < 0 ? amount / 10 ** -places : amount * 10 ** places;

function stripeDecimals(currency: string): number {
  if (NO_DECIMALS.has(currency)) return 0;
  return THREE_DECIMALS.has(currency) ? 3 : 2;
}
