import type { HoldDraft, TakenHold } from "../../bookings/data/holds/takeHold.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** What is reported of a payment; see `settle_payment`. */
export interface PaymentReport {
  readonly state: "OPEN" | "PAID" | "FAILED" | "EXPIRED";
  readonly sessionId: string | null;
  readonly chargeReference: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly failure: string;
}

/** What is reported of a refund. */
export interface RefundReport {
  readonly state: "PENDING" | "SUCCEEDED" | "FAILED";
  readonly reference: string;
  readonly failure: string;
}

/** What became of a report. */
export type SettledOutcome =
  | "SUCCEEDED"
  | "FAILED"
  | "EXPIRED"
  | "REFUNDED"
  | "REFUND_FAILED"
  /** It says what was known, or what is overtaken. */
  | "NOTHING_NEW"
  | "TOLD_BEFORE"
  | "NOT_OURS"
  | "UNKNOWN_PAYMENT"
  | "UNKNOWN_REFUND"
  | "OTHER_AMOUNT"
  /** It is about another session than the payment's own. */
  | "OTHER_SESSION";

/** What the money of a payment became, by the ids of bookings. */
export interface Allotted {
  /** What stands now. */
  readonly stood: readonly string[];
  /** Of what it goes back. */
  readonly refunded: readonly string[];
  /** What ended unpaid before: its time is to be taken again, else the money goes back. */
  readonly late: readonly string[];
}

export type Settled = { readonly outcome: SettledOutcome } & Allotted;

type Answer = { readonly outcome: SettledOutcome } & Partial<Allotted>;

const NOTHING: Allotted = { stood: [], refunded: [], late: [] };

/** Something a provider told. Instants in epoch milliseconds; the ids were given by us once, but need not lead anywhere. */
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

/** Records an event, once, and takes over what it says. One statement. */
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

/** Takes over what a provider answered about a payment. One statement. */
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

/** Takes over what a provider answered about a refund. One statement. */
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

/**
 * Decides what the money of a payment that succeeded becomes, as far as that is open; with `refundLate` it goes back of what
 * ended unpaid too. One statement.
 */
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

/** `STATUS`: something of it has not ended unpaid, or is decided. `LINK`: somebody else booked with its one-time link. */
export type RetakenBookings =
  | TakenHold
  | { readonly failure: "STATUS" | "LINK"; readonly ordinal: number; readonly available?: undefined };

/**
 * Takes the time of bookings again that were paid for too late, the n-th where the n-th line of a draft says: one statement. On
 * a failure the caller must roll back.
 */
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
