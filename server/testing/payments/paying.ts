import type { BookingRow } from "../../modules/bookings/data/loadBookings.ts";
import { createOrderKey } from "../../modules/bookings/keys/orderKeys.ts";
import { applyEvent } from "../../modules/payments/settlePayment.ts";
import { startPayment } from "../../modules/payments/startPayment.ts";
import { sweepPayments } from "../../modules/payments/sweepPayments.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { viewOrder } from "../../modules/bookings/viewBookings.ts";
import { type TestHoldRequest, bookAs, countGuests, holdAs } from "../bookings/callers.ts";
import type { TestGraph } from "../graph.ts";
import { paymentOrders } from "../../modules/bookings/paymentOrders.ts";
import { unwrap } from "../unwrap.ts";

export interface PaidOrder {
  readonly key: string;
  readonly orderId: string;
  readonly rows: readonly BookingRow[];
}

export async function bookOrderAs(
  scope: Scope,
  visitor: number,
  holdRequest: TestHoldRequest,
  guests = countGuests(holdRequest),
): Promise<PaidOrder> {
  const held = unwrap(await holdAs(scope, visitor, holdRequest));
  const booked = unwrap(await bookAs(scope, held.id, "book-key-1", guests));
  const [first] = booked;
  const key = createOrderKey(scope.signer, scope.business.id, first!.orderId, first!.orderVersion);
  return { key, orderId: first!.orderId, rows: booked };
}

export async function startPaymentAs(scope: Scope, { key }: Pick<PaidOrder, "key">): Promise<string> {
  return unwrap(
    await startPayment(scope, paymentOrders, {
      key,
      origin: "https://studio.example",
      businessName: "Northside Studio",
    }),
  ).payment.id;
}

export async function deliverEvents(graph: TestGraph): Promise<string[]> {
  const outcomes: string[] = [];
  for (const event of graph.provider.events.splice(0))
    outcomes.push((await applyEvent(graph.paying, event)).outcome);
  return outcomes;
}

export async function loadStatuses(scope: Scope, { key }: Pick<PaidOrder, "key">): Promise<string[]> {
  const rows = await viewOrder(scope, key);
  const now = scope.clock.now();
  return rows!.map((row) =>
    row.status === "AWAITING_PAYMENT" && row.decideBy !== null && row.decideBy <= now
      ? "EXPIRED"
      : row.status,
  );
}

export const runPaymentJobs = (graph: TestGraph) => sweepPayments(graph.paying);

export async function summarizeMoney(graph: TestGraph): Promise<{
  readonly payments: string[];
  readonly refunds: string[];
  readonly money: string[];
}> {
  const query = async (text: string) =>
    (await graph.database.query<{ line: string }>(text)).map(({ line }) => line);
  return {
    payments: await query(
      "SELECT state || ' ' || amount_minor AS line FROM payments ORDER BY created_at, id",
    ),
    refunds: await query(
      "SELECT reason || ' ' || state || ' ' || amount_minor AS line FROM refunds ORDER BY created_at, amount_minor, state::text",
    ),
    money: await query(
      "SELECT kind || ' ' || amount_minor AS line FROM money_entries ORDER BY at, kind::text, amount_minor",
    ),
  };
}
