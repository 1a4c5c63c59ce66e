import type { Scope } from "../../platform/database/scope.ts";
import type { TestGraph } from "../graph.ts";
import { bookOrderAs } from "./paying.ts";

export interface PayableOrder {
  readonly key: string;
  readonly bookingId: string;
}

/** Makes physiotherapy bookable with full payment and without a date of birth until `reset`. */
export async function requirePayment(graph: TestGraph): Promise<void> {
  await graph.change("physio", { priceMinor: 9_500, paymentRule: "FULL", askDateOfBirth: "NO" });
}

export async function bookPayable(
  scope: Scope,
  visitor = 1,
  startsAt = "2026-11-24T15:00:00Z",
): Promise<PayableOrder> {
  const { key, rows } = await bookOrderAs(scope, visitor, { service: "physio", startsAt });
  return { key, bookingId: rows[0]!.id };
}

/**
 * Formats the status of a booking and its money: `CONFIRMED +9500 -9500`. A pending refund is `(-9500)`, a failed one
 * `x`. The refund that repeats a failed one may have the same instant and has a random id, so it comes last by its state.
 */
export async function summarizePayment(
  { database }: TestGraph,
  { bookingId }: PayableOrder,
): Promise<string> {
  const rows = await database.query<{ text: string }>(
    `SELECT b.status || coalesce((SELECT string_agg(
              CASE WHEN m.kind = 'REFUND' THEN ' -' ELSE ' +' END || m.amount_minor, '' ORDER BY m.kind, m.at, m.id)
              FROM money_entries m JOIN payments p ON p.business_id = m.business_id AND p.id = m.payment_id AND p.order_id = b.order_id), '')
            || coalesce((SELECT string_agg(CASE r.state WHEN 'PENDING' THEN ' (-' || r.amount_minor || ')' WHEN 'FAILED' THEN ' x' ELSE '' END, '' ORDER BY r.created_at, r.state = 'PENDING', r.id)
              FROM refunds r JOIN payments p ON p.business_id = r.business_id AND p.id = r.payment_id AND p.order_id = b.order_id), '') AS text
       FROM bookings b WHERE b.id = $1`,
    [bookingId],
  );
  return rows[0]!.text;
}
