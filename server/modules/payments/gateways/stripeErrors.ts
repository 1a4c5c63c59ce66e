import Stripe from "stripe";
import { PaymentUnavailableError } from "./port.ts";

/** What cannot be given back, ever, by Stripe's code for it: https://docs.stripe.com/error-codes */
const FINAL_REFUSALS = new Set(["charge_already_refunded", "charge_disputed", "refund_disputed_payment"]);

/**
 * Stripe did not do what it was asked for. Its own messages may quote what was sent, an address among it: only its
 * codes are told, and the error itself is not kept.
 */
export class StripeFault extends PaymentUnavailableError {
  override name = "StripeFault";
  /** It understood, and says no to what was asked (not to who asks). */
  readonly isAboutRequest: boolean;
  readonly code: string | null;
  readonly param: string | null;
  constructor(what: string, error: InstanceType<typeof Stripe.errors.StripeError>) {
    const { errors } = Stripe;
    const isAboutRequest = error instanceof errors.StripeInvalidRequestError;
    const isRefused =
      isAboutRequest ||
      error instanceof errors.StripeAuthenticationError ||
      error instanceof errors.StripePermissionError ||
      error instanceof errors.StripeIdempotencyError;
    const details = [error.type, error.code, error.param, error.requestId].filter((part) => part);
    super(`Stripe could not ${what}: ${details.join(", ")}`, { isRefused });
    this.isAboutRequest = isAboutRequest;
    this.code = error.code ?? null;
    this.param = error.param ?? null;
  }
}

/**
 * Asks Stripe.
 *
 * @param what in words, for the log
 * @throws {StripeFault} for whatever goes wrong there or on the way
 */
export async function asked<T>(what: string, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? new StripeFault(what, error) : error;
  }
}

/** Why a refund cannot be made, ever; null when trying again may help. */
export function finalRefusal(error: unknown): string | null {
  if (!(error instanceof StripeFault) || !error.isAboutRequest) return null;
  if (error.code !== null && FINAL_REFUSALS.has(error.code)) return error.code.replaceAll("_", " ");
  // More than is left: somebody has given it back on Stripe's own pages.
  return error.param === "amount" ? "more than is left of the charge" : null;
}
