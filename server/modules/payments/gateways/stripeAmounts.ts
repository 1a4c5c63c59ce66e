import { getCurrencyDecimals } from "../../../shared/money/decimals.ts";
import { PaymentUnavailableError } from "./port.ts";

// Differs from the standard for currencies that have lost their decimals (ISK, UGX). https://docs.stripe.com/currencies
const NO_DECIMALS = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const THREE_DECIMALS = new Set("BHD JOD KWD OMR TND".split(" "));

/**
 * @param currency ISO 4217, upper case
 * @throws {PaymentUnavailableError} for an amount that Stripe cannot charge
 */
export function toStripeAmount(amountMinor: number, currency: string): number {
  const decimals = getStripeDecimals(currency);
  const amount = scaleAmount(amountMinor, decimals - getCurrencyDecimals(currency));
  // The last of three decimals must be zero.
  if (!Number.isInteger(amount) || (decimals === 3 && amount % 10 !== 0)) {
    throw new PaymentUnavailableError(
      `Stripe accepts no amount of ${amountMinor} minor units in ${currency}`,
      {
        isPermanent: true,
      },
    );
  }
  return amount;
}

/** `currency` in any case. */
export function fromStripeAmount(amount: number, currency: string): number {
  const code = currency.toUpperCase();
  return Math.round(scaleAmount(amount, getCurrencyDecimals(code) - getStripeDecimals(code)));
}

/** Division, because 0.1 is no exact binary number. */
const scaleAmount = (amount: number, exponent: number): number =>
  exponent < 0 ? amount / 10 ** -exponent : amount * 10 ** exponent;

function getStripeDecimals(currency: string): number {
  if (NO_DECIMALS.has(currency)) return 0;
  return THREE_DECIMALS.has(currency) ? 3 : 2;
}
