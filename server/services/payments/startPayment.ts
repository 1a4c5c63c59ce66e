import type { BookingRow } from "../../data/bookings/loadBookings.ts";
import type { PaymentRow } from "../../data/payments/loadPayments.ts";
import type { Outcome, Scope } from "../scope.ts";

/** Whose payment is to be started, and where the visitor comes back to. */
export interface StartPaymentInput {
  /** The order's key. */
  readonly key: string;
  /** Where the business's own pages are, without a slash at the end. */
  readonly origin: string;
  readonly businessName: string;
}

/** An order with the payment that can be made for it now. */
export interface StartedPayment {
  readonly rows: readonly BookingRow[];
  readonly payment: PaymentRow;
}

export async function startPayment(
  _scope: Scope,
  _input: StartPaymentInput,
): Promise<Outcome<StartedPayment>> {
  return { ok: false, failure: { code: "PAYMENT_UNAVAILABLE" } };
}
