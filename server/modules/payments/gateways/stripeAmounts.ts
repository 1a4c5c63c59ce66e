import { decimalsOf } from "../../../shared/money/decimals.ts";
import { PaymentUnavailableError } from "./port.ts";

// Stripe has its own list of how many decimals a currency has: https://docs.stripe.com/currencies, "Minor units". It
// differs from ours where a currency has lost its decimals since (ISK, UGX).
const NO_DECIMALS = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const THREE_DECIMALS = new Set("BHD JOD KWD OMR TND".split(" "));

/**
 * An amount in our minor units as Stripe wants it.
 *
 * @param currency ISO 4217, upper case
 * @throws {PaymentUnavailableError} for what cannot be paid there: a fraction of Stripe's unit, or a thousandth
 */
export function toStripeAmount(amountMinor: number, currency: string): number {
  const decimals = stripeDecimals(currency);
  const amount = scaled(amountMinor, decimals - decimalsOf(currency));
  // Of three decimals the last one must be zero.
  if (!Number.isInteger(amount) || (decimals === 3 && amount % 10 !== 0)) {
    throw new PaymentUnavailableError(`Stripe takes no amount of ${amountMinor} minor units in ${currency}`, {
      isRefused: true,
    });
  }
  return amount;
}

/** The other way round. `currency` in any case. */
export function fromStripeAmount(amount: number, currency: string): number {
  const code = currency.toUpperCase();
  return Math.round(scaled(amount, decimalsOf(code) - stripeDecimals(code)));
}

/** Divided rather than multiplied by a fraction: a tenth is no number of two. */
const scaled = (amount: number, places: number): number =>
  places < 0 ? amount / 10 ** -places : amount * 10 ** places;

function stripeDecimals(currency: string): number {
  if (NO_DECIMALS.has(currency)) return 0;
  return THREE_DECIMALS.has(currency) ? 3 : 2;
}
