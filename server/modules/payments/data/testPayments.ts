import type { Database } from "../../../platform/database/database.ts";

/** Epoch milliseconds. */
export interface TestPaymentRow {
  /** Unpredictable, because its holder may pay. */
  readonly id: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly paymentId: string;
  readonly state: "OPEN" | "SUCCEEDED" | "FAILED" | "EXPIRED";
  readonly description: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly returnUrl: string;
  readonly expiresAt: number;
  /** When the result is reported. Null if nothing is to report. */
  readonly tellAt: number | null;
}

type NewTestPayment = Omit<TestPaymentRow, "state" | "tellAt" | "businessName">;
type Queryable = Pick<Database, "query">;

const COLUMNS = `t.id, t.business_id AS "businessId", b.name AS "businessName", t.payment_id AS "paymentId", t.state, t.description,
       t.amount_minor AS "amountMinor", t.currency, t.return_url AS "returnUrl",
       (extract(epoch FROM t.expires_at) * 1000)::float8 AS "expiresAt", (extract(epoch FROM t.tell_at) * 1000)::float8 AS "tellAt"`;

const toIsoInstant = (ms: number): string => new Date(ms).toISOString();

/** Returns the id of the existing payment if there is one. */
export async function openTestPayment({ query }: Queryable, row: NewTestPayment): Promise<string> {
  const [opened] = await query<{ id: string }>(
    `INSERT INTO test_payments AS t (id, business_id, payment_id, description, amount_minor, currency, return_url, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (business_id, payment_id) DO UPDATE SET payment_id = EXCLUDED.payment_id RETURNING t.id`,
    [
      row.id,
      row.businessId,
      row.paymentId,
      row.description,
      row.amountMinor,
      row.currency,
      row.returnUrl,
      toIsoInstant(row.expiresAt),
    ],
  );
  return opened!.id;
}

export async function findTestPayment({ query }: Queryable, id: string): Promise<TestPaymentRow | null> {
  const [row] = await query<TestPaymentRow>(
    `SELECT ${COLUMNS} FROM test_payments t JOIN businesses b ON b.id = t.business_id WHERE t.id = $1`,
    [id],
  );
  return row ?? null;
}

/** The first decision wins. */
export async function decideTestPayment(
  { query }: Queryable,
  id: string,
  decision: { readonly state: TestPaymentRow["state"]; readonly tellAt: number | null; readonly now: number },
): Promise<void> {
  await query(
    `UPDATE test_payments SET state = $2::payment_state, tell_at = $3
      WHERE id = $1 AND state = 'OPEN' AND tell_at IS NULL AND ($2::payment_state = 'EXPIRED' OR expires_at > $4)`,
    [
      id,
      decision.state,
      decision.tellAt === null ? null : toIsoInstant(decision.tellAt),
      toIsoInstant(decision.now),
    ],
  );
}

export async function findTestPaymentsToReport({ query }: Queryable, now: number): Promise<TestPaymentRow[]> {
  await query("UPDATE test_payments SET state = 'SUCCEEDED' WHERE state = 'OPEN' AND tell_at <= $1", [
    toIsoInstant(now),
  ]);
  return query<TestPaymentRow>(
    `SELECT ${COLUMNS} FROM test_payments t JOIN businesses b ON b.id = t.business_id
      WHERE t.tell_at <= $1 ORDER BY t.tell_at LIMIT 100`,
    [toIsoInstant(now)],
  );
}

export async function markTestPaymentReported({ query }: Queryable, id: string): Promise<void> {
  await query("UPDATE test_payments SET tell_at = NULL WHERE id = $1 AND state <> 'OPEN'", [id]);
}

/** Derived from the refunds, so a repeated refund counts once. */
export async function countTestRefunds(
  { query }: Queryable,
  { businessId, paymentId }: { readonly businessId: string; readonly paymentId: string },
): Promise<void> {
  await query(
    `UPDATE test_payments t
        SET refunded_minor = least(t.amount_minor, (SELECT coalesce(sum(r.amount_minor), 0)::int FROM refunds r
              WHERE r.business_id = t.business_id AND r.payment_id = t.payment_id AND r.state <> 'FAILED'))
      WHERE t.business_id = $1 AND t.payment_id = $2`,
    [businessId, paymentId],
  );
}
