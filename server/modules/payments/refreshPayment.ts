import type { FailureWith } from "../../shared/failures/failure.ts";
import { type PaymentRow, loadPaymentsOfOrders } from "./data/loadPayments.ts";
import { PaymentUnavailableError } from "./gateways/port.ts";
import { countAttempt } from "../access/index.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { PayableBooking, PaymentOrders } from "./paymentOrders.ts";
import { syncPayment } from "./syncPayment.ts";
import { resolveLatePayment } from "./resolveLatePayment.ts";

/** Minutes, for one query a second. */
const WINDOW_MINUTES = 1 / 60;

/** If the provider is unavailable, nothing changes. */
export async function refreshPayment<Row extends PayableBooking>(
  scope: Scope,
  orders: PaymentOrders<Row>,
  key: string,
): Promise<Outcome<readonly Row[], FailureWith<"BOOKING_NOT_FOUND">>> {
  const notFound = { ok: false, failure: { code: "BOOKING_NOT_FOUND", accessKey: key } } as const;
  const rows = await orders.view(scope, key);
  if (!rows) return notFound;
  const businessId = scope.business.id;
  const payments = await loadPaymentsOfOrders(scope.database.query, businessId, [rows[0]!.orderId]);
  const latePayment = payments.find((payment) => payment.isUndecided);
  const openPayment = payments.find((payment) => payment.state === "OPEN");
  if (latePayment) await resolveLatePayment({ ...scope, orders }, businessId, latePayment.id);
  else if (openPayment) await syncWithLimit(scope, orders, openPayment);
  else return { ok: true, value: rows };
  const refreshed = await orders.view(scope, key);
  return refreshed ? { ok: true, value: refreshed } : notFound;
}

async function syncWithLimit(
  scope: Scope,
  orders: PaymentOrders,
  { id, provider, sessionId, expiresAt }: PaymentRow,
): Promise<void> {
  const now = scope.clock.now();
  const businessId = scope.business.id;
  if (sessionId === null) return;
  if ((await countAttempt(scope, { kind: "ask about payment", text: id, minutes: WINDOW_MINUTES })) > 1)
    return;
  try {
    await syncPayment(
      { ...scope, orders },
      { businessId, id, provider, sessionId },
      now >= expiresAt ? "end" : "read",
    );
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
  }
}
