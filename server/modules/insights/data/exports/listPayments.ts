import type { Sql } from "../../../../platform/database/transaction.ts";

/** A payment with the sums of its ledger entries. Instants in epoch milliseconds. */
export interface ExportedPayment {
  readonly id: string;
  readonly reference: string;
  readonly provider: string;
  readonly state: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly sessionId: string | null;
  readonly createdAt: number;
  readonly settledAt: number | null;
  /** `returnedMinor` is refunds minus reversed refunds. */
  readonly chargedMinor: number;
  readonly returnedMinor: number;
}

export interface PaymentPage {
  readonly from: number | null;
  readonly until: number;
  readonly after: { readonly createdAt: number; readonly id: string } | null;
  readonly limit: number;
}

const instant = (ms: number) => new Date(ms).toISOString();

export function listPayments(
  query: Sql["query"],
  businessId: string,
  { from, until, after, limit }: PaymentPage,
): Promise<ExportedPayment[]> {
  return query<ExportedPayment>(
    `SELECT p.id, o.reference, p.provider, p.state, p.amount_minor AS "amountMinor", p.currency, p.session_id AS "sessionId",
            (extract(epoch FROM p.created_at) * 1000)::float8 AS "createdAt", (extract(epoch FROM p.settled_at) * 1000)::float8 AS "settledAt",
            coalesce(m.charged, 0)::float8 AS "chargedMinor", coalesce(m.returned, 0)::float8 AS "returnedMinor"
       FROM payments p JOIN orders o ON o.business_id = p.business_id AND o.id = p.order_id
       LEFT JOIN LATERAL (
         SELECT sum(e.amount_minor) FILTER (WHERE e.kind = 'CHARGE') AS charged,
                sum(CASE e.kind WHEN 'REFUND' THEN e.amount_minor WHEN 'REVERSAL' THEN -e.amount_minor END) AS returned
           FROM money_entries e WHERE e.business_id = p.business_id AND e.payment_id = p.id) m ON true
      WHERE p.business_id = $1 AND p.created_at >= $2::timestamptz AND p.created_at < $3::timestamptz
        AND ($4::timestamptz IS NULL OR (p.created_at, p.id) > ($4::timestamptz, $5::uuid))
      ORDER BY p.created_at, p.id LIMIT $6`,
    [
      businessId,
      instant(from ?? 0),
      instant(until),
      after && instant(after.createdAt),
      after?.id ?? null,
      limit,
    ],
  );
}
