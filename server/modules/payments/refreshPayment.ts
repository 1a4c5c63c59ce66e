import type { BookingRow } from "../bookings/data/loadBookings.ts";
import { type PaymentRow, loadPaymentsOfOrders } from "./data/loadPayments.ts";
import { PaymentUnavailableError } from "./gateways/port.ts";
import { countAttempt } from "../../platform/http/limits/countAttempts.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { viewOrder } from "../bookings/viewBookings.ts";
import { askProvider } from "./askProvider.ts";
import { resolveLate } from "./resolveLate.ts";

/** Minutes, for one query a second. */
const WINDOW = 1 / 60;

/** If the provider is unavailable, nothing changes. */
export async function refreshPayment(scope: Scope, key: string): Promise<Outcome<readonly BookingRow[]>> {
  const notFound = { ok: false, failure: { code: "BOOKING_NOT_FOUND", key } } as const;
  const rows = await viewOrder(scope, key);
  if (!rows) return notFound;
  const businessId = scope.business.id;
  const payments = await loadPaymentsOfOrders(scope.database.query, businessId, [rows[0]!.orderId]);
  const late = payments.find((payment) => payment.isUndecided);
  const open = payments.find((payment) => payment.state === "OPEN");
  if (late) await resolveLate(scope, businessId, late.id);
  else if (open) await ask(scope, open);
  else return { ok: true, value: rows };
  const refreshed = await viewOrder(scope, key);
  return refreshed ? { ok: true, value: refreshed } : notFound;
}

async function ask(scope: Scope, { id, provider, sessionId, expiresAt }: PaymentRow): Promise<void> {
  const now = scope.clock.now();
  const businessId = scope.business.id;
  if (sessionId === null) return;
  if ((await countAttempt(scope, { kind: "ask about payment", text: id, minutes: WINDOW })) > 1) return;
  try {
    await askProvider(scope, { businessId, id, provider, sessionId }, now >= expiresAt ? "end" : "read");
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
  }
}
