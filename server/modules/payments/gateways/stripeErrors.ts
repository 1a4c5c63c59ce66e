import Stripe from "stripe";
import { PaymentUnavailableError } from "./port.ts";

/** https://docs.stripe.com/error-codes */
const PERMANENT_REFUND_CODES = new Set([
  "charge_already_refunded",
  "charge_disputed",
  "refund_disputed_payment",
]);

/** Contains codes only, because Stripe's messages may quote personal data. */
export class StripeCallError extends PaymentUnavailableError {
  override name = "StripeFault";
  readonly isInvalidRequest: boolean;
  readonly code: string | null;
  readonly param: string | null;
  constructor(what: string, error: InstanceType<typeof Stripe.errors.StripeError>) {
    const { errors } = Stripe;
    const isInvalidRequest = error instanceof errors.StripeInvalidRequestError;
    const isPermanent =
      isInvalidRequest ||
      error instanceof errors.StripeAuthenticationError ||
      error instanceof errors.StripePermissionError ||
      error instanceof errors.StripeIdempotencyError;
    const details = [error.type, error.code, error.param, error.requestId].filter((part) => part);
    super(`Stripe could not ${what}: ${details.join(", ")}`, { isPermanent });
    this.isInvalidRequest = isInvalidRequest;
    this.code = error.code ?? null;
    this.param = error.param ?? null;
  }
}

/**
 * @param what description of the call for the log
 * @throws {StripeCallError} for any error of Stripe or the connection
 */
export async function callStripe<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? new StripeCallError(what, error) : error;
  }
}

/** Null if a retry may help. */
export function findPermanentFailure(error: unknown): string | null {
  if (!(error instanceof StripeCallError) || !error.isInvalidRequest) return null;
  if (error.code !== null && PERMANENT_REFUND_CODES.has(error.code)) return error.code.replaceAll("_", " ");
  // Part of the charge was refunded at Stripe.
  return error.param === "amount" ? "more than is left of the charge" : null;
}
