import type { HoldDraft, TakenHold } from "../../bookings/data/holds/takeHold.ts";
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

export type SettledOutcome =
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
export interface Allotted {
  /** Confirmed. */
  readonly stood: readonly string[];
  /** Refunded. */
  readonly refunded: readonly string[];
  /** Expired before. Their time is taken again, otherwise they are refunded. */
  readonly late: readonly string[];
}

export type Settled = { readonly outcome: SettledOutcome } & Allotted;

type Answer = { readonly outcome: SettledOutcome } & Partial<Allotted>;

const NOTHING: Allotted = { stood: [], refunded: [], late: [] };

/** The ids may not exist. Epoch milliseconds. */
export interface ToldEvent {
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
export async function receivePaymentEvent(sql: Sql, event: ToldEvent, now: number): Promise<Settled> {
  const { provider, id, type, createdAt, refund } = event;
  const told = { provider, id, type, createdAt: new Date(createdAt).toISOString() };
  const [row] = await sql.query<{ settled: Answer }>(
    `SELECT receive_payment_event($1, $2, $3, $4, $5, $6, $7) AS settled`,
    [
      JSON.stringify(told),
      event.businessId,
      event.paymentId,
      event.report && JSON.stringify(event.report),
      refund?.refundId ?? null,
      refund && JSON.stringify(refund),
      new Date(now).toISOString(),
    ],
    { prepare: true },
  );
  return { ...NOTHING, ...row!.settled };
}

export async function settlePayment(
  sql: Sql,
  businessId: string,
  paymentId: string,
  report: PaymentReport,
  now: number,
): Promise<Settled> {
  const [row] = await sql.query<{ settled: Answer }>(`SELECT settle_payment($1, $2, $3, $4) AS settled`, [
    businessId,
    paymentId,
    JSON.stringify(report),
    new Date(now).toISOString(),
  ]);
  return { ...NOTHING, ...row!.settled };
}

export async function settleRefund(
  query: Sql["query"],
  businessId: string,
  refundId: string,
  report: RefundReport,
  now: number,
): Promise<SettledOutcome> {
  const [row] = await query<{ settled: Answer }>(`SELECT settle_refund($1, $2, $3, $4) AS settled`, [
    businessId,
    refundId,
    JSON.stringify(report),
    new Date(now).toISOString(),
  ]);
  return row!.settled.outcome;
}

/** `refundLate` also refunds the part of expired bookings. */
export async function allotPayment(
  sql: Sql,
  businessId: string,
  paymentId: string,
  refundLate: boolean,
  now: number,
): Promise<Allotted> {
  const [row] = await sql.query<{ allotted: Allotted }>(
    `SELECT allocate_payment($1, $2, $3, $4) AS allotted`,
    [businessId, paymentId, refundLate, new Date(now).toISOString()],
  );
  return row!.allotted;
}

/**
 * `STATUS` if a booking has not expired or its payment is allocated. `LINK` if another order used the one-time link.
 */
export type RetakenBookings =
  | TakenHold
  | { readonly failure: "STATUS" | "LINK"; readonly ordinal: number; readonly available?: undefined };

/** Takes the time of late-paid bookings, the n-th by the n-th line. The caller must roll back on a failure. */
export async function retakeBookings(
  sql: Sql,
  businessId: string,
  paymentId: string,
  bookingIds: readonly string[],
  draft: HoldDraft,
  now: number,
): Promise<RetakenBookings> {
  const [row] = await sql.query<{ taken: RetakenBookings }>(
    `SELECT retake_bookings($1, $2, $3::uuid[], $4, $5) AS taken`,
    [businessId, paymentId, bookingIds, JSON.stringify(draft), new Date(now).toISOString()],
  );
  return row!.taken;
}
