import type { PaidPart } from "../rules/refund.ts";
import type { PaymentProviderName, PaymentState } from "../rules/types.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** Epoch milliseconds. */
export interface PaymentRow {
  readonly id: string;
  readonly orderId: string;
  readonly provider: PaymentProviderName;
  readonly state: PaymentState;
  readonly amountMinor: number;
  readonly currency: string;
  readonly sessionId: string | null;
  readonly url: string | null;
  /** Opened by a user or an API key of the business. */
  readonly isFromDesk: boolean;
  readonly failure: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Includes pending refunds. */
  readonly refundedMinor: number;
  /** Paid after its deadline and not allocated yet. */
  readonly isUndecided: boolean;
}

const PAYMENTS = `
SELECT p.id, p.order_id AS "orderId", p.provider, p.state, p.amount_minor AS "amountMinor", p.currency, p.session_id AS "sessionId", p.url, p.is_from_desk AS "isFromDesk", p.failure,
       (extract(epoch FROM p.created_at) * 1000)::float8 AS "createdAt", (extract(epoch FROM p.expires_at) * 1000)::float8 AS "expiresAt",
       (SELECT coalesce(sum(r.amount_minor), 0)::int FROM refunds r
         WHERE r.business_id = p.business_id AND r.payment_id = p.id AND r.state <> 'FAILED') AS "refundedMinor",
       p.state = 'SUCCEEDED' AND EXISTS (SELECT FROM payment_bookings x
         WHERE x.business_id = p.business_id AND x.payment_id = p.id AND x.allotted_at IS NULL) AS "isUndecided"
  FROM payments p`;

/** Oldest first for each order. */
export function loadPaymentsOfOrders(
  query: Sql["query"],
  businessId: string,
  orderIds: readonly string[],
): Promise<PaymentRow[]> {
  return query<PaymentRow>(
    `${PAYMENTS} WHERE p.business_id = $1 AND p.order_id = ANY ($2::uuid[]) ORDER BY p.order_id, p.created_at, p.id`,
    [businessId, orderIds],
    { prepare: true },
  );
}

export interface BookingMoney {
  readonly id: string;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  /** Part of `refundedMinor`, by reason. */
  readonly cancelledMinor: number;
  readonly givenMinor: number;
  /** Allocated payments only. */
  readonly parts: readonly PaidPart[];
}

/** In no order, without bookings that were never paid. */
export function loadBookingMoney(
  query: Sql["query"],
  businessId: string,
  bookingIds: readonly string[],
): Promise<BookingMoney[]> {
  return query<BookingMoney>(
    `WITH live_refunds AS (SELECT payment_id, booking_id, reason, amount_minor FROM refunds
                     WHERE business_id = $1 AND state <> 'FAILED' AND payment_id IN
                           (SELECT payment_id FROM payment_bookings WHERE business_id = $1 AND booking_id = ANY ($2::uuid[])))
     SELECT b.booking_id AS id, sum(b.amount_minor)::int AS "paidMinor",
            (SELECT coalesce(sum(r.amount_minor), 0)::int FROM live_refunds r WHERE r.booking_id = b.booking_id) AS "refundedMinor",
            (SELECT coalesce(sum(r.amount_minor), 0)::int FROM live_refunds r WHERE r.booking_id = b.booking_id AND r.reason = 'CANCELLED') AS "cancelledMinor",
            (SELECT coalesce(sum(r.amount_minor), 0)::int FROM live_refunds r WHERE r.booking_id = b.booking_id AND r.reason = 'OWNER') AS "givenMinor",
            coalesce(jsonb_agg(jsonb_build_object('paymentId', p.id, 'paidMinor', b.amount_minor,
              'refundedMinor', (SELECT coalesce(sum(r.amount_minor), 0) FROM live_refunds r WHERE r.payment_id = p.id AND r.booking_id = b.booking_id),
              'leftMinor', p.amount_minor - (SELECT coalesce(sum(r.amount_minor), 0) FROM live_refunds r WHERE r.payment_id = p.id)))
              FILTER (WHERE b.allotted_at IS NOT NULL), '[]') AS parts
       FROM payment_bookings b JOIN payments p ON p.business_id = b.business_id AND p.id = b.payment_id AND p.state = 'SUCCEEDED'
      WHERE b.business_id = $1 AND b.booking_id = ANY ($2::uuid[])
      GROUP BY b.booking_id`,
    [businessId, bookingIds],
    { prepare: true },
  );
}
