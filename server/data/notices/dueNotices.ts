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
  | { readonly state: "PENDING"; readonly error: string; readonly dueAt: number }
  /** Nobody has tried to send it: it is due as before, and this time does not count. */
  | { readonly state: "PUT_BACK"; readonly dueAt: number };

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

/** A mail that was due, and what became of it. */
export interface SettledNotice {
  readonly notice: Pick<DueNotice, "businessId" | "id" | "attempts">;
  readonly settled: Settled;
}

/**
 * Writes down what became of mails. One that was dropped meanwhile stays so, unless it went out; one that somebody else
 * has taken since, the lease being over, is theirs to try again. One statement.
 */
export async function settleNotices(
  query: Sql["query"],
  settled: readonly SettledNotice[],
  now: number,
): Promise<void> {
  const rows = settled.map(({ notice: { businessId, id, attempts }, settled: to }) => ({
    businessId,
    id,
    attempts,
    state: to.state === "PUT_BACK" ? "PENDING" : to.state,
    error: to.state === "PUT_BACK" ? null : "error" in to ? to.error : "",
    dueAt: "dueAt" in to ? new Date(to.dueAt).toISOString() : null,
    isPutBack: to.state === "PUT_BACK",
  }));
  await query(
    `UPDATE notices n SET state = s.state, sent_at = CASE WHEN s.state = 'SENT' THEN $2::timestamptz END,
            last_error = coalesce(s.error, n.last_error), attempts = n.attempts - s."isPutBack"::int,
            due_at = coalesce(s."dueAt", n.due_at)
       FROM jsonb_to_recordset($1::jsonb) AS s("businessId" uuid, id uuid, attempts int, state notice_state, error text, "dueAt" timestamptz, "isPutBack" boolean)
      WHERE n.business_id = s."businessId" AND n.id = s.id AND (n.state = 'PENDING' AND (s.state IN ('SENT', 'DROPPED') OR n.attempts = s.attempts)
             OR n.state = 'DROPPED' AND s.state = 'SENT')`,
    [JSON.stringify(rows), new Date(now).toISOString()],
    { prepare: true },
  );
}

/**
 * Makes due at once what a process had taken when it died: only where no other process can be sending. What has failed
 * before cannot be told from what waits for its next try, and waits. One statement.
 */
export async function putBackTaken(query: Sql["query"], now: number): Promise<void> {
  await query(
    `UPDATE notices SET due_at = $1::timestamptz
      WHERE state = 'PENDING' AND attempts > 0 AND last_error = '' AND due_at > $1::timestamptz`,
    [new Date(now).toISOString()],
  );
}
