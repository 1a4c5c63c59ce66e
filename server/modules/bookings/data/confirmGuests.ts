import type { BookingStatus } from "../../../shared/bookings/status.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** Instants in epoch milliseconds. */
export interface WaitingOrder {
  readonly keyVersion: number;
  /** Null without e-mail. Then no token exists. */
  readonly email: string | null;
  readonly isWaiting: boolean;
  /** By ordinal; at least one. */
  readonly bookings: readonly {
    readonly id: string;
    readonly status: BookingStatus;
    readonly decideBy: number | null;
    readonly endsAt: number;
  }[];
}

/** Locks the bookings by id, as every change does, before it reads the order. */
export async function lockWaitingOrder(
  sql: Sql,
  businessId: string,
  orderId: string,
): Promise<WaitingOrder | null> {
  await sql.query("SELECT FROM bookings WHERE business_id = $1 AND order_id = $2 ORDER BY id FOR UPDATE", [
    businessId,
    orderId,
  ]);
  const [order] = await sql.query<WaitingOrder>(
    `SELECT o.key_version AS "keyVersion", c.email, order_awaits_guest_confirmation(o) AS "isWaiting",
            jsonb_agg(jsonb_build_object('id', b.id, 'status', b.status, 'decideBy', (extract(epoch FROM b.decide_by) * 1000)::float8,
                                         'endsAt', (extract(epoch FROM b.ends_at) * 1000)::float8) ORDER BY b.ordinal) AS bookings
       FROM orders o
       JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id
       JOIN bookings b ON b.business_id = o.business_id AND b.order_id = o.id
      WHERE o.business_id = $1 AND o.id = $2 GROUP BY o.*, o.key_version, c.email`,
    [businessId, orderId],
  );
  return order ?? null;
}

export async function writeGuestConfirmation(
  sql: Sql,
  businessId: string,
  orderId: string,
  now: number,
): Promise<void> {
  await sql.query(
    "UPDATE orders SET guests_confirmed_at = $3::timestamptz WHERE business_id = $1 AND id = $2",
    [businessId, orderId, new Date(now).toISOString()],
  );
}
