import Stripe from "stripe";
import { PaymentUnavailableError } from "./port.ts";

/** https://docs.stripe.com/error-codes */
const FINAL_REFUSALS = new Set(["charge_already_refunded", "charge_disputed", "refund_disputed_payment"]);

/** Contains codes only, because Stripe's messages may quote personal data. */
export class StripeFault extends PaymentUnavailableError {
  override name = "StripeFault";
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
 * @param what description of the call for the log
 * @throws {StripeFault} for any error of Stripe or the connection
 */
export async function asked<T>(what: string, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? new StripeFault(what, error) : error;
  }
}

/** Null if a retry may help. */
export function finalRefusal(error: unknown): string | null {
  if (!(error instanceof StripeFault) || !error.isAboutRequest) return null;
  if (error.code !== null && FINAL_REFUSALS.has(error.code)) return error.code.replaceAll("_", " ");
  // Part of the charge was refunded at Stripe.
  return error.param === "amount" ? "more than is left of the charge" : null;
}
