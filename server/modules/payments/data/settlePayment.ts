import type { Sql } from "../../../platform/database/transaction.ts";

export interface PaymentReport {
  readonly state: "OPEN" | "PAID" | "FAILED" | "EXPIRED";
  readonly sessionId: string | null;
  readonly chargeReference: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly failure: string;
}

export interface RefundReport {
  readonly state: "PENDING" | "SUCCEEDED" | "FAILED";
  readonly reference: string;
  readonly failure: string;
}

export type SettleOutcome =
  | "SUCCEEDED"
  | "FAILED"
  | "EXPIRED"
  | "REFUNDED"
  | "REFUND_FAILED"
  /** The known state, or an outdated one. */
  | "NOTHING_NEW"
  | "TOLD_BEFORE"
  | "NOT_OURS"
  | "UNKNOWN_PAYMENT"
  | "UNKNOWN_REFUND"
  | "OTHER_AMOUNT"
  | "OTHER_SESSION";

/** Ids of bookings. */
export interface PaymentAllocation {
  /** Confirmed. */
  readonly stood: readonly string[];
  /** Refunded. */
  readonly refunded: readonly string[];
  /** Expired before. Their time is taken again, otherwise they are refunded. */
  readonly late: readonly string[];
}

export type SettleResult = { readonly outcome: SettleOutcome } & PaymentAllocation;

type SettleRow = { readonly outcome: SettleOutcome } & Partial<PaymentAllocation>;

const EMPTY_ALLOCATION: PaymentAllocation = { stood: [], refunded: [], late: [] };

/** The ids may not exist. Epoch milliseconds. */
export interface ReceivedEvent {
  readonly provider: string;
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  readonly businessId: string | null;
  readonly paymentId: string | null;
  readonly report: PaymentReport | null;
  readonly refund: ({ readonly refundId: string | null } & RefundReport) | null;
}

/** Applies an event once. One statement. */
export async function receivePaymentEvent(
  sql: Sql,
  event: ReceivedEvent,
  now: number,
): Promise<SettleResult> {
  const { provider, id, type, createdAt, refund } = event;
  const storedEvent = { provider, id, type, createdAt: new Date(createdAt).toISOString() };
  const [row] = await sql.query<{ settled: SettleRow }>(
    `SELECT receive_payment_event($1, $2, $3, $4, $5, $6, $7) AS settled`,
    [
      JSON.stringify(storedEvent),
      event.businessId,
      event.paymentId,
      event.report && JSON.stringify(event.report),
      refund?.refundId ?? null,
      refund && JSON.stringify(refund),
      new Date(now).toISOString(),
    ],
    { prepare: true },
  );
  return { ...EMPTY_ALLOCATION, ...row!.settled };
}

export async function settlePayment(
  sql: Sql,
  businessId: string,
  paymentId: string,
  report: PaymentReport,
  now: number,
): Promise<SettleResult> {
  const [row] = await sql.query<{ settled: SettleRow }>(`SELECT settle_payment($1, $2, $3, $4) AS settled`, [
    businessId,
    paymentId,
    JSON.stringify(report),
    new Date(now).toISOString(),
  ]);
  return { ...EMPTY_ALLOCATION, ...row!.settled };
}

export async function settleRefund(
  query: Sql["query"],
  businessId: string,
  refundId: string,
  report: RefundReport,
  now: number,
): Promise<SettleOutcome> {
  const [row] = await query<{ settled: SettleRow }>(`SELECT settle_refund($1, $2, $3, $4) AS settled`, [
    businessId,
    refundId,
    JSON.stringify(report),
    new Date(now).toISOString(),
  ]);
  return row!.settled.outcome;
}

/** `refundLate` also refunds the part of expired bookings. */
export async function allocatePayment(
  sql: Sql,
  businessId: string,
  paymentId: string,
  refundLate: boolean,
  now: number,
): Promise<PaymentAllocation> {
  const [row] = await sql.query<{ allotted: PaymentAllocation }>(
    `SELECT allocate_payment($1, $2, $3, $4) AS allotted`,
    [businessId, paymentId, refundLate, new Date(now).toISOString()],
  );
  return row!.allotted;
}
