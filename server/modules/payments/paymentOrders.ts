import type { Failure } from "../../shared/failures/failure.ts";
import type { Reject } from "../../platform/database/domainError.ts";
import type { BookingStatus } from "../../shared/bookings/status.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { Sql } from "../../platform/database/transaction.ts";

/** The part of a booking that a payment needs. */
export interface PayableBooking {
  readonly orderId: string;
  readonly reference: string;
  readonly serviceId: string;
  readonly status: BookingStatus;
  readonly dueMinor: number;
  readonly currency: string;
  readonly locale: string;
  readonly contact: { readonly email: string | null };
}

/** The bookings of one order, at least one. */
export interface PayableOrder<Row extends PayableBooking = PayableBooking> {
  /** The order's access key. */
  readonly key: string;
  readonly rows: readonly Row[];
}

export interface Retake {
  readonly bookingIds: readonly string[];
  /** Takes the planned times and allocates the payment. */
  take(sql: Sql, paymentId: string): Promise<void>;
}

/** The orders that payments belong to. Bookings depend on payments, so they implement this port. */
export interface PaymentOrders<Row extends PayableBooking = PayableBooking> {
  /** Null for an order key that opens nothing. */
  view(scope: Scope, key: string): Promise<readonly Row[] | null>;
  /** The order of a booking of the business. Null for an unknown id. Check the caller's permission. */
  load(scope: Scope, bookingId: string): Promise<PayableOrder<Row> | null>;
  /**
   * Plans to take the times of late-paid bookings again, with the free bookings that expired with them. Rejects if the times cannot be planned, and
   * `Retake.take` rejects if one was taken meanwhile.
   */
  planRetake(
    scope: Scope,
    lateBookingIds: readonly string[],
    now: number,
    reject: Reject<Failure>,
  ): Promise<Retake>;
}
