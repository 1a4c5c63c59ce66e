import type { NotificationLine, NotificationOrder } from "../rules/types.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

export interface LoadedNotificationOrder extends NotificationOrder {
  readonly orderId: string;
}

type Row = Omit<LoadedNotificationOrder, "lines"> & NotificationLine;

export async function loadNotificationOrders(
  sql: Sql,
  businessId: string,
  bookingIds: readonly string[],
  formerStaff: Readonly<Record<string, readonly string[]>>,
): Promise<LoadedNotificationOrder[]> {
  const rows = await sql.query<Row>(
    `SELECT o.id AS "orderId", c.email AS "bookerEmail", order_awaits_guest_confirmation(o) AS "guestsAwaitConfirmation", o.locale, u.locale AS "staffLocale", u.time_zone AS "timeZone",
            b.id AS "bookingId", b.status, b.id = ANY ($2::uuid[]) AS "isConcerned",
            (extract(epoch FROM b.starts_at) * 1000)::float8 AS "startsAt", (extract(epoch FROM b.ends_at) * 1000)::float8 AS "endsAt",
            b.status = 'CONFIRMED' OR EXISTS (SELECT FROM booking_events e
              WHERE e.business_id = b.business_id AND e.booking_id = b.id AND e.status = 'CONFIRMED') AS "wasConfirmed",
            b.status IN ('CONFIRMED', 'REQUESTED') OR EXISTS (SELECT FROM booking_events e
              WHERE e.business_id = b.business_id AND e.booking_id = b.id AND e.status IN ('CONFIRMED', 'REQUESTED')) AS "wasTold",
            o.guests_await_confirmation AND NOT EXISTS (SELECT FROM notices n WHERE n.business_id = b.business_id AND n.order_id = o.id
              AND n.recipient = 'GUEST' AND n.kind = 'CONFIRMED' AND b.id = ANY (n.booking_ids)) AS "guestsUntold",
            s.reminder_minutes AS "reminderMinutes", s.follow_up_minutes AS "followUpMinutes",
            coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'email', p.email) ORDER BY p.position, p.id)
               FROM booking_staff x JOIN staff p ON p.business_id = x.business_id AND p.id = x.staff_id
              WHERE x.business_id = b.business_id AND x.booking_id = b.id), '[]') AS staff,
            CASE WHEN $3::jsonb ? b.id::text THEN
              coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'email', p.email) ORDER BY p.position, p.id)
                 FROM staff p WHERE p.business_id = b.business_id AND ($3::jsonb -> b.id::text) ? p.id::text), '[]') END AS "formerStaff",
            coalesce((SELECT jsonb_agg(jsonb_build_object('member', g.ordinal, 'email', g.email) ORDER BY g.ordinal)
               FROM guests g WHERE g.business_id = b.business_id AND g.booking_id = b.id AND g.left_at IS NULL AND g.email NOT LIKE '%@erased.invalid'), '[]') AS guests
       FROM bookings b
       JOIN orders o ON o.business_id = b.business_id AND o.id = b.order_id
       JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id
       JOIN services s ON s.business_id = b.business_id AND s.id = b.service_id
       JOIN businesses u ON u.id = b.business_id
      WHERE b.business_id = $1
        AND b.order_id IN (SELECT order_id FROM bookings WHERE business_id = $1 AND id = ANY ($2::uuid[]))
      ORDER BY o.id, b.ordinal`,
    [businessId, bookingIds, JSON.stringify(formerStaff)],
    { prepare: true },
  );
  const orders = new Map<string, Omit<LoadedNotificationOrder, "lines"> & { lines: NotificationLine[] }>();
  for (const row of rows) {
    const { orderId, bookerEmail, guestsAwaitConfirmation, locale, staffLocale, timeZone, ...line } = row;
    const orderFields = { orderId, bookerEmail, guestsAwaitConfirmation, locale, staffLocale, timeZone };
    const order = orders.get(orderId) ?? { ...orderFields, lines: [] };
    order.lines.push(line);
    orders.set(orderId, order);
  }
  return [...orders.values()];
}
