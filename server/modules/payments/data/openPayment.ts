import type { PaymentProviderName } from "../rules/types.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** `NOTHING` if nothing waits for a payment. `EXPIRED` if its time is over. */
export type OpenPaymentResult = { readonly payment: string } | { readonly failure: "NOTHING" | "EXPIRED" };

/** Returns the open payment if it still fits, otherwise a new one. */
export async function openPayment(
  sql: Sql,
  request: {
    readonly businessId: string;
    readonly orderId: string;
    readonly id: string;
    readonly provider: PaymentProviderName;
    readonly currency: string;
    readonly now: number;
    /** An open payment with another origin is replaced. */
    readonly returnOrigin: string;
  },
): Promise<OpenPaymentResult> {
  const [row] = await sql.query<{ opened: OpenPaymentResult }>(
    `SELECT open_payment($1, $2, $3, $4, $5, $6, $7) AS opened`,
    [
      request.businessId,
      request.orderId,
      request.id,
      request.provider,
      request.currency,
      new Date(request.now).toISOString(),
      request.returnOrigin,
    ],
  );
  return row!.opened;
}

/** Its payer returns to a page without an access key. */
export async function markFromDesk(sql: Sql, businessId: string, paymentId: string): Promise<void> {
  await sql.query("UPDATE payments SET is_from_desk = true WHERE business_id = $1 AND id = $2", [
    businessId,
    paymentId,
  ]);
}

/** A payment that is over becomes due, so that the job ends its session. Returns whether it is open. */
export async function storeSession(
  query: Sql["query"],
  businessId: string,
  paymentId: string,
  session: { readonly sessionId: string; readonly url: string },
  now: number,
): Promise<boolean> {
  const [row] = await query<{ isOpen: boolean }>(
    `UPDATE payments SET session_id = coalesce(session_id, $3), url = coalesce(url, $4),
            due_at = CASE WHEN state IN ('FAILED', 'EXPIRED') THEN $5::timestamptz ELSE due_at END
      WHERE business_id = $1 AND id = $2 RETURNING state = 'OPEN' AS "isOpen"`,
    [businessId, paymentId, session.sessionId, session.url, new Date(now).toISOString()],
  );
  return row?.isOpen ?? false;
}
