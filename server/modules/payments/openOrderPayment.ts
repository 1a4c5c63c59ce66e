import type { FailureWith } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import { NO_PROVIDER } from "../catalogue/index.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { markFromDesk, openPayment } from "./data/openPayment.ts";
import type { PayableBooking } from "./paymentOrders.ts";

export type OpenOrderPaymentFailure = FailureWith<"PAYMENT_UNAVAILABLE" | "NOTHING_DUE" | "HOLD_EXPIRED">;

/**
 * Stores the payment of what an order owes now, or finds the open one, in the caller's transaction. `startSession`
 * follows after the commit. Returns the id.
 */
export async function openOrderPayment(
  sql: Sql,
  scope: Pick<Scope, "business" | "payments" | "clock" | "random">,
  { orderId, currency }: PayableBooking,
  { origin, isFromDesk }: { readonly origin: string; readonly isFromDesk: boolean },
): Promise<Outcome<string, OpenOrderPaymentFailure>> {
  const gateway = scope.payments.current;
  if (gateway === null) return { ok: false, failure: NO_PROVIDER };
  const now = scope.clock.now();
  const id = newId(now, scope.random);
  const businessId = scope.business.id;
  const { provider } = gateway;
  const request = { businessId, orderId, id, provider, currency, now, returnOrigin: origin };
  const result = await openPayment(sql, request);
  if ("failure" in result)
    return { ok: false, failure: { code: result.failure === "NOTHING" ? "NOTHING_DUE" : "HOLD_EXPIRED" } };
  if (isFromDesk && result.payment === id) await markFromDesk(sql, businessId, id);
  return { ok: true, value: result.payment };
}
