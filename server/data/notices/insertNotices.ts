import type { NoticeDraft } from "../../domain/notices/types.ts";
import type { Sql } from "../transaction.ts";

/** A mail to be written down. */
export interface NewNotice extends NoticeDraft {
  readonly id: string;
  readonly orderId: string;
}

/**
 * Writes notices down, and drops what their orders had still to be reminded of: that is among the new ones, if it is
 * still to come. What is already due stays, but for the bookings that something happened to; of these an earlier move
 * needs no telling any more. One statement.
 */
export async function insertNotices(
  sql: Sql,
  businessId: string,
  changed: { readonly orderIds: readonly string[]; readonly bookingIds: readonly string[] },
  notices: readonly NewNotice[],
  now: number,
): Promise<void> {
  const rows = notices.map((notice) => ({ ...notice, dueAt: new Date(notice.dueAt).toISOString() }));
  await sql.query(
    `WITH dropped AS (
       UPDATE notices SET state = 'DROPPED'
        WHERE business_id = $1 AND order_id = ANY ($2::uuid[]) AND state = 'PENDING'
          AND (kind IN ('REMINDER', 'FOLLOW_UP') AND (due_at > $5::timestamptz OR booking_ids && $3::uuid[])
               OR kind = 'RESCHEDULED' AND booking_ids <@ $3::uuid[])
     )
     INSERT INTO notices (business_id, id, order_id, booking_ids, kind, recipient, member, staff_id, email, locale, due_at, created_at)
     SELECT $1, n.id, n."orderId", n."bookingIds", n.kind, n.recipient, n.member, n."staffId", n.email, n.locale, n."dueAt", $5::timestamptz
       FROM jsonb_to_recordset($4::jsonb) AS n(id uuid, "orderId" uuid, "bookingIds" uuid[], kind notice_kind, recipient notice_recipient,
                                               member smallint, "staffId" uuid, email text, locale text, "dueAt" timestamptz)`,
    [businessId, changed.orderIds, changed.bookingIds, JSON.stringify(rows), new Date(now).toISOString()],
    { prepare: true },
  );
}
