import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { TestGraph } from "../graph.ts";
import { bookOrderAs } from "./paying.ts";

export interface PaidOrder {
  readonly reference: string;
  readonly orderId: string;
  readonly bookingId: string;
  readonly paymentId: string;
  readonly sessionId: string;
}

/** Books a consultation on a unique day and records a successful or failed payment. */
export async function addPaidOrder(
  { database, clock }: TestGraph,
  scope: Scope,
  { visitor, state }: { readonly visitor: number; readonly state: "SUCCEEDED" | "FAILED" },
): Promise<PaidOrder> {
  const startsAt = new Date(Date.UTC(2026, 10, weekday(visitor), 15)).toISOString();
  const { orderId, rows } = await bookOrderAs(scope, visitor, { service: "consultation", startsAt });
  const { id: bookingId, reference } = rows[0]!;
  const sessionId = `test_session_${visitor}`;
  const paymentId = await insertPayment({ database, clock }, scope, { bookingId, sessionId, state });
  return { reference, orderId, bookingId, paymentId, sessionId };
}

export async function insertPayment(
  { database, clock }: Pick<TestGraph, "database" | "clock">,
  scope: Scope,
  paid: { readonly bookingId: string; readonly sessionId: string; readonly state: "SUCCEEDED" | "FAILED" },
): Promise<string> {
  const paymentId = newId(clock.now(), scope.random);
  const now = new Date(clock.now()).toISOString();
  await database.query(
    `WITH paid AS (
       INSERT INTO payments (business_id, id, order_id, provider, state, amount_minor, currency, session_id, created_at, expires_at, settled_at)
       SELECT business_id, $3, order_id, 'TEST', $4, 10000, 'USD', $5, $6, $6::timestamptz + interval '10 minutes', $6
         FROM bookings WHERE business_id = $1 AND id = $2 RETURNING 1
     ), part AS (
       INSERT INTO payment_bookings (business_id, payment_id, booking_id, amount_minor, allotted_at)
       SELECT $1, $3, $2, 10000, CASE WHEN $4 = 'SUCCEEDED' THEN $6::timestamptz END FROM paid RETURNING 1
     )
     INSERT INTO money_entries (business_id, id, kind, payment_id, amount_minor, currency, reference, at)
     SELECT $1, $7, 'CHARGE', $3, 10000, 'USD', $5, $6 FROM part WHERE $4 = 'SUCCEEDED'`,
    [
      scope.business.id,
      paid.bookingId,
      paymentId,
      paid.state,
      paid.sessionId,
      now,
      newId(clock.now(), scope.random),
    ],
  );
  return paymentId;
}

function weekday(n: number): number {
  const days = Array.from({ length: 60 }, (_, i) => 23 + i).filter((day) => {
    const date = new Date(Date.UTC(2026, 10, day));
    return date.getUTCDay() % 6 !== 0 && date.getUTCDate() !== 26 && date.getUTCDate() !== 25;
  });
  return days[n - 1]!;
}
