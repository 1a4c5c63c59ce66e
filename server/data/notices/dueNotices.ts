import type { NoticeKind, NoticeRecipient } from "../../domain/notices/types.ts";
import type { Sql } from "../transaction.ts";

/** A mail that is due, and ours to send until its lease ends. */
export interface DueNotice {
  readonly businessId: string;
  readonly id: string;
  readonly orderId: string;
  readonly bookingIds: readonly string[];
  readonly kind: NoticeKind;
  readonly recipient: NoticeRecipient;
  readonly member: number;
  readonly staffId: string | null;
  readonly email: string;
  readonly locale: string;
  /** How often it has been tried, this time included. */
  readonly attempts: number;
}

/** What became of a mail that was due. */
export type Settled =
  | { readonly state: "SENT" | "DROPPED" }
  | { readonly state: "FAILED"; readonly error: string }
  | { readonly state: "PENDING"; readonly error: string; readonly dueAt: number };

/**
 * Takes what is due, the oldest first and so many of each business at most. Whoever else asks meanwhile does not get
 * the same: what is taken is due again only when the lease has ended, should the taker have died. One statement.
 *
 * @param lease until when the taker has them, in epoch milliseconds
 */
export function takeDueNotices(
  query: Sql["query"],
  { now, lease, limit }: { readonly now: number; readonly lease: number; readonly limit: number },
): Promise<DueNotice[]> {
  return query<DueNotice>(
    `UPDATE notices n SET due_at = $2::timestamptz, attempts = n.attempts + 1
       FROM (SELECT d.business_id, d.id FROM businesses u
              CROSS JOIN LATERAL (SELECT business_id, id FROM notices x
                 WHERE x.business_id = u.id AND x.state = 'PENDING' AND x.due_at <= $1::timestamptz
                 ORDER BY x.due_at LIMIT $3 FOR UPDATE SKIP LOCKED) d) due
      WHERE n.business_id = due.business_id AND n.id = due.id
     RETURNING n.business_id AS "businessId", n.id, n.order_id AS "orderId", n.booking_ids AS "bookingIds", n.kind, n.recipient,
               n.member, n.staff_id AS "staffId", n.email, n.locale, n.attempts`,
    [new Date(now).toISOString(), new Date(lease).toISOString(), limit],
    { prepare: true },
  );
}

/** Writes down what became of a mail. One that was dropped meanwhile stays so, unless it went out. */
export async function settleNotice(
  query: Sql["query"],
  notice: Pick<DueNotice, "businessId" | "id">,
  settled: Settled,
  now: number,
): Promise<void> {
  const error = "error" in settled ? settled.error : "";
  const dueAt = settled.state === "PENDING" ? new Date(settled.dueAt).toISOString() : null;
  await query(
    `UPDATE notices SET state = $3::notice_state, sent_at = CASE WHEN $3 = 'SENT' THEN $6::timestamptz END, last_error = $4,
            due_at = coalesce($5::timestamptz, due_at)
      WHERE business_id = $1 AND id = $2 AND (state = 'PENDING' OR (state = 'DROPPED' AND $3 = 'SENT'))`,
    [notice.businessId, notice.id, settled.state, error, dueAt, new Date(now).toISOString()],
    { prepare: true },
  );
}
