import type { Sql } from "../../../platform/database/transaction.ts";

export type ProblemKind =
  | "MAIL_FAILED"
  | "CALENDAR_UNREACHABLE"
  | "WEBHOOK_FAILING"
  | "REFUND_FAILED"
  | "PAYMENT_FAILED";

export interface ProblemRow {
  readonly kind: ProblemKind;
  /** Row id of a booking, a busy feed, a webhook endpoint or a refund. */
  readonly subjectId: string;
  /** Epoch milliseconds. Null if no success is known. */
  readonly since: number | null;
  readonly count: number;
  readonly error: string;
}

export interface ProblemQuery {
  readonly kinds: readonly ProblemKind[];
  /** The staff member to whose bookings the caller is restricted. Null for all bookings. */
  readonly staffId: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Of each kind. */
export const MAX_PROBLEMS = 20;

export const MAIL_DAYS = 7;
export const REFUND_DAYS = 30;
export const PAYMENT_DAYS = 7;

/** An endpoint that fails less often may only have restarted. */
const MIN_FAILURES = 3;

/** Leaves out a failed mail if a later one reached the same person. */
const FAILED_MAILS = `
  SELECT 'MAIL_FAILED' AS kind, n.booking_ids[1] AS subject, min(n.due_at) AS since, count(*)::int AS count,
         (array_agg(n.last_error ORDER BY n.due_at DESC))[1] AS error
    FROM notices n
   WHERE n.business_id = $1 AND n.state = 'FAILED' AND n.due_at > $4::timestamptz - interval '${MAIL_DAYS} days'
     AND 'MAIL_FAILED' = ANY ($2::text[]) AND n.email NOT LIKE '%@erased.invalid'
     AND ($3::uuid IS NULL OR EXISTS (SELECT FROM booking_staff s
            WHERE s.business_id = n.business_id AND s.booking_id = n.booking_ids[1] AND s.staff_id = $3))
     AND NOT EXISTS (SELECT FROM notices x WHERE x.business_id = n.business_id AND x.order_id = n.order_id AND x.state = 'SENT'
            AND x.recipient = n.recipient AND x.member = n.member AND x.staff_id IS NOT DISTINCT FROM n.staff_id AND x.sent_at > n.due_at)
   GROUP BY n.booking_ids[1] ORDER BY since DESC, subject LIMIT ${MAX_PROBLEMS}`;

const UNREACHABLE_CALENDARS = `
  SELECT 'CALENDAR_UNREACHABLE', f.id, f.read_at, 1, f.last_error FROM busy_feeds f
   WHERE f.business_id = $1 AND f.last_error <> '' AND 'CALENDAR_UNREACHABLE' = ANY ($2::text[])
   ORDER BY f.read_at DESC NULLS LAST, f.id LIMIT ${MAX_PROBLEMS}`;

const FAILING_ENDPOINTS = `
  SELECT 'WEBHOOK_FAILING', e.id, e.failing_since, e.failures, '' FROM webhook_endpoints e
   WHERE e.business_id = $1 AND (e.state = 'SUSPENDED' OR e.state = 'ENABLED' AND e.failures >= ${MIN_FAILURES})
     AND 'WEBHOOK_FAILING' = ANY ($2::text[])
   ORDER BY e.failing_since DESC NULLS LAST, e.id LIMIT ${MAX_PROBLEMS}`;

const FAILED_REFUNDS = `
  SELECT 'REFUND_FAILED', r.id, r.settled_at, 1, r.last_error FROM refunds r
   WHERE r.business_id = $1 AND r.state = 'FAILED' AND r.settled_at > $4::timestamptz - interval '${REFUND_DAYS} days'
     AND 'REFUND_FAILED' = ANY ($2::text[])
   ORDER BY r.settled_at DESC, r.id LIMIT ${MAX_PROBLEMS}`;

/** One for each order. The subject is its first booking that still waits for the payment. */
const FAILED_PAYMENTS = `
  SELECT 'PAYMENT_FAILED', (array_agg(b.id ORDER BY b.ordinal))[1], min(p.settled_at), count(DISTINCT p.id)::int,
         (array_agg(p.failure ORDER BY p.settled_at DESC))[1]
    FROM payments p
    JOIN bookings b ON b.business_id = p.business_id AND b.order_id = p.order_id
     AND b.status = 'AWAITING_PAYMENT' AND b.due_minor > 0 AND b.decide_by > $4::timestamptz
   WHERE p.business_id = $1 AND p.state = 'FAILED' AND p.settled_at > $4::timestamptz - interval '${PAYMENT_DAYS} days'
     AND 'PAYMENT_FAILED' = ANY ($2::text[])
   GROUP BY p.order_id ORDER BY min(p.settled_at) DESC, p.order_id LIMIT ${MAX_PROBLEMS}`;

const PARTS = [FAILED_REFUNDS, FAILED_PAYMENTS, FAILED_MAILS, UNREACHABLE_CALENDARS, FAILING_ENDPOINTS];

/** Parameters: the business, the kinds, the staff member or null, now. */
export const LOAD_PROBLEMS = `SELECT p.kind, p.subject AS "subjectId", (extract(epoch FROM p.since) * 1000)::float8 AS since, p.count, p.error
  FROM (${PARTS.map((part) => `(${part})`).join(" UNION ALL ")})
       AS p(kind, subject, since, count, error)`;

/** Failed refunds first, then payments, mails, calendars and endpoints, the newest of each first. */
export function loadProblems(
  query: Sql["query"],
  businessId: string,
  { kinds, staffId, now }: ProblemQuery,
): Promise<ProblemRow[]> {
  return query<ProblemRow>(LOAD_PROBLEMS, [businessId, kinds, staffId, new Date(now).toISOString()]);
}
