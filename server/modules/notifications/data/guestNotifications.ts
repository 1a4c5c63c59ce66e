import type { Sql } from "../../../platform/database/transaction.ts";

export interface GuestNotifications {
  /** Orders with a future booking whose guests wait for the booker's confirmation. */
  readonly ordersAwaitingConfirmation: number;
  readonly keptBack: number;
  readonly sentInLastHour: number;
}

export async function loadGuestNotifications(
  query: Sql["query"],
  businessId: string,
  now: number,
): Promise<GuestNotifications> {
  const [row] = await query<GuestNotifications>(
    `SELECT (SELECT count(*)::int FROM orders o WHERE o.business_id = $1 AND o.guests_await_confirmation AND o.guests_confirmed_at IS NULL
               AND order_awaits_guest_confirmation(o) AND EXISTS (SELECT FROM bookings b WHERE b.business_id = o.business_id AND b.order_id = o.id
               AND b.status IN ('CONFIRMED', 'REQUESTED') AND b.ends_at > $2::timestamptz)) AS "ordersAwaitingConfirmation",
            (SELECT count(*)::int FROM notices n WHERE n.business_id = $1 AND n.is_over_cap AND n.state = 'PENDING' AND n.recipient = 'GUEST') AS "keptBack",
            (SELECT count(*)::int FROM notices n WHERE n.business_id = $1 AND n.recipient = 'GUEST'
               AND n.counted_at > $2::timestamptz - interval '1 hour') AS "sentInLastHour"`,
    [businessId, new Date(now).toISOString()],
  );
  return row!;
}
